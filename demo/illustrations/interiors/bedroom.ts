import { standing } from '../camera.ts'
import { lighter } from '../color.ts'
import type { Opening } from '../plane.ts'
import type { DrawingStage } from '../stage.ts'
import { framed } from './art.ts'
import { bed, desk, nightstand } from './beds.ts'
import { sideboard, wallShelf, wardrobe } from './cabinets.ts'
import { lightPool, pendant } from './lamps.ts'
import { potPlant } from './plants.ts'
import { lightOn, type Room, roomOf } from './room.ts'
import { chair, under } from './seating.ts'
import { featureWall, roomShell } from './shell.ts'
import { sideWalls } from './side-walls.ts'
import { insideWindow } from './windows.ts'

/** A bedroom with a double bed, a window and a wardrobe. */
export function bedroom(stage: DrawingStage): string {
  const { random, home } = stage
  const w = home.range(4.2, 5)
  const room = roomOf(stage, {
    w,
    d: random.range(3.4, 3.8),
    eye: random.range(0.34, 0.66),
    back: 1.9,
    turn: random.range(-7, 7),
    focal: 1300,
  })
  const mirrored = random.chance(0.5)
  const wide = 1.6
  const x = mirrored ? w - wide - 0.75 : 0.75
  const hole: Opening = [mirrored ? 0.5 : w - 1.75, 0.8, 1.25, 1.45]
  const { back, tone, style } = room
  const above = x + wide / 2
  return [
    roomShell(room, stage, { back: [hole] }),
    sideWalls(room),
    featureWall(room, back, 0, w, [hole]),
    insideWindow(room, hole),
    lightOn(room.mood)
      ? lightPool(room.cam, [x - 0.3, 0.9, room.d], 1.2, 0.5) +
        lightPool(room.cam, [x + wide + 0.3, 0.9, room.d], 1.2, 0.4)
      : '',
    random.chance(0.5)
      ? framed(back, random, above - 0.62, 1.45, 0.54, 0.7, tone(style.wood), tone) +
        framed(back, random, above + 0.1, 1.45, 0.54, 0.7, tone(style.wood), tone)
      : framed(back, random, above - 0.55, 1.4, 1.1, 0.75, tone('#2b3337'), tone),
    floorRug(room, x - 0.5, wide + 1),
    sideOf(room, mirrored, hole),
    nightstand(room, x - 0.58),
    nightstand(room, x + wide + 0.1),
    bed(room, x, wide),
    pendant(room, above, 2.05, room.d - 1.3, 1.2),
  ].join('')
}

const floorRug = ({ floor, d, tone, style, random }: Room, x: number, w: number) => {
  const wool = tone(lighter(random.pick([style.accent, style.textile, '#b98a5a']), 0.5))
  return (
    floor.rect(x, d - 2.6, w, 1.6, wool) +
    floor.lines(
      [0.15, 0.25, 1.35, 1.45].map((v) => [x, d - 2.6 + v, x + w, d - 2.6 + v] as const),
      tone(style.textile),
      3,
    )
  )
}

function sideOf(room: Room, mirrored: boolean, [u, , width]: Opening): string {
  const { w, d, random, tone, cam } = room
  const color = random.pick(['#efe9dc', room.style.feature, '#d0c4ae'])
  if (random.chance(0.45)) return wardrobe(room, mirrored ? 0.02 : w - 1.15, d - 2.3, 1.13, 2.2, 0.6, color)
  return [
    sideboard(room, u - 0.1, d - 0.48, width + 0.2, 0.62),
    standing(cam, [u + 0.3, 0.62, d - 0.25], potPlant(room, 0.5, tone('#e9e0cf'))),
    standing(cam, [mirrored ? 0.35 : w - 0.35, 0, d - 1.5], potPlant(room, 1.2, tone('#b4735c'))),
  ].join('')
}

/** A room in a shared house: single bed, desk by the window, shelf and rug. */
export function singleRoom(stage: DrawingStage): string {
  const { random, home } = stage
  const w = home.range(3.7, 4.3)
  const room = roomOf(stage, {
    w,
    d: 3.5,
    eye: random.range(0.36, 0.64),
    back: 1.9,
    turn: random.range(-8, 8),
    focal: 1330,
  })
  const mirrored = random.chance(0.5)
  const hole: Opening = [mirrored ? 0.55 : w - 2, 0.95, 1.4, 1.3]
  const x = mirrored ? w - 1.2 : 0.2
  const { back, tone, style, cam } = room
  const deskAt = mirrored ? 0.3 : w - 1.95
  return [
    roomShell(room, stage, { back: [hole] }),
    sideWalls(room),
    featureWall(room, back, 0, w, [hole]),
    insideWindow(room, hole, { curtains: random.chance(0.6) }),
    lightOn(room.mood) ? lightPool(cam, [deskAt + 0.3, 1, room.d], 1.3, 0.5) : '',
    wallShelf(room, back, x + 0.05, 1.75, 0.95),
    framed(back, random, x + 0.25, 1.05, 0.5, 0.5, tone(style.wood), tone),
    room.floor.disc(w / 2, 2, 0.85, tone(lighter(style.accent, 0.35))) +
      room.floor.disc(w / 2, 2, 0.7, tone(lighter(style.accent, 0.55))),
    bed(room, x, 0.98),
    desk(room, deskAt, room.d - 0.66, 1.6),
    chair(room, deskAt + 0.8, room.d - 1.05, random.pick([style.wood, '#2b3337', style.accent]), 'away'),
    under(room, mirrored ? 0.1 : w - 0.6, 1.4, 0.4, 0.3) +
      standing(cam, [mirrored ? 0.32 : w - 0.38, 0, 1.6], potPlant(room, 1.15, tone('#e9e0cf'))),
    pendant(room, w / 2, 2.05, 2.2),
  ].join('')
}
