import { type Camera, orbit, standing } from '../camera.ts'
import { castShadow, street, walk } from '../ground.ts'
import { inLight, type Mood } from '../mood.ts'
import { paints } from '../palette.ts'
import { floorPlane, plane } from '../plane.ts'
import { bench, bicycle, lampPost, walker } from '../props.ts'
import { setting } from '../setting.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { glow, times } from '../svg.ts'
import { birch, flowers, linden, planted, spruce } from '../trees.ts'
import { shown } from './shown.ts'

/** A bus shelter with a lit poster, a person waiting, and the road. */
export function busShelter(stage: DrawingStage): string {
  const { mood, random, spec } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(600, 640)
  const cam = orbit(2.2, 0, random.range(6.6, 7.4), side * random.range(14, 24), 1.65, {
    focal: 1150,
    horizon,
  })
  const steel = inLight(mood, '#39484d')
  const glassPane = (u: number, w: number) =>
    plane(cam, [u, 0.15, 1.4], [1, 0, 0]).rect(0, 0, w, 2.1, '#dcecec', 'opacity=".3"')
  const posterAt = side > 0 ? 3.15 : 0
  const poster = plane(cam, [posterAt, 0.35, 0.3], [1, 0, 0])
  return [
    setting(stage, { horizon, shore: 50 }),
    times(9, (i) =>
      planted(
        cam,
        mood,
        random,
        [-11 + i * 3.4, 0, 9 + random.range(0, 3)],
        random.pick([birch, linden, spruce]),
        1,
      ),
    ),
    times(8, () =>
      planted(cam, mood, random, [2.2 + random.range(-6, 6), 0, random.range(2.6, 3.4)], flowers, 0.9),
    ),
    walk(cam, mood, [
      [-30, 34, -1.4],
      [-30, 34, 2.4],
    ]),
    street(cam, mood, random, -7, -3.4),
    castShadow(cam, mood, [
      [0, 0],
      [4.4, 0],
      [4.4 + side, 2.2],
      [side, 2.2],
    ]),
    glassPane(0, 1.45) + glassPane(1.5, 1.45) + glassPane(3, 1.45),
    times(4, (i) => box(cam, { x: i * 1.48, z: 1.4, w: 0.07, h: 2.4, d: 0.07 }, steel)),
    standing(cam, [side > 0 ? 1.4 : 3, 0, 1.05], bench(mood)),
    box(cam, { x: posterAt - 0.1, y: 0.15, z: 0.32, w: 1.45, h: 2.2, d: 0.18 }, steel),
    shown(mood, poster, random, 0, 0, 1.25, 1.85) +
      poster.poly(
        [
          [0.1, 0],
          [0.3, 0],
          [0.95, 1.85],
          [0.75, 1.85],
        ],
        '#ffffff',
        'opacity=".12"',
      ),
    mood.lit
      ? standing(
          cam,
          [posterAt + 0.6, 1.3, 0.2],
          `<g transform="scale(.01)">${glow(0, 0, 190, 190, '#ffe9b8', 0.5)}</g>`,
        ) + floorPlane(cam, 0.02).rect(posterAt - 0.6, -1.6, 2.6, 1.9, '#ffd58a', 'opacity=".2"')
      : '',
    box(cam, { x: -0.25, y: 2.4, z: -0.1, w: 5, h: 0.14, d: 1.75 }, steel, {
      top: mood.snow ? '#f4f3ee' : undefined,
    }),
    times(2, (i) => box(cam, { x: i * 4.37, z: 0.1, w: 0.08, h: 2.4, d: 0.08 }, steel)),
    standing(cam, [side > 0 ? 1.9 : 2.5, 0, 0.1], walker(mood, random)),
    busStopSign(cam, mood, 2.2 - side * 3.6, paints[spec.paint]),
    standing(cam, [2.2 + side * 4.6, 0, 0.6], lampPost(mood)),
    random.chance(0.6) ? standing(cam, [2.2 - side * 2.8, 0, -0.6], bicycle(mood, random)) : '',
  ].join('')
}

const busStopSign = (cam: Camera, mood: Mood, x: number, color: string) => {
  const sign = plane(cam, [x, 0, -0.4], [1, 0, 0])
  return (
    sign.rect(-0.035, 0, 0.07, 2.6, inLight(mood, '#8d9293')) +
    sign.rect(-0.3, 2.1, 0.6, 0.6, inLight(mood, color)) +
    sign.rect(-0.19, 2.28, 0.38, 0.24, inLight(mood, '#f4efe4')) +
    sign.disc(-0.1, 2.26, 0.05, inLight(mood, '#f4efe4')) +
    sign.disc(0.1, 2.26, 0.05, inLight(mood, '#f4efe4'))
  )
}
