import { darker, lighter } from '../color.ts'
import { paintedNumber } from '../digits.ts'
import type { Plane } from '../plane.ts'

/** A rolling door of ribbed steel with its number above the handle. */
export function rollingDoor(
  wall: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  color: string,
  number: number | null,
  ink = '#fbfaf6',
): string {
  const ribs = Array.from(
    { length: Math.floor(h / 0.12) },
    (_, i) => [u, v + i * 0.12, u + w, v + i * 0.12] as const,
  )
  return [
    wall.rect(u - 0.07, v, w + 0.14, h + 0.09, darker(color, 0.4)),
    wall.rect(u, v, w, h, color),
    wall.lines(ribs, darker(color, 0.24), 2) +
      wall.lines(
        ribs.map(([a, b, c, d]) => [a, b + 0.03, c, d + 0.03] as const),
        lighter(color, 0.2),
        1.4,
        'opacity=".7"',
      ),
    wall.rect(u + w / 2 - 0.09, v + 0.35, 0.18, 0.05, '#d9d6cc'),
    wall.rect(u, v, w, 0.06, darker(color, 0.4)),
    number === null
      ? ''
      : paintedNumber(
          wall,
          number,
          u + w / 2 - (String(number).length * 0.8 - 0.2) * h * 0.045,
          v + h * 0.62,
          h * 0.18,
          ink,
        ),
  ].join('')
}
