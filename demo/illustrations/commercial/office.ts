import { darker, mix } from '../color.ts'
import { framed } from '../interiors/art.ts'
import { desk } from '../interiors/beds.ts'
import { bookcase, sideboard } from '../interiors/cabinets.ts'
import { lightPool, pendant } from '../interiors/lamps.ts'
import { plant } from '../interiors/plants.ts'
import { lightOn, type Room, roomOf } from '../interiors/room.ts'
import { chair } from '../interiors/seating.ts'
import { featureWall, roomShell } from '../interiors/shell.ts'
import { sideWalls } from '../interiors/side-walls.ts'
import { insideWindow } from '../interiors/windows.ts'
import type { Opening } from '../plane.ts'
import type { DrawingStage } from '../stage.ts'

/** An open office with desks in front of a band of windows. */
export function office(stage: DrawingStage): string {
  const { random, home } = stage
  const w = home.range(6.8, 7.6)
  const room = roomOf(stage, {
    w,
    d: 4.8,
    h: 2.9,
    eye: random.range(0.36, 0.64),
    back: 2.4,
    turn: random.range(-6, 6),
    focal: 1330,
    horizon: 470,
  })
  const { d, tone, style, cam, back } = room
  const wide = random.chance(0.5)
  const holes: Opening[] = wide
    ? [[0.5, 0.85, w - 1, 1.6]]
    : [
        [0.6, 0.85, 2, 1.6],
        [w - 2.9, 0.85, 2.3, 1.6],
      ]
  const carpet = tone(mix(style.textile, '#8f948c', 0.4))
  const flip = random.chance(0.5)
  return [
    roomShell(room, stage, { back: holes }),
    room.home.chance(0.6)
      ? room.floor.rect(0, -3, w, d + 3, carpet) +
        room.floor.lines(
          Array.from({ length: 18 }, (_, i) => [0, d - i * 0.5, w, d - i * 0.5] as const),
          darker(carpet, 0.12),
          1.4,
        ) +
        room.floor.lines(
          Array.from({ length: 15 }, (_, i) => [i * 0.5, -3, i * 0.5, d] as const),
          darker(carpet, 0.12),
          1.4,
        )
      : '',
    featureWall(room, back, 0, w, holes),
    sideWalls(room),
    ...holes.map((hole) => insideWindow(room, hole, { curtains: false, panes: wide ? 5 : 2, sill: !wide })),
    wide ? '' : framed(back, random, w / 2 - 0.45, 1.2, 0.9, 1.1, tone(style.wood), tone),
    lightOn(room.mood) ? lightPool(cam, [w / 2, 1.4, d], 2.4, 0.35) : '',
    bookcase(room, flip ? 0.05 : w - 1.25, d - 0.35, 1.2, 1.5),
    sideboard(room, flip ? w - 2 : 0.4, d - 0.5, 1.6),
    plant(room, flip ? w - 0.4 : 0.35, d - 0.8, 1.6),
    ...[0, 1].map((row) =>
      [0, 1, 2].map((i) => workplace(room, 0.75 + i * ((w - 1.2) / 3), d - 1.65 - row * 1.75)).join(''),
    ),
    ...[0.22, 0.5, 0.78].map((t) => pendant(room, w * t, 2.25, d - 2, 1.2)),
    plant(room, flip ? 0.4 : w - 0.4, 0.9, 1.35),
  ].join('')
}

const workplace = (room: Room, x: number, z: number) =>
  desk(room, x, z, 1.5) +
  chair(
    room,
    x + 0.78,
    z - 0.35,
    room.random.pick(['#2b3337', room.style.accent, room.style.textile]),
    'away',
  )
