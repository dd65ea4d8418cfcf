import { camera, segments, standing, type Vec } from '../camera.ts'
import { darker, lighter, mix } from '../color.ts'
import { framed } from '../interiors/art.ts'
import { desk } from '../interiors/beds.ts'
import { bookcase, sideboard } from '../interiors/cabinets.ts'
import { diningPlace } from '../interiors/kitchen.ts'
import { lightPool, pendant } from '../interiors/lamps.ts'
import { potPlant } from '../interiors/plants.ts'
import { featureWall, lightOn, type Room, roomOf, shell } from '../interiors/room.ts'
import { chair } from '../interiors/seating.ts'
import { sideWalls } from '../interiors/side-walls.ts'
import { insideWindow } from '../interiors/windows.ts'
import { paints } from '../palette.ts'
import { floorPlane, type Opening, plane } from '../plane.ts'
import { box } from '../solid.ts'
import type { Stage } from '../stage.ts'
import { carton } from '../storage/things.ts'
import { gradient, HEIGHT, rect, times, WIDTH } from '../svg.ts'

const plant = (room: Room, x: number, z: number, height: number) => standing(room.cam, [x, 0, z], potPlant(room, height, room.tone(room.random.pick(['#e9e0cf', '#b4735c', '#39484d']))))

/** An open office with desks in front of a band of windows. */
export function office(stage: Stage): string {
  const { random, home } = stage
  const w = home.range(6.8, 7.6)
  const room = roomOf(stage, { w, d: 4.8, h: 2.9, eye: random.range(0.36, 0.64), back: 2.4, turn: random.range(-6, 6), focal: 1330, horizon: 470 })
  const { d, tone, style, cam, back } = room
  const wide = random.chance(0.5)
  const holes: Opening[] = wide ? [[0.5, 0.85, w - 1, 1.6]] : [[0.6, 0.85, 2, 1.6], [w - 2.9, 0.85, 2.3, 1.6]]
  const carpet = tone(mix(style.textile, '#8f948c', 0.4))
  const flip = random.chance(0.5)
  return [
    shell(room, stage, { back: holes }),
    room.home.chance(0.6) ? room.floor.rect(0, -3, w, d + 3, carpet) + room.floor.lines(Array.from({ length: 18 }, (_, i) => [0, d - i * 0.5, w, d - i * 0.5] as const), darker(carpet, 0.12), 1.4) + room.floor.lines(Array.from({ length: 15 }, (_, i) => [i * 0.5, -3, i * 0.5, d] as const), darker(carpet, 0.12), 1.4) : '',
    featureWall(room, back, 0, w, holes), sideWalls(room),
    ...holes.map((hole) => insideWindow(room, hole, { curtains: false, panes: wide ? 5 : 2, sill: !wide })),
    wide ? '' : framed(back, random, w / 2 - 0.45, 1.2, 0.9, 1.1, tone(style.wood), tone),
    lightOn(room.mood) ? lightPool(cam, [w / 2, 1.4, d], 2.4, 0.35) : '',
    bookcase(room, flip ? 0.05 : w - 1.25, d - 0.35, 1.2, 1.5),
    sideboard(room, flip ? w - 2 : 0.4, d - 0.5, 1.6), plant(room, flip ? w - 0.4 : 0.35, d - 0.8, 1.6),
    ...[0, 1].map((row) => [0, 1, 2].map((i) => workplace(room, 0.75 + i * ((w - 1.2) / 3), d - 1.65 - row * 1.75)).join('')),
    ...[0.22, 0.5, 0.78].map((t) => pendant(room, w * t, 2.25, d - 2, 1.2)),
    plant(room, flip ? 0.4 : w - 0.4, 0.9, 1.35),
  ].join('')
}

const workplace = (room: Room, x: number, z: number) => desk(room, x, z, 1.5) + chair(room, x + 0.78, z - 0.35, room.random.pick(['#2b3337', room.style.accent, room.style.textile]), 'away')

