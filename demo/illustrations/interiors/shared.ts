import { lighter } from '../color.ts'
import { type Opening, plane } from '../plane.ts'
import type { DrawingStage } from '../stage.ts'
import { times } from '../svg.ts'
import { framed } from './art.ts'
import { vanity } from './bath-fixtures.ts'
import { wallTiles } from './bath-walls.ts'
import { bed, desk, nightstand } from './beds.ts'
import { bookcase, wallShelf } from './cabinets.ts'
import { diningPlace, frontsOf } from './kitchen.ts'
import { baseUnits, fridge } from './kitchen-units.ts'
import { floorLamp, lightPool, pendant } from './lamps.ts'
import { plant } from './plants.ts'
import { lightOn, type Room, roomOf } from './room.ts'
import { armchair, chair, sofa } from './seating.ts'
import { featureWall, roomShell } from './shell.ts'
import { sideWalls } from './side-walls.ts'
import { stove } from './stove.ts'
import { lowTable } from './tables.ts'
import { insideWindow } from './windows.ts'
import { splashback, worktopThings } from './worktop.ts'

/** The kitchen of a shared house: two fridges, a long table and many chairs. */
export function sharedKitchen(stage: DrawingStage): string {
  const { random, home } = stage
  const w = home.range(5.6, 6.4)
  const room = roomOf(stage, {
    w,
    d: 3.9,
    eye: random.range(0.36, 0.64),
    back: 2.3,
    turn: random.range(-5, 5),
    focal: 1330,
  })
  const fronts = frontsOf(room)
  const hole: Opening = [w * 0.42, 1.12, 1.9, 1.15]
  const run = w - 1.4
  return [
    roomShell(room, stage, { back: [hole] }),
    sideWalls(room),
    splashback(room, 0.05, hole[0] - 0.15, 1.5, fronts),
    insideWindow(room, hole, { curtains: false, panes: 3 }),
    wallShelf(room, room.back, 0.2, 1.62, hole[0] - 0.5) + wallShelf(room, room.back, 0.2, 2, hole[0] - 0.5),
    lightOn(room.mood) ? lightPool(room.cam, [w / 2, 1.2, room.d], 2, 0.4) : '',
    baseUnits(room, 0.02, run, fronts),
    worktopThings(room, 0.02, run),
    fridge(room, w - 1.33, '#e9e6dd') + fridge(room, w - 0.68, room.style.accent),
    pendant(room, w / 2 - 0.85, 1.8, room.d - 1.75, 1.1),
    diningPlace(room, w / 2, room.d - 1.75, 2.7),
    chair(room, w / 2 - 0.05, room.d - 2.3, room.style.accent, 'away'),
    plant(room, 0.4, room.d - 2, 1.3),
  ].join('')
}

/** The common room of a shared house: two sofas, a wall of books, a stove and many lamps. */
export function lounge(stage: DrawingStage): string {
  const { random, home } = stage
  const w = home.range(6, 6.8)
  const room = roomOf(stage, {
    w,
    d: 4.4,
    h: 2.8,
    eye: random.range(0.4, 0.6),
    back: 2.4,
    turn: random.range(-5, 5),
    focal: 1400,
  })
  const { d, back, tone, style } = room
  const flip = random.chance(0.5)
  const hole: Opening = [flip ? w - 3.1 : 0.7, 0.55, 2.4, 1.75]
  const booksAt = flip ? 0.15 : w - 2.3
  return [
    roomShell(room, stage, { back: [hole] }),
    sideWalls(room),
    featureWall(room, back, 0, w, [hole]),
    insideWindow(room, hole, { panes: 3 }),
    lightOn(room.mood)
      ? lightPool(room.cam, [w * 0.3, 1.4, d], 1.8, 0.4) + lightPool(room.cam, [w * 0.75, 1.4, d], 1.5, 0.35)
      : '',
    bookcase(room, booksAt, d - 0.34, 2.15, 2.3),
    room.floor.rect(w / 2 - 1.7, d - 3, 3.4, 2.1, tone(lighter(style.accent, 0.3))) +
      times(5, (i) =>
        room.floor.rect(
          w / 2 - 1.7,
          d - 2.9 + i * 0.42,
          3.4,
          0.1,
          tone(i % 2 ? '#efe6d4' : '#39484d'),
          'opacity=".6"',
        ),
      ),
    sofa(room, hole[0] + 0.05, d - 1.3, 2.3),
    floorLamp(room, [flip ? w - 3.3 : 3.25, 0, d - 0.8]),
    armchair(room, booksAt + 0.3, d - 1.5, style.accent),
    armchair(room, booksAt + 1.25, d - 1.45, style.textile),
    pendant(room, w / 2, 2.1, d - 2, 1.3),
    lowTable(room, w / 2 + (flip ? 0.4 : -0.4), d - 2.1, 0.65),
    random.chance(0.5)
      ? stove(room, flip ? w - 0.7 : 0.1, d - 2.2)
      : plant(room, flip ? w - 0.4 : 0.4, d - 1.7, 1.7),
    plant(room, flip ? 0.5 : w - 0.5, 0.9, 1.3),
  ].join('')
}

