import { standing } from '../camera.ts'
import { darker, lighter } from '../color.ts'
import type { Opening } from '../plane.ts'
import type { DrawingStage } from '../stage.ts'
import { framed } from './art.ts'
import { bookcase, sideboard } from './cabinets.ts'
import { floorLamp, lightPool, pendant, tableLamp } from './lamps.ts'
import { potPlant } from './plants.ts'
import { lightOn, type Room, roomOf } from './room.ts'
import { armchair, sofa, under } from './seating.ts'
import { featureWall, roomShell } from './shell.ts'
import { sideWalls } from './side-walls.ts'
import { stove } from './stove.ts'
import { lowTable } from './tables.ts'
import { insideWindow } from './windows.ts'

/** A living room that looks out on the fjord, the mountains or the fields. */
export function livingRoom(stage: DrawingStage): string {
  const { random, home } = stage
  const w = home.range(5.2, 6.2)
  const room = roomOf(stage, {
    w,
    d: random.range(3.9, 4.6),
    eye: random.range(0.36, 0.64),
    back: 2.3,
    turn: random.range(-5, 5),
    focal: 1400,
  })
  const layout = random.int(0, 2)
  const windows: Opening[] =
    layout === 0
      ? [[w * 0.16, 0.5, w * 0.68, 1.75]]
      : layout === 1
        ? [
            [0.7, 0.85, 1.35, 1.35],
            [2.65, 0.85, 1.35, 1.35],
          ]
        : [[w - 2.9, 0.06, 2.1, 2.2]]
  return [
    roomShell(room, stage, { back: windows }),
    sideWalls(room),
    featureWall(room, room.back, 0, w, windows),
    ...windows.map((hole) => insideWindow(room, hole, { panes: layout === 0 ? 3 : 2, sill: layout !== 2 })),
    wallLight(room),
    rug(room),
    layout === 0 ? belowWindow(room) : layout === 1 ? betweenWindows(room) : besideDoor(room),
    near(room),
  ].join('')
}

const wallLight = (room: Room) =>
  lightOn(room.mood)
    ? lightPool(room.cam, [room.w * 0.12, 1.5, room.d], 1.6, 0.4) +
      lightPool(room.cam, [room.w * 0.85, 1.6, room.d], 1.4, 0.25)
    : ''

/** A woven rug with a border, or a round one. */
function rug({ floor, w, d, tone, style, random }: Room): string {
  const wool = tone(
    random.pick(['#e9e1d0', '#d8ccb4', lighter(style.accent, 0.55), lighter(style.textile, 0.4)]),
  )
  const edge = tone(random.pick([style.accent, style.textile, '#39484d']))
  const [x, z, wide, deep] = [w / 2 - 1.45, d - 3, 2.9, 2]
  if (random.chance(0.3))
    return (
      floor.disc(w / 2, d - 2.1, 1.25, darker(wool, 0.12)) +
      floor.disc(w / 2, d - 2.1, 1.2, wool) +
      floor.disc(w / 2, d - 2.1, 0.95, edge, 'opacity=".35"') +
      floor.disc(w / 2, d - 2.1, 0.85, wool)
    )
  const fringe = Array.from(
    { length: 48 },
    (_, i) => [x + (i * wide) / 48, z - 0.07, x + (i * wide) / 48, z] as const,
  )
  const bands = [0.12, 0.24, 0.88, 0.76].map((t) => floor.rect(x, z + deep * t - 0.03, wide, 0.06, edge))
  const diamonds = Array.from({ length: 8 }, (_, i) => {
    const cx = x + ((i + 0.5) * wide) / 8
    return floor.poly(
      [
        [cx - 0.13, z + deep / 2],
        [cx, z + deep / 2 - 0.26],
        [cx + 0.13, z + deep / 2],
        [cx, z + deep / 2 + 0.26],
      ],
      edge,
    )
  })
  return (
    floor.lines(fringe, wool, 2) + floor.rect(x, z, wide, deep, wool) + bands.join('') + diamonds.join('')
  )
}

function belowWindow(room: Room): string {
  const { w, d, random } = room
  const long = random.range(2, 2.4)
  return [
    random.chance(0.5) ? bookcase(room, 0.05, d - 0.35, w * 0.11, 2.1) : plant(room, 0.45, d - 0.4, 1.5),
    sofa(room, w / 2 - long / 2 + 0.2, d - 1.25, long),
    floorLamp(room, [w / 2 - long / 2 - 0.15, 0, d - 0.7]),
    plant(room, w - 0.55, d - 0.5, random.range(1.2, 1.6)),
    pendant(room, w / 2, 2, d - 2.1, 1.15),
    lowTable(room, w / 2 + 0.1, d - 2),
    armchair(room, w - 1.3, d - 2.4),
  ].join('')
}

function betweenWindows(room: Room): string {
  const { w, d, random, back, style, tone } = room
  return [
    framed(back, random, w - 1.3, 1.2, 0.62, 0.85, tone(style.wood), tone),
    stove(room, w - 1, d - 0.75),
    plant(room, 0.35, d - 0.35, 1.35),
    sofa(room, 0.95, d - 1.3, 2.1),
    floorLamp(room, [3.35, 0, d - 0.7]),
    lowTable(room, 1.95, d - 2.05, 0.6),
    armchair(room, w - 1.75, d - 2.5),
  ].join('')
}

function besideDoor(room: Room): string {
  const { w, d, random, back, style, tone } = room
  return [
    framed(back, random, 0.5, 1.25, 0.8, 0.75, tone(style.wood), tone) +
      framed(back, random, 1.45, 1.32, 0.5, 0.62, tone('#2b3337'), tone),
    sideboard(room, 0.35, d - 0.5, w - 3.75),
    tableLamp(room, [0.6, 0.7, d - 0.3]),
    plant(room, w - 0.4, d - 0.4, 1.6),
    sofa(room, 0.55, d - 2, 1.95),
    lowTable(room, 2.95, d - 2, 0.5),
    pendant(room, 2.4, 1.95, d - 1.8),
    armchair(room, w - 1.9, d - 1.7),
  ].join('')
}

const plant = (room: Room, x: number, z: number, height: number) =>
  under(room, x - 0.18, z - 0.15, 0.36, 0.25) +
  standing(
    room.cam,
    [x, 0, z],
    potPlant(room, height, room.tone(room.random.pick(['#e9e0cf', '#b4735c', '#39484d', room.style.accent]))),
  )

/** Something at the edge of the picture, close to the viewer, for depth. */
function near(room: Room): string {
  const left = room.random.chance(0.5)
  const x = left ? 0.55 : room.w - 0.55
  return room.random.chance(0.7) ? plant(room, x, 0.5, room.random.range(1, 1.3)) : ''
}
