import type { Plane } from './plane.ts'

/** The seven strokes of a digit on a grid 2 wide and 4 high: [u, v, width, height]. */
const strokes = [
  [0, 4, 2, 0],
  [2, 2, 0, 2],
  [2, 0, 0, 2],
  [0, 0, 2, 0],
  [0, 0, 0, 2],
  [0, 2, 0, 2],
  [0, 2, 2, 0],
] as const

const shapes = [
  '012345',
  '12',
  '01346',
  '01236',
  '1256',
  '02356',
  '023456',
  '012',
  '0123456',
  '012356',
] as const

/** A number painted on a plane, its lower left corner at (u, v). */
export function paintedNumber(
  plane: Plane,
  value: number,
  u: number,
  v: number,
  height: number,
  color: string,
): string {
  const unit = height / 4
  const thick = unit * 0.75
  return [...String(value)]
    .map((digit, i) =>
      [...(shapes[Number(digit)] ?? '')]
        .map((name) => {
          const [x, y, w, h] = strokes[Number(name)] ?? [0, 0, 0, 0]
          return plane.rect(
            u + i * unit * 3.2 + x * unit - thick / 2,
            v + y * unit - thick / 2,
            w * unit + thick,
            h * unit + thick,
            color,
          )
        })
        .join(''),
    )
    .join('')
}
