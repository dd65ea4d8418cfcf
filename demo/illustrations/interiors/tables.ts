import { segments, type Vec } from '../camera.ts'
import { darker, lighter } from '../color.ts'
import { floorPlane, plane } from '../plane.ts'
import { box } from '../solid.ts'
import { times } from '../svg.ts'
import type { Room } from './room.ts'

/** A table with a round or straight top, and some objects on it. */
export function lowTable(room: Room, x: number, z: number, size = 0.55, height = 0.42): string {
  const { cam, tone, style, random } = room
  const wood = tone(style.wood)
  const top = floorPlane(cam, height)
  const [px, pz] = [x, z]
  const legs = [-0.6, 0, 0.6].map((t): [Vec, Vec] => [
    [x + size * t * 0.8, height, z],
    [x + size * t, 0, z - 0.05],
  ])
  return [
    room.floor.disc(x, z, size, '#2a1d12', 'opacity=".22"'),
    segments(cam, legs, darker(wood, 0.2), 6, 'stroke-linecap="round"'),
    floorPlane(cam, height - 0.04).disc(px, pz, size, darker(wood, 0.22)) +
      top.disc(px, pz, size, lighter(wood, 0.14)),
    box(cam, { x: x - size * 0.5, y: height, z: z - 0.1, w: 0.3, h: 0.03, d: 0.22 }, tone(style.accent)) +
      box(
        cam,
        { x: x - size * 0.46, y: height + 0.03, z: z - 0.08, w: 0.26, h: 0.03, d: 0.2 },
        tone('#efe6d4'),
      ),
    cup(room, x + size * 0.3, height, z - 0.05),
    random.chance(0.6) ? bowl(room, x + size * 0.05, height, z + 0.15) : '',
  ].join('')
}

/** A cup on a table. */
export const cup = ({ cam, tone, random }: Room, x: number, y: number, z: number) =>
  box(
    cam,
    { x, y, z, w: 0.08, h: 0.09, d: 0.08 },
    tone(random.pick(['#f4efe4', '#9a3f2d', '#2f6675', '#d9a441'])),
    {},
    2,
  )

/** A shallow bowl of fruit. */
export function bowl({ cam, tone, random }: Room, x: number, y: number, z: number): string {
  const front = plane(cam, [x, y, z], [1, 0, 0])
  const fruit = tone(random.pick(['#c9564a', '#d9a441', '#8fa04f', '#d98a3a']))
  return (
    times(4, (i) =>
      front.disc(-0.1 + i * 0.07, 0.1 + (i % 2) * 0.025, 0.05, i % 2 ? fruit : darker(fruit, 0.12)),
    ) +
    front.poly(
      [
        [-0.17, 0.1],
        [0.17, 0.1],
        [0.08, 0],
        [-0.08, 0],
      ],
      tone('#e9e0cf'),
    )
  )
}
