import { lighter } from '../color.ts'
import type { Opening } from '../plane.ts'
import type { DrawingStage } from '../stage.ts'
import { framed } from './art.ts'
import { bed } from './beds.ts'
import { wallShelf } from './cabinets.ts'
import { frontsOf } from './kitchen.ts'
import { baseUnits, fridge } from './kitchen-units.ts'
import { lightPool, pendant } from './lamps.ts'
import { plant } from './plants.ts'
import { lightOn, roomOf } from './room.ts'
import { sofa } from './seating.ts'
import { roomShell } from './shell.ts'
import { sideWalls } from './side-walls.ts'
import { lowTable } from './tables.ts'
import { insideWindow } from './windows.ts'
import { splashback, worktopThings } from './worktop.ts'

/** A studio: kitchen along one wall, bed and sofa in the same room. */
export function studio(stage: DrawingStage): string {
  const { random, home } = stage
  const w = home.range(5.8, 6.5)
  const room = roomOf(stage, {
    w,
    d: 4,
    eye: random.range(0.4, 0.6),
    back: 2.2,
    turn: random.range(-5, 5),
    focal: 1370,
  })
  const { d, tone, style } = room
  const fronts = frontsOf(room)
  const flip = random.chance(0.5)
  const run = 1.8
  const kitchenAt = flip ? w - run - 0.72 : 0.7
  const hole: Opening = [flip ? 1.75 : w - 3.15, 0.7, 1.4, 1.55]
  const bedAt = flip ? 0.1 : w - 1.5
  return [
    roomShell(room, stage, { back: [hole] }),
    sideWalls(room),
    splashback(room, kitchenAt, run, 1.5, fronts) +
      wallShelf(room, room.back, kitchenAt + 0.1, 1.65, run - 0.2) +
      wallShelf(room, room.back, kitchenAt + 0.1, 2.02, run - 0.2),
    insideWindow(room, hole),
    lightOn(room.mood) ? lightPool(room.cam, [w / 2, 1.3, d], 2, 0.4) : '',
    framed(room.back, random, bedAt + 0.3, 1.4, 0.75, 0.75, tone(style.wood), tone),
    baseUnits(room, kitchenAt, run, fronts),
    worktopThings(room, kitchenAt, run),
    fridge(room, flip ? w - 0.68 : 0.04, '#e9e6dd'),
    bed(room, bedAt, 1.4),
    room.floor.disc(w / 2, d - 2.2, 1, tone(lighter(style.accent, 0.45))),
    flip ? sofa(room, w - 2.9, d - 2.2, 1.5) : sofa(room, 1.3, d - 2.2, 1.5),
    lowTable(room, flip ? 2.9 : w - 2.9, d - 2, 0.42),
    pendant(room, w / 2, 2, d - 1.9, 1.2),
    plant(room, flip ? w - 3.3 : 3.2, d - 0.4, 1.2),
  ].join('')
}
