import { lighter } from '../color.ts'
import { diningPlace } from '../interiors/kitchen.ts'
import { lightPool, pendant } from '../interiors/lamps.ts'
import { plant } from '../interiors/plants.ts'
import { lightOn, type Room, roomOf } from '../interiors/room.ts'
import { chair } from '../interiors/seating.ts'
import { featureWall, roomShell } from '../interiors/shell.ts'
import { sideWalls } from '../interiors/side-walls.ts'
import { insideWindow } from '../interiors/windows.ts'
import type { Opening } from '../plane.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { times } from '../svg.ts'

/** A dining room with small tables, a bar and lamps over it. */
export function restaurant(stage: DrawingStage): string {
  const { random, home } = stage
  const w = home.range(6.6, 7.4)
  const room = roomOf(stage, {
    w,
    d: 5,
    h: 3,
    eye: random.range(0.38, 0.62),
    back: 2.2,
    turn: random.range(-6, 6),
    focal: 1300,
    horizon: 480,
  })
  const { d, tone, style, back, cam } = room
  const flip = random.chance(0.5)
  const hole: Opening = [flip ? 0.4 : w - 3.6, 0.5, 3.2, 2]
  const barAt = flip ? w - 2.9 : 0.1
  const wood = tone(style.wood)
  return [
    roomShell(room, stage, { back: [hole] }),
    featureWall(room, back, 0, w, [hole]),
    sideWalls(room),
    insideWindow(room, hole, { curtains: false, panes: 4, sill: false }),
    lightOn(room.mood) ? lightPool(cam, [barAt + 1.4, 1.7, d], 1.9, 0.6) : '',
    times(
      3,
      (i) =>
        back.rect(barAt + 0.1, 1.25 + i * 0.42, 2.6, 0.04, wood) +
        times(13, (k) => bottle(room, barAt + 0.18 + k * 0.195, 1.29 + i * 0.42)),
    ),
    box(cam, { x: barAt, z: d - 1.3, w: 2.8, h: 1.05, d: 0.5 }, tone(style.feature)) +
      times(12, (i) =>
        box(
          cam,
          { x: barAt + i * 0.235 + 0.01, y: 0.06, z: d - 1.32, w: 0.21, h: 0.94, d: 0.02 },
          lighter(tone(style.accent), 0.1),
        ),
      ),
    box(cam, { x: barAt - 0.06, y: 1.05, z: d - 1.42, w: 2.92, h: 0.06, d: 0.68 }, wood, {
      top: lighter(wood, 0.2),
    }),
    times(3, (i) => chair(room, barAt + 0.5 + i * 0.9, d - 1.75, '#2b3337', 'away')),
    ...[0.4, 1.4, 2.4].map((x) => pendant(room, barAt + x, 2, d - 1.2, 0.9)),
    diningPlace(room, flip ? 1.5 : w - 1.5, d - 1.2, 1.1),
    diningPlace(room, flip ? 2 : w - 2, d - 3, 1.3),
    diningPlace(room, flip ? w - 1.7 : 1.7, d - 3.1, 1.3),
    plant(room, flip ? 0.35 : w - 0.35, d - 0.5, 1.7),
  ].join('')
}

const bottle = ({ back, random, tone }: Room, u: number, v: number) => {
  const color = tone(random.pick(['#4f6f58', '#b98a3c', '#8a4a35', '#d8d2c2', '#3f5a66']))
  const h = random.range(0.2, 0.3)
  return (
    back.rect(u, v, 0.08, h * 0.7, color) +
    back.rect(u + 0.025, v + h * 0.7, 0.03, h * 0.3, color) +
    back.rect(u, v + h * 0.2, 0.08, h * 0.2, tone('#f0e8d6'))
  )
}
