import { block } from '../block.ts'
import { orbit, standing } from '../camera.ts'
import { mix } from '../color.ts'
import { shadowBeside, street } from '../ground.ts'
import { inLight } from '../mood.ts'
import { doorOn, type WindowStyle, windowOn } from '../openings.ts'
import { paints } from '../palette.ts'
import { plane } from '../plane.ts'
import { bench, bicycle, lampPost, walker } from '../props.ts'
import { setting } from '../setting.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { gradient, times } from '../svg.ts'
import { birch, linden, planted, shrub } from '../trees.ts'
import { shown } from './shown.ts'

/** A tall banner on an old brick front. */
export function banner(stage: DrawingStage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(800, 830)
  const cam = orbit(9 - side, 0, random.range(17.5, 19), side * random.range(18, 28), 1.9, {
    focal: 1150,
    horizon,
  })
  const w = 18
  const wall = block(cam, mood, {
    x: 0,
    z: 0,
    w,
    d: 10,
    floors: 4,
    storey: 3.2,
    paint: mix(home.pick(['#a4553f', '#8f4c3c', '#b06f55']), paints[spec.paint], 0.08),
    brick: true,
  })
  const style: WindowStyle = { frame: home.pick(['#2f3d42', '#f0eadc']), panes: [3, 4], curtains: false }
  const at = home.pick([6, 7.2])
  const { front, end } = wall
  return [
    setting(stage, { horizon, shore: 40, light: { x: side > 0 ? 200 : 1400, y: 260 } }),
    box(cam, { x: side > 0 ? 24 : -8, z: 12, w: 2, h: 19, d: 2 }, inLight(mood, '#a4553f')),
    shadowBeside(cam, mood, side, w, [
      [w, 0],
      [w + 9, 4],
      [w + 9, 11],
      [w, 10],
    ]),
    street(cam, mood, random, -13, -6.4),
    wall.drawing,
    times(4, (f) =>
      [0.8, 3.4, 12.2, 14.9]
        .map((u) => windowOn(front, mood, random, u, 0.9 + f * 3.2, 1.9, 2.1, style))
        .join(''),
    ),
    end
      ? times(4, (f) =>
          [1.4, 5.8].map((u) => windowOn(end, mood, random, u, 0.9 + f * 3.2, 1.9, 2.1, style)).join(''),
        )
      : '',
    doorOn(front, mood, at + 1.8, 0.1, paints.fjord, '#efe8da'),
    front.rect(at + 0.12, 3.1, 4.6, 9.4, mood.shadow, `opacity="${mood.shadowOpacity}"`),
    shown(mood, plane(cam, [0, 0, -0.06], [1, 0, 0]), random, at, 3.2, 4.6, 9.4),
    front.rect(at - 0.1, 12.55, 4.8, 0.12, inLight(mood, '#2f3a3e')) +
      front.rect(at - 0.1, 3.1, 4.8, 0.1, inLight(mood, '#2f3a3e')),
    mood.lit ? front.rect(at, 3.2, 4.6, 9.4, gradient('v', ['#fff0c8', 0, 0], ['#fff0c8', 1, 0.3])) : '',
    times(5, (i) => planted(cam, mood, random, [1 + i * 4.2, 0, -1], shrub, 0.8)),
    standing(cam, [5, 0, -2.2], bicycle(mood, random)) + standing(cam, [13.5, 0, -2], bench(mood)),
    standing(cam, [9 + side * 2, 0, -4.5], walker(mood, random)) +
      standing(cam, [9 - side * 4, 0, -5.2], walker(mood, random)),
    standing(cam, [9 + side * 8.5, 0, -5.6], lampPost(mood)),
    planted(cam, mood, random, [9 - side * 11, 0, -3.6], random.pick([linden, birch]), 1.2),
  ].join('')
}
