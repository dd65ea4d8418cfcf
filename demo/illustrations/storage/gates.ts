import { block } from '../block.ts'
import { orbit, standing } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { mix } from '../color.ts'
import { shadowBeside, street } from '../ground.ts'
import { inLight } from '../mood.ts'
import { paints } from '../palette.ts'
import { lampPost, walker } from '../props.ts'
import { setting } from '../setting.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { times } from '../svg.ts'
import { birch, planted, shrub, spruce } from '../trees.ts'
import { rollingDoor } from './doors.ts'
import { carton, pile } from './things.ts'

/** A long low building with a rolling gate for every unit, one of them open. */
export function storageGates(stage: DrawingStage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(640, 680)
  const count = 8
  const w = count * 3.6
  const cam = orbit(w / 2 - side * 2, 0, random.range(13.5, 15), side * random.range(24, 34), 2.3, {
    focal: 1250,
    horizon,
  })
  const color = inLight(mood, paints[spec.paint])
  const { drawing, front, end } = block(cam, mood, {
    x: 0,
    z: 0,
    w,
    d: 8,
    floors: 1,
    storey: 3.1,
    paint: home.pick(['#d9d2c2', '#c9c4b8', '#b9a98f', '#e3dccb']),
    brick: home.chance(0.3),
  })
  const open = side > 0 ? 5 : 2
  const first = home.int(1, 40)
  const gates = times(count, (i) =>
    i === open ? '' : rollingDoor(front, 0.5 + i * 3.6, 0.05, 2.6, 2.7, color, first + i),
  )
  const inside = front.rect(
    0.5 + open * 3.6,
    0.05,
    2.6,
    2.7,
    mood.lit ? '#e8b870' : mix('#4a4640', mood.shadow, 0.3),
  )
  return [
    setting(stage, { horizon, shore: 50 }),
    times(8, (i) =>
      planted(
        cam,
        mood,
        random,
        [-14 + i * 8, 0, 16 + random.range(0, 4)],
        random.pick([spruce, birch]),
        1.2,
      ),
    ),
    shadowBeside(cam, mood, side, w, [
      [w, 0],
      [w + 4, 3],
      [w + 4, 9],
      [w, 8],
    ]),
    street(cam, mood, random, -14, -0.3, false),
    drawing,
    end ? end.rect(1.5, 0.05, 1, 2.1, color) : '',
    gates,
    inside,
    pile(cam, random, 0.6 + open * 3.6, 0.15, 3, 3) +
      carton(cam, random, 2.4 + open * 3.6, 0, -0.2, 0.55, 0.45, 0.45),
    front.rect(0.5 + open * 3.6, 2.45, 2.6, 0.3, color) +
      front.pierced(
        0.4 + open * 3.6,
        0.05,
        2.8,
        2.8,
        [[0.5 + open * 3.6, 0.05, 2.6, 2.7]],
        mix(color, '#16232c', 0.4),
      ),
    mood.lit ? times(count, (i) => front.disc(1.8 + i * 3.6, 3.1, 0.12, '#ffe6ad')) : '',
    box(cam, { x: -0.3, y: 3.75, z: -0.4, w: w + 0.6, h: 0.28, d: 0.4 }, inLight(mood, '#3c474d')),
    standing(cam, [3 + open * 3.6, 0, -1.4], walker(mood, random)),
    car(cam, mood, {
      x: 1.2 + open * 3.6 - side * 3.4,
      z: -4.6,
      nose: side > 0 ? 'left' : 'right',
      color: random.pick(carColors),
      shape: 1,
    }),
    standing(cam, [w / 2 + side * 9, 0, -3], lampPost(mood)),
    planted(cam, mood, random, [w / 2 - side * 11, 0, -5.4], shrub, 1),
  ].join('')
}
