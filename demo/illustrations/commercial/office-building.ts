import { balcony, block } from '../block.ts'
import { orbit, standing } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { lighter, mix } from '../color.ts'
import { shadowBeside, street } from '../ground.ts'
import { windowGlow } from '../house.ts'
import { inLight, type Mood } from '../mood.ts'
import { doorOn, type WindowStyle, windowOn } from '../openings.ts'
import { paints } from '../palette.ts'
import type { Plane } from '../plane.ts'
import { bicycle, lampPost, walker } from '../props.ts'
import { setting } from '../setting.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { gradient, times } from '../svg.ts'
import { birch, linden, planted, shrub } from '../trees.ts'

/** An office building: a glazed ground floor and even rows of tall windows. */
export function officeBuilding(stage: DrawingStage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(770, 800)
  const floors = home.int(4, 5)
  const w = 21
  const cam = orbit(w / 2 - side * 2, 0, 27, side * random.range(22, 32), 2.1, { focal: 1300, horizon })
  const paint = mix(home.pick(['#d6cfbf', '#a4553f', '#5f757b', '#e4dccb']), paints[spec.paint], 0.18)
  const wall = block(cam, mood, { x: 0, z: 0, w, d: 12, floors, storey: 3.2, paint, brick: home.chance(0.5) })
  const style: WindowStyle = { frame: '#2f3d42', panes: [1, 1], curtains: false }
  const fins = home.chance(0.5)
  const { front, end } = wall
  const accent = paints[spec.paint]
  return [
    setting(stage, { horizon, shore: 42, light: { x: side > 0 ? 220 : 1380, y: horizon * 0.25 } }),
    times(7, (i) => planted(cam, mood, random, [-26 + i * 11, 0, 28], random.pick([birch, linden]), 1.5)),
    shadowBeside(cam, mood, side, w, [
      [w, 0],
      [w + 12, 5],
      [w + 12, 13],
      [w, 12],
    ]),
    street(cam, mood, random, -16, -9),
    wall.drawing,
    times(floors - 1, (f) =>
      times(
        9,
        (i) =>
          windowOn(front, mood, random, 0.8 + i * 2.22, 4.3 + f * 3.2, 1.5, 2.1, style) +
          (fins
            ? front.rect(0.35 + i * 2.22, 3.9, 0.14, (floors - 1) * 3.2, inLight(mood, lighter(accent, 0.1)))
            : ''),
      ),
    ),
    end
      ? times(floors - 1, (f) =>
          times(4, (i) => windowOn(end, mood, random, 1 + i * 2.8, 4.3 + f * 3.2, 1.5, 2.1, style)),
        )
      : '',
    front.rect(0.5, 0.1, w - 1, 3.2, inLight(mood, '#2f3d42')) +
      times(9, (i) => displayLobby(front, mood, 0.7 + i * 2.2)),
    windowGlow(cam, mood, 0.6, w - 1.2, -0.1),
    doorOn(front, mood, 9.9, 0.1, accent, '#2f3d42') +
      box(cam, { x: 8.4, y: 3.1, z: -2, w: 4.4, h: 0.22, d: 2 }, inLight(mood, accent)),
    times(2, (i) => balcony(cam, mood, random, 15.2, 3.9 + i * 3.2, 0, 3.4, null)),
    times(
      3,
      (i) =>
        box(cam, { x: 2 + i * 7, z: -4.6, w: 3, h: 0.5, d: 1 }, inLight(mood, '#a39d90')) +
        planted(cam, mood, random, [2.8 + i * 7, 0.45, -4.3], shrub, 0.7) +
        planted(cam, mood, random, [4.2 + i * 7, 0.45, -4.3], shrub, 0.6),
    ),
    standing(cam, [7, 0, -3], bicycle(mood, random)) + standing(cam, [6.2, 0, -3.2], bicycle(mood, random)),
    standing(cam, [11.5, 0, -5.4], walker(mood, random)) +
      standing(cam, [w / 2 + side * 5, 0, -7.6], walker(mood, random)),
    planted(cam, mood, random, [side > 0 ? -2 : w + 2, 0, -5], birch, 1.3),
    standing(cam, [w / 2 + side * 9, 0, -8], lampPost(mood)),
    car(cam, mood, {
      x: w / 2 - side * 4,
      z: -10.6,
      nose: random.pick(['left', 'right']),
      color: random.pick(carColors),
      shape: random.int(0, 1),
    }),
  ].join('')
}

const displayLobby = (front: Plane, mood: Mood, u: number) =>
  front.rect(
    u,
    0.3,
    1.9,
    2.8,
    mood.lit
      ? gradient('v', '#ffe3a8', '#e8b468')
      : gradient('d', inLight(mood, '#a9c2c6'), inLight(mood, '#4a646c')),
  ) +
  front.rect(u + 0.5, 0.3, 0.5, 0.9, mood.lit ? '#8a5a34' : '#3a4f56', 'opacity=".35"') +
  front.disc(u + 0.75, 1.4, 0.3, '#4d7350', 'opacity=".4"')
