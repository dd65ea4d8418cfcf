import { type Camera, orbit, standing } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { castShadow, street } from '../ground.ts'
import { inLight, type Mood } from '../mood.ts'
import { plane } from '../plane.ts'
import { bicycle, lampPost, walker } from '../props.ts'
import { setting } from '../setting.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { glow, gradient, times } from '../svg.ts'
import { birch, linden, planted, shrub, spruce } from '../trees.ts'
import { shown } from './shown.ts'

/** A large board on posts beside a country road. */
export function billboard(stage: DrawingStage): string {
  const { mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(680, 720)
  const cam = orbit(3.4, 0, random.range(14.5, 16), side * random.range(12, 24), 1.9, {
    focal: 1600,
    horizon,
  })
  const [w, h, y] = [6.8, 3.5, 1.7]
  const board = plane(cam, [0, y, 0], [1, 0, 0])
  const steel = inLight(mood, home.pick(['#39484d', '#6b5443', '#8d9293']))
  return [
    setting(stage, { horizon, shore: 46 }),
    times(11, (i) =>
      planted(
        cam,
        mood,
        random,
        [-18 + i * 4.4, 0, 13 + random.range(0, 5)],
        random.pick([spruce, spruce, birch]),
        1.15,
      ),
    ),
    castShadow(cam, mood, [
      [0, -0.2],
      [w, -0.2],
      [w + side * 3, 2.5],
      [side * 3, 2.5],
    ]),
    times(3, (i) => box(cam, { x: 0.8 + i * 2.5, z: 0.2, w: 0.24, h: y + h, d: 0.24 }, steel)),
    box(cam, { x: -0.15, y: y - 0.15, z: 0, w: w + 0.3, h: h + 0.3, d: 0.22 }, steel),
    shown(mood, plane(cam, [0, y, -0.02], [1, 0, 0]), random, 0, 0, w, h),
    times(4, (i) => lampArm(cam, mood, 0.9 + i * 1.7, y + h, steel)),
    mood.lit ? board.rect(0, 0, w, h, gradient('v', ['#fff3cf', 0, 0.35], ['#fff3cf', 1, 0])) : '',
    times(6, (i) => planted(cam, mood, random, [-1 + i * 1.7, 0, -0.5], shrub, random.range(0.5, 0.8))),
    street(cam, mood, random, -5.6, -2.6),
    planted(cam, mood, random, [3.4 + side * 6.4, 0, -1], random.pick([birch, linden]), 1.1),
    standing(cam, [3.4 - side * 6, 0, -1.6], lampPost(mood)),
    car(cam, mood, {
      x: 3.4 - side * random.range(1, 3.4),
      z: -3.7,
      nose: random.pick(['left', 'right']),
      color: random.pick(carColors),
      shape: random.int(0, 1),
    }),
    random.chance(0.5)
      ? standing(cam, [3.4 + side * 4, 0, -1.4], walker(mood, random))
      : standing(cam, [3.4 + side * 4, 0, -1.4], bicycle(mood, random)),
  ].join('')
}

const lampArm = (cam: Camera, mood: Mood, x: number, y: number, steel: string) =>
  box(cam, { x, y: y + 0.1, z: -0.8, w: 0.05, h: 0.05, d: 0.9 }, steel) +
  box(cam, { x: x - 0.15, y: y + 0.05, z: -0.95, w: 0.35, h: 0.1, d: 0.2 }, steel) +
  (mood.lit
    ? standing(
        cam,
        [x, y - 0.5, -0.05],
        `<g transform="scale(.01)">${glow(0, 0, 110, 150, '#ffe3a3', 0.6)}</g>`,
      )
    : '')