/** A dining room with small tables, a bar and lamps over it. */
export function restaurant(stage: Stage): string {
  const { random, home } = stage
  const w = home.range(6.6, 7.4)
  const room = roomOf(stage, { w, d: 5, h: 3, eye: random.range(0.38, 0.62), back: 2.2, turn: random.range(-6, 6), focal: 1300, horizon: 480 })
  const { d, tone, style, back, cam } = room
  const flip = random.chance(0.5)
  const hole: Opening = [flip ? 0.4 : w - 3.6, 0.5, 3.2, 2]
  const barAt = flip ? w - 2.9 : 0.1
  const wood = tone(style.wood)
  return [
    shell(room, stage, { back: [hole] }), featureWall(room, back, 0, w, [hole]), sideWalls(room),
    insideWindow(room, hole, { curtains: false, panes: 4, sill: false }),
    lightOn(room.mood) ? lightPool(cam, [barAt + 1.4, 1.7, d], 1.9, 0.6) : '',
    times(3, (i) => back.rect(barAt + 0.1, 1.25 + i * 0.42, 2.6, 0.04, wood) + times(13, (k) => bottle(room, barAt + 0.18 + k * 0.195, 1.29 + i * 0.42))),
    box(cam, { x: barAt, z: d - 1.3, w: 2.8, h: 1.05, d: 0.5 }, tone(style.feature)) + times(12, (i) => box(cam, { x: barAt + i * 0.235 + 0.01, y: 0.06, z: d - 1.32, w: 0.21, h: 0.94, d: 0.02 }, lighter(tone(style.accent), 0.1))),
    box(cam, { x: barAt - 0.06, y: 1.05, z: d - 1.42, w: 2.92, h: 0.06, d: 0.68 }, wood, { top: lighter(wood, 0.2) }),
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
  return back.rect(u, v, 0.08, h * 0.7, color) + back.rect(u + 0.025, v + h * 0.7, 0.03, h * 0.3, color) + back.rect(u, v + h * 0.2, 0.08, h * 0.2, tone('#f0e8d6'))
}

/** A hall with racks of goods, a crane beam and an open gate. */
export function warehouse(stage: Stage): string {
  const { spec, random, home } = stage
  const [w, length, h] = [13, 30, 6.4]
  const cam = camera({ position: [w * random.range(0.42, 0.58), 1.9, -2], turn: random.range(-7, 7), focal: 1000, horizon: 600 })
  const brick = home.chance(0.45)
  const wall = brick ? '#b06f55' : '#d9d4c8'
  const accent = paints[spec.paint]
  const [left, right, back, ground] = [plane(cam, [0, 0, 0], [0, 0, 1]), plane(cam, [w, 0, 0], [0, 0, 1]), plane(cam, [0, 0, length], [1, 0, 0]), floorPlane(cam)]
  const steel = mix('#4a5459', accent, 0.25)
  const evening = spec.hour === 'evening' || spec.hour === 'dusk'
  return [
    rect(0, 0, WIDTH, HEIGHT, wall),
    floorPlane(cam, h).rect(0, -3, w, length + 3, '#bdb7aa'),
    times(6, (i) => floorPlane(cam, h - 0.02).rect(w / 2 - 2, 25.5 - i * 4.6, 4, 2.6, evening ? '#f3c48d' : '#f4f8f4')),
    back.rect(0, 0, w, h, darker(wall, 0.06)) + back.rect(w / 2 - 2.2, 0, 4.4, 4.2, evening ? '#f6cf97' : '#e6f0ee') + back.rect(w / 2 - 2.2, 0, 4.4, 0.7, '#9fae8c') + back.rect(w / 2 - 2.2, 3.6, 4.4, 0.6, darker(accent, 0.1)),
    left.rect(-3, 0, length + 3, h, gradient('h', darker(wall, 0.22), wall)) + right.rect(-3, 0, length + 3, h, gradient('h', wall, darker(wall, 0.26))),
    times(7, (i) => [left, right].map((side) => side.rect(26 - i * 4.2, 4.4, 2.6, 1.5, evening ? '#f0c491' : '#dce8e8') + side.lines([[27.3 - i * 4.2, 4.4, 27.3 - i * 4.2, 5.9], [26 - i * 4.2, 5.15, 28.6 - i * 4.2, 5.15]], steel, 2)).join('')),
    ground.rect(0, -3, w, length + 3, gradient('v', '#cfcabd', '#a3a099')) + ground.rect(4.2, -3, 0.12, length + 3, '#d9a441') + ground.rect(w - 4.3, -3, 0.12, length + 3, '#d9a441') + ground.rect(w / 2 - 1.4, 2, 2.8, length - 2, '#ffffff', 'opacity=".16"'),
    girders(cam, w, length, h, steel),
    times(5, (i) => rack(stage, cam, 0.2, 18.5 - i * 3.9) + rack(stage, cam, w - 2, 18.5 - i * 3.9)),
    crane(cam, w, h, accent),
    forklift(stage, cam, w / 2 + random.pick([-1.1, 0.5]), random.range(5, 7), accent),
  ].join('')
}

const girders = (cam: ReturnType<typeof camera>, w: number, length: number, h: number, steel: string) =>
  times(6, (i) => {
    const z = length - 2 - i * 4.6
    const lines: [Vec, Vec][] = [[[0, h - 0.7, z], [w, h - 0.7, z]], [[0, h - 0.1, z], [w, h - 0.1, z]], ...Array.from({ length: 13 }, (_, k): [Vec, Vec] => [[k, h - (k % 2 ? 0.7 : 0.1), z], [k + 1, h - (k % 2 ? 0.1 : 0.7), z]])]
    return segments(cam, lines, steel, 2 + i * 0.7)
  })

const crane = (cam: ReturnType<typeof camera>, w: number, h: number, color: string) =>
  box(cam, { x: 0.3, y: h - 1.5, z: 9, w: w - 0.6, h: 0.5, d: 0.4 }, color === '#f0ebdf' ? '#d9a441' : color) + segments(cam, [[[w / 2 + 1, h - 1.5, 9], [w / 2 + 1, 3.2, 9]]], '#2b3337', 3) + box(cam, { x: w / 2 + 0.75, y: 2.9, z: 8.9, w: 0.5, h: 0.35, d: 0.3 }, '#39484d')

/** A pallet rack three shelves high. */
function rack({ random }: Stage, cam: ReturnType<typeof camera>, x: number, z: number): string {
  const post = (dx: number, dz: number) => box(cam, { x: x + dx, z: z + dz, w: 0.1, h: 3.7, d: 0.1 }, '#2f6675')
  const beam = (y: number) => box(cam, { x, y, z, w: 1.8, h: 0.12, d: 3.4 }, '#c8742f', { top: '#b98a5a' })
  return post(0, 3.3) + post(1.7, 3.3) + times(3, (level) => beam(level * 1.25 + 0.1) + times(3, (i) => carton(cam, random, x + 0.2, level * 1.25 + 0.24, z + 2.3 - i * 1.1, 1.35, random.range(0.6, 0.92), 0.9))) + post(0, 0) + post(1.7, 0)
}

const forklift = ({ random }: Stage, cam: ReturnType<typeof camera>, x: number, z: number, accent: string) => {
  const body = accent === '#f0ebdf' ? '#d9a441' : accent
  return [
    floorPlane(cam).rect(x - 0.2, z - 0.9, 1.5, 2.9, '#2a1d12', 'opacity=".25"'),
    box(cam, { x: x + 0.1, y: 0.25, z: z + 0.4, w: 0.9, h: 0.75, d: 1.4 }, body, {}, 3) + box(cam, { x: x + 0.15, y: 1, z: z + 1.2, w: 0.8, h: 0.5, d: 0.4 }, '#2b3337', {}, 3),
    box(cam, { x: x + 0.1, y: 2, z: z + 0.5, w: 0.9, h: 0.07, d: 1.2 }, '#2b3337') + segments(cam, [[[x + 0.14, 1, z + 0.5], [x + 0.14, 2, z + 0.5]], [[x + 0.96, 1, z + 0.5], [x + 0.96, 2, z + 0.5]]], '#2b3337', 6),
    box(cam, { x: x + 0.05, z: z + 0.5, w: 0.2, h: 0.5, d: 0.5 }, '#1d2326', {}, 4) + box(cam, { x: x + 0.85, z: z + 0.5, w: 0.2, h: 0.5, d: 0.5 }, '#1d2326', {}, 4),
    box(cam, { x: x + 0.22, y: 0.1, z: z + 0.3, w: 0.09, h: 2.3, d: 0.1 }, '#39484d') + box(cam, { x: x + 0.8, y: 0.1, z: z + 0.3, w: 0.09, h: 2.3, d: 0.1 }, '#39484d'),
    box(cam, { x: x + 0.02, y: 0.12, z: z - 0.8, w: 1.06, h: 0.12, d: 1 }, '#a97b4c') + carton(cam, random, x + 0.08, 0.24, z - 0.75, 0.95, 0.7, 0.85),
  ].join('')
}