/** A room with its own bath: bed and desk, and the bathroom seen through an open doorway. */
export function roomWithBath(stage: DrawingStage): string {
  const { random, home } = stage
  const w = home.range(4.6, 5.2)
  const room = roomOf(stage, {
    w,
    d: 3.6,
    eye: random.range(0.4, 0.6),
    back: 2,
    turn: random.range(-5, 5),
    focal: 1330,
  })
  const { d, back, tone, style, cam } = room
  const flip = random.chance(0.5)
  const doorAt = flip ? 0.35 : w - 1.25
  const hole: Opening = [flip ? w - 1.6 : 0.45, 0.85, 1.15, 1.4]
  const x = flip ? w - 3.2 : 1.75
  const far: Room = { ...room, d: d + 1.5, back: plane(cam, [0, 0, d + 1.5], [1, 0, 0]) }
  const doorway: Opening = [doorAt, 0, 0.9, 2.1]
  return [
    roomShell(room, stage, { back: [hole] }),
    featureWall(room, back, 0, w, [hole]),
    sideWalls(room),
    insideWindow(room, hole),
    back.rect(doorAt - 0.1, 0, 1.1, 2.2, tone('#f4efe4')),
    clipped(
      back.rect(...doorway, '#000'),
      back.rect(...doorway, tone('#b7c6c4')) +
        wallTiles(far.back, doorAt - 0.8, 2.6, 2.6, tone('#cfdcd6'), [0.2, 0.2]) +
        room.floor.rect(doorAt - 0.6, d, 2.2, 1.6, tone('#8d9593')) +
        vanity(far, doorAt + (flip ? -0.05 : 0.1), 0.8, style.wood, true),
      `d${Math.round(doorAt * 1000)}`,
    ),
    back.lines(
      [
        [doorAt, 0, doorAt, 2.1],
        [doorAt + 0.9, 0, doorAt + 0.9, 2.1],
        [doorAt, 2.1, doorAt + 0.9, 2.1],
      ],
      tone('#d9d2c2'),
      4,
    ),
    framed(back, random, x + 0.3, 1.45, 0.7, 0.7, tone(style.wood), tone),
    lightOn(room.mood) ? lightPool(cam, [x + 0.6, 1.2, d], 1.4, 0.45) : '',
    nightstand(room, flip ? x - 0.52 : x + 1.32),
    bed(room, x, 1.25),
    desk(room, flip ? w - 1.5 : 0.05, d - 1.7, 1.4),
    chair(room, flip ? w - 0.8 : 0.75, d - 2, style.accent, 'away'),
    pendant(room, w / 2, 2.1, d - 1.6, 1.1),
  ].join('')
}

/** A drawing that shows only inside the outline of `shape`. */
const clipped = (shape: string, drawing: string, name: string) =>
  `<clipPath id="${name}">${shape}</clipPath><g clip-path="url(#${name})">${drawing}</g>`
