import { type Camera, face } from '../camera.ts'
import { darker, lighter } from '../color.ts'
import { abstractArt } from '../interiors/art.ts'
import { inLight, type Mood, snowColor } from '../mood.ts'
import type { Plane } from '../plane.ts'
import type { Random } from '../random.ts'
import { gradient, times } from '../svg.ts'

/** A large pane with what is shown behind it. */
export function displayWindow(
  wall: Plane,
  mood: Mood,
  random: Random,
  u: number,
  v: number,
  w: number,
  h: number,
  frame: string,
  poster = false,
): string {
  const lit = mood.lit || mood.hour === 'evening'
  const inside = lit
    ? gradient('v', '#ffe3a8', '#f0b868')
    : gradient('v', inLight(mood, '#6f8a90'), inLight(mood, '#4a646c'))
  const wood = inLight(mood, '#b98a5a')
  const goods = times(Math.floor(w / 0.34), (i) => {
    const x = u + 0.12 + i * 0.34
    const color = inLight(
      mood,
      random.pick(['#9a3f2d', '#2f6675', '#d9a441', '#efe6d4', '#6d8763', '#cf9a82']),
    )
    const kind = random.int(0, 3)
    const tall = random.range(0.2, 0.5)
    if (kind === 0)
      return (
        wall.rect(x, v + 0.3, 0.2, tall, color) +
        wall.rect(x, v + 0.3 + tall * 0.7, 0.2, 0.04, lighter(color, 0.4))
      )
    if (kind === 1)
      return wall.disc(x + 0.1, v + 0.42, 0.12, color) + wall.rect(x + 0.07, v + 0.52, 0.06, 0.12, color)
    if (kind === 2)
      return wall.poly(
        [
          [x, v + 0.3],
          [x + 0.24, v + 0.3],
          [x + 0.18, v + 0.3 + tall],
          [x + 0.06, v + 0.3 + tall],
        ],
        color,
      )
    return (
      wall.rect(x + 0.02, v + 0.3, 0.18, 0.16, color) +
      wall.disc(x + 0.11, v + 0.56, 0.14, inLight(mood, '#5f8257'))
    )
  })
  return [
    wall.rect(u - 0.1, v - 0.1, w + 0.2, h + 0.2, inLight(mood, frame)),
    wall.rect(u, v, w, h, inside),
    poster
      ? abstractArt(wall, random, u + w * 0.08, v + 0.18, w * 0.84, h - 0.36, (color) => inLight(mood, color))
      : wall.rect(u, v + 0.24, w, 0.06, wood) +
        goods +
        wall.rect(u, v + h * 0.62, w, 0.04, wood) +
        times(
          2,
          (i) =>
            wall.lines(
              [[u + w * (0.3 + i * 0.4), v + h, u + w * (0.3 + i * 0.4), v + h * 0.86]],
              '#3a2a1c',
              1.5,
            ) +
            wall.disc(
              u + w * (0.3 + i * 0.4),
              v + h * 0.82,
              0.11,
              lit ? '#fff6d8' : inLight(mood, '#e8e0cc'),
            ),
        ),
    wall.poly(
      [
        [u + w * 0.1, v],
        [u + w * 0.24, v],
        [u + w * 0.62, v + h],
        [u + w * 0.48, v + h],
      ],
      '#ffffff',
      'opacity=".12"',
    ),
    wall.lines([[u + w / 2, v, u + w / 2, v + h]], inLight(mood, frame), poster ? 0.01 : 3),
  ].join('')
}

/** A striped awning over a shop front. */
export function awning(
  cam: Camera,
  mood: Mood,
  x: number,
  y: number,
  z: number,
  w: number,
  color: string,
): string {
  const stripes = Math.round(w / 0.4)
  const step = w / stripes
  const [a, b] = [inLight(mood, color), inLight(mood, '#f4efe4')]
  return times(stripes, (i) => {
    const [l, r] = [x + i * step, x + (i + 1) * step]
    const fill = mood.snow && i % 2 ? snowColor(mood) : i % 2 ? b : a
    return (
      face(
        cam,
        [
          [l, y, z],
          [r, y, z],
          [r, y - 0.55, z - 1.1],
          [l, y - 0.55, z - 1.1],
        ],
        fill,
      ) +
      face(
        cam,
        [
          [l, y - 0.55, z - 1.1],
          [r, y - 0.55, z - 1.1],
          [r, y - 0.78, z - 1.1],
          [(l + r) / 2, y - 0.84, z - 1.1],
          [l, y - 0.78, z - 1.1],
        ],
        darker(fill, 0.1),
      )
    )
  })
}
