import { circle, rect } from '../illustrations/svg.ts'
import type { FloorPlanRoom, RoomName } from './floor-plans.ts'

const line = '#8a8d84'
const outlined = `stroke="${line}" stroke-width="3"`
const white = '#fffdf8'

/** A piece of furniture from above, in metres from the corner of its room. */
const piece = (room: FloorPlanRoom, x: number, y: number, width: number, height: number, rounded = 0.05) =>
  rect(
    (room.x + x) * 100,
    (room.y + y) * 100,
    width * 100,
    height * 100,
    white,
    `${outlined} rx="${rounded * 100}"`,
  )
const disc = (room: FloorPlanRoom, x: number, y: number, radius: number) =>
  circle((room.x + x) * 100, (room.y + y) * 100, radius * 100, white, outlined)

/** What stands in a room, seen from above. */
export const furnish: Readonly<Record<RoomName, (room: FloorPlanRoom) => string>> = {
  STUE: (room) =>
    piece(room, 0.3, room.height - 2.5, 0.9, 2, 0.2) +
    piece(room, 1.6, room.height - 1.9, 0.7, 0.9, 0.3) +
    disc(room, room.width - 1.2, 1.2, 0.5) +
    [0, 1, 2, 3]
      .map((side) => {
        const angle = (side * Math.PI) / 2 + Math.PI / 4
        return disc(room, room.width - 1.2 + Math.cos(angle) * 0.75, 1.2 + Math.sin(angle) * 0.75, 0.2)
      })
      .join(''),
  KJØKKEN: (room) =>
    piece(room, room.width - 0.65, 0.1, 0.6, room.height - 0.2) +
    [0.35, 0.65].map((y) => disc(room, room.width - 0.35, y, 0.1)).join('') +
    piece(room, room.width - 0.55, 1.1, 0.4, 0.5, 0.1),
  SOVEROM: (room) => {
    const width = room.width > 3.4 ? 1.6 : 1.3
    const top = room.height - 2.05
    return (
      piece(room, 0.15, top, width, 1.95, 0.1) +
      piece(room, 0.25, room.height - 0.5, width / 2 - 0.15, 0.35, 0.1) +
      piece(room, 0.2 + width / 2, room.height - 0.5, width / 2 - 0.15, 0.35, 0.1)
    )
  },
  BAD: (room) =>
    piece(room, room.width - 0.95, room.height - 0.95, 0.85, 0.85) +
    disc(room, room.width - 0.52, room.height - 0.52, 0.06) +
    piece(room, 0.1, room.height - 0.85, 0.55, 0.4, 0.2) +
    disc(room, 0.35, room.height - 0.25, 0.16),
  GANG: (room) => piece(room, 0.9, 0.08, 1.4, 0.35),
  BOD: () => '',
  BALKONG: (room) => disc(room, 0.6, 0.75, 0.32),
}
