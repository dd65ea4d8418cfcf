import { darker, lighter, mix } from '../color.ts'
import type { Plane } from '../plane.ts'
import { times } from '../svg.ts'
import { framed } from './art.ts'
import { wallShelf } from './cabinets.ts'
import type { Room } from './room.ts'

/** What hangs on the two side walls, and a door in one of them. */
export function sideWalls(room: Room): string {
  const { left, right, d, random } = room
  const doorLeft = random.chance(0.5)
  const deco = (wall: Plane) =>
    random.chance(0.65)
      ? pictures(room, wall)
      : wallShelf(room, wall, d - 2.3, 1.5, 1.2) + wallShelf(room, wall, d - 2.3, 1.95, 1.2)
  const door = (wall: Plane) => paneledDoor(room, wall, d - 1.75)
  return doorLeft ? door(left) + deco(right) : deco(left) + door(right)
}

function pictures({ random, tone, style, d }: Room, wall: Plane): string {
  const frame = tone(random.pick([style.wood, '#2b3337', '#f4efe4']))
  const shaded = (color: string) => mix(tone(color), '#5e4431', 0.14)
  const count = random.int(1, 3)
  return times(count, (i) =>
    framed(wall, random, d - 2.5 + i * 0.8, 1.25 + (i % 2) * 0.08, 0.6, 0.8 - (i % 2) * 0.14, frame, shaded),
  )
}

/** An inner door with frame and panels, hinged at `u`. */
export function paneledDoor({ tone }: Room, wall: Plane, u: number, color = '#f2ede1', w = 0.86): string {
  const paint = mix(tone(color), '#5e4431', 0.12)
  return [
    wall.rect(u - 0.1, 0, w + 0.2, 2.18, lighter(paint, 0.2)),
    wall.rect(u, 0, w, 2.06, paint),
    times(
      2,
      (i) =>
        wall.rect(u + 0.11, 0.18 + i * 0.95, w - 0.22, 0.78, darker(paint, 0.07)) +
        wall.rect(u + 0.14, 0.21 + i * 0.95, w - 0.28, 0.72, lighter(paint, 0.1)),
    ),
    wall.lines([[u + w - 0.15, 1.02, u + w - 0.03, 1.02]], '#8c7a55', 5, 'stroke-linecap="round"'),
  ].join('')
}
