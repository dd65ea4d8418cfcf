import type { Body } from './body.ts'
import { type Camera, segments, standing, type Vec } from './camera.ts'
import { darker, lighter, mix } from './color.ts'
import { inLight, type Mood, snowColor } from './mood.ts'
import type { Random } from './random.ts'
import { box } from './solid.ts'
import { ellipse, times } from './svg.ts'

/** A brick chimney on the ridge, smoking when it is cold or dark. */
export function chimney(cam: Camera, mood: Mood, random: Random, body: Body): string {
  const along = random.range(0.25, 0.7)
  const x = body.ridge === 'x' ? body.x + body.w * along : body.x + body.w / 2 - 0.35
  const z = body.ridge === 'x' ? body.z + body.d / 2 - 0.3 : body.z + body.d * along
  const top = body.eaves + body.rise
  const brick = inLight(mood, '#8f5a48')
  const smoke = mood.snow || mood.lit || random.chance(0.3)
  return [
    box(cam, { x, y: top - 0.7, z, w: 0.75, h: 1.6, d: 0.65 }, brick),
    segments(
      cam,
      [0.2, 0.5, 0.8].map((y): [Vec, Vec] => [
        [x, top + y, z],
        [x + 0.75, top + y, z],
      ]),
      lighter(brick, 0.25),
      1,
      'opacity=".6"',
    ),
    box(
      cam,
      { x: x - 0.1, y: top + 0.9, z: z - 0.1, w: 0.95, h: 0.14, d: 0.85 },
      mood.snow ? snowColor(mood) : darker(brick, 0.3),
    ),
    smoke ? standing(cam, [x + 0.35, top + 1.1, z], puffs(mood, random)) : '',
  ].join('')
}

const puffs = (mood: Mood, random: Random) => {
  const drift = random.pick([-1, 1])
  const color = mix(mood.sky.at(-1) ?? '#ffffff', '#ffffff', mood.lit ? 0.12 : 0.5)
  return times(7, (i) =>
    ellipse(
      drift * (i * 3 + i * i * 0.9),
      -4 - i * 5.5,
      2.2 + i * 1.7,
      1.9 + i * 1.1,
      color,
      `opacity="${(0.42 - i * 0.05).toFixed(2)}" transform="scale(.1)"`,
    ),
  )
}
