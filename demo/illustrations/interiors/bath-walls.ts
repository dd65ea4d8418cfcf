import { darker, lighter } from '../color.ts'
import type { Plane } from '../plane.ts'
import { gradient, times } from '../svg.ts'
import type { Room } from './room.ts'

/** Tiles on a wall from the floor to `top`. */
export function wallTiles(
  wall: Plane,
  from: number,
  length: number,
  top: number,
  color: string,
  size: readonly [number, number],
): string {
  const [tw, th] = size
  const upright = Array.from(
    { length: Math.floor(length / tw) + 1 },
    (_, i) => [from + i * tw, 0, from + i * tw, top] as const,
  )
  const level = Array.from(
    { length: Math.floor(top / th) + 1 },
    (_, i) => [from, i * th, from + length, i * th] as const,
  )
  const glints = times(16, (i) =>
    wall.rect(
      from + Math.floor(((i * 0.618) % 1) * (length / tw - 1)) * tw,
      Math.floor(((i * 0.382) % 1) * (top / th - 1)) * th,
      tw,
      th,
      i % 2 ? lighter(color, 0.25) : darker(color, 0.06),
      'opacity=".7"',
    ),
  )
  return (
    wall.rect(from, 0, length, top, gradient('v', lighter(color, 0.06), color)) +
    glints +
    wall.lines([...upright, ...level], darker(color, 0.15), 1.5, 'opacity=".8"')
  )
}

/** Towels on hooks on a wall. */
export function towels({ tone, style, random }: Room, wall: Plane, u: number, v: number): string {
  const colors = [style.accent, '#e9e0cf', lighter(style.textile, 0.2), '#d9a441']
  return (
    wall.rect(u - 0.06, v, 0.86, 0.05, tone(style.wood)) +
    times(3, (i) => {
      const cloth = tone(random.pick(colors))
      const x = u + i * 0.27
      return (
        wall.poly(
          [
            [x + 0.06, v],
            [x + 0.14, v],
            [x + 0.21, v - 0.62],
            [x - 0.01, v - 0.62],
          ],
          cloth,
        ) +
        wall.lines([[x + 0.1, v, x + 0.13, v - 0.62]], darker(cloth, 0.15), 2) +
        wall.rect(x, v - 0.56, 0.2, 0.04, lighter(cloth, 0.45))
      )
    })
  )
}
