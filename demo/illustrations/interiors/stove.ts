import { darker, lighter } from '../color.ts'
import { plane } from '../plane.ts'
import { box } from '../solid.ts'
import { times } from '../svg.ts'
import type { Room } from './room.ts'

/** A cast-iron stove with its flue and a fire in it. */
export function stove(room: Room, x: number, z: number): string {
  const { cam, tone, h } = room
  const iron = tone('#2b3033')
  const front = plane(cam, [x, 0, z], [1, 0, 0])
  const flame = (u: number, height: number, color: string): string =>
    front.poly(
      [
        [u - 0.05, 0.4],
        [u - 0.03, 0.4 + height * 0.6],
        [u, 0.4 + height],
        [u + 0.04, 0.4 + height * 0.5],
        [u + 0.06, 0.4],
      ],
      color,
    )
  return [
    room.floor.rect(x - 0.25, z - 0.45, 1.05, 1, tone('#8f8c86')),
    box(cam, { x: x + 0.2, y: 0.95, z: z + 0.15, w: 0.14, h: h - 0.95, d: 0.14 }, iron),
    box(cam, { x: x + 0.04, z: z + 0.04, w: 0.46, h: 0.2, d: 0.36 }, darker(iron, 0.3)),
    box(cam, { x, y: 0.2, z, w: 0.55, h: 0.75, d: 0.42 }, iron, { top: lighter(iron, 0.2) }, 3),
    front.rect(0.07, 0.36, 0.41, 0.42, '#f0a24a') +
      flame(0.18, 0.28, '#ffd27a') +
      flame(0.28, 0.36, '#fff0b8') +
      flame(0.38, 0.24, '#ffc45c') +
      front.lines([[0.07, 0.4, 0.48, 0.4]], '#5a2d1c', 5) +
      front.lines([[0.275, 0.36, 0.275, 0.78]], iron, 2),
    times(5, (i) =>
      box(
        cam,
        { x: x + 0.75 + (i % 3) * 0.13, y: Math.floor(i / 3) * 0.12, z: z + 0.1, w: 0.12, h: 0.11, d: 0.3 },
        tone('#b58a5e'),
        { front: tone('#dcc096') },
        2,
      ),
    ),
  ].join('')
}
