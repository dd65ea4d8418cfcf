import { darker, lighter, mix } from '../color.ts'
import { plane } from '../plane.ts'
import { box } from '../solid.ts'
import { times } from '../svg.ts'
import { books } from './cabinets.ts'
import { tableLamp } from './lamps.ts'
import type { Room } from './room.ts'
import { under } from './seating.ts'
import { cup } from './tables.ts'

/** A made bed with its head against the back wall. */
export function bed(room: Room, x: number, w: number, long = 2.05): string {
  const { cam, d, tone, style, random } = room
  const z = d - long - 0.08
  const wood = tone(style.wood)
  const linen = tone(random.pick(['#f3eee2', '#e6e2d6', '#dfe5e2', '#efe0d0']))
  const cover = tone(random.pick([style.textile, lighter(style.accent, 0.3), '#e9dcc2', '#9fb0ac']))
  const throwColor = tone(mix(style.accent, '#efe6d4', random.range(0, 0.3)))
  const pillows = w > 1.2 ? 2 : 1
  const size = (w - 0.16) / pillows
  const head = random.chance(0.6)
  return [
    under(room, x, z, w, long),
    head
      ? box(cam, { x: x - 0.04, z: d - 0.1, w: w + 0.08, h: random.range(0.95, 1.15), d: 0.08 }, wood, {}, 3)
      : box(cam, { x: x - 0.06, z: d - 0.14, w: w + 0.12, h: 1.1, d: 0.13 }, cover, {}, 10),
    box(cam, { x, y: 0.08, z, w, h: 0.22, d: long }, wood, {}, 2),
    box(cam, { x: x + 0.02, y: 0.3, z: z + 0.02, w: w - 0.04, h: 0.2, d: long - 0.05 }, linen, {}, 5),
    times(pillows, (i) =>
      box(
        cam,
        { x: x + 0.08 + i * size + 0.03, y: 0.5, z: d - 0.62, w: size - 0.06, h: 0.17, d: 0.42 },
        lighter(linen, 0.4),
        { front: linen },
        12,
      ),
    ),
    box(
      cam,
      { x: x - 0.03, y: 0.36, z: z - 0.03, w: w + 0.06, h: 0.19, d: long - 0.68 },
      cover,
      { front: darker(cover, 0.06) },
      9,
    ),
    box(
      cam,
      { x: x - 0.035, y: 0.55, z: d - 1.0, w: w + 0.07, h: 0.025, d: 0.3 },
      linen,
      { top: lighter(linen, 0.3) },
      4,
    ),
    random.chance(0.7)
      ? box(
          cam,
          { x: x - 0.05, y: 0.34, z: z + 0.18, w: w + 0.1, h: 0.235, d: 0.55 },
          throwColor,
          { top: lighter(throwColor, 0.12) },
          5,
        ) + knit(room, x, w, z, throwColor)
      : '',
    box(cam, { x: x + w * 0.36, y: 0.56, z: d - 0.92, w: w * 0.28, h: 0.2, d: 0.14 }, throwColor, {}, 10),
  ].join('')
}

const knit = ({ cam }: Room, x: number, w: number, z: number, color: string) => {
  const top = plane(cam, [x, 0.578, z + 0.18], [1, 0, 0], [0, 0, 1])
  return top.lines(
    [0.1, 0.2, 0.35, 0.45].map((v) => [-0.03, v, w + 0.03, v] as const),
    lighter(color, 0.4),
    2.4,
    'opacity=".8"',
  )
}

/** A bedside table with a lamp and what one reads. */
export function nightstand(room: Room, x: number): string {
  const { cam, d, tone, style, random } = room
  const wood = tone(style.wood)
  const z = d - 0.48
  const front = plane(cam, [x, 0, z], [1, 0, 0])
  return [
    under(room, x, z, 0.46, 0.4),
    box(cam, { x: x + 0.04, z: z + 0.04, w: 0.04, h: 0.2, d: 0.04 }, darker(wood, 0.2)) +
      box(cam, { x: x + 0.38, z: z + 0.04, w: 0.04, h: 0.2, d: 0.04 }, darker(wood, 0.2)),
    box(cam, { x, y: 0.2, z, w: 0.46, h: 0.32, d: 0.4 }, wood, {}, 2) +
      front.rect(0.04, 0.24, 0.38, 0.22, lighter(wood, 0.1)) +
      front.disc(0.23, 0.35, 0.02, tone(style.metal)),
    tableLamp(room, [x + 0.16, 0.52, z + 0.22], 1.05),
    random.chance(0.6)
      ? cup(room, x + 0.32, 0.52, z + 0.1)
      : box(cam, { x: x + 0.26, y: 0.52, z: z + 0.08, w: 0.16, h: 0.05, d: 0.2 }, tone(style.accent)),
  ].join('')
}

/** A desk by the wall with a screen or a notebook, a lamp and some books. */
export function desk(room: Room, x: number, z: number, w: number): string {
  const { cam, tone, style, random } = room
  const wood = tone(style.wood)
  const leg = (dx: number, dz: number) =>
    box(cam, { x: x + dx, z: z + dz, w: 0.05, h: 0.72, d: 0.05 }, darker(wood, 0.15))
  const front = plane(cam, [x, 0, z + 0.4], [1, 0, 0])
  const screen = room.mood.lit ? '#cfe3e2' : tone('#3a4a50')
  return [
    under(room, x, z, w, 0.6),
    leg(0.03, 0.52) + leg(w - 0.08, 0.52),
    box(cam, { x, y: 0.72, z, w, h: 0.04, d: 0.6 }, wood, { top: lighter(wood, 0.18) }, 2),
    leg(0.03, 0.02) + leg(w - 0.08, 0.02),
    books(front, room, w - 0.42, 0.76, 0.36, 0.26),
    front.rect(w * 0.34, 0.78, 0.5, 0.32, tone('#2b3337')) +
      front.rect(w * 0.34 + 0.02, 0.8, 0.46, 0.28, screen) +
      box(cam, { x: x + w * 0.34 - 0.02, y: 0.76, z: z + 0.1, w: 0.54, h: 0.015, d: 0.3 }, tone('#c3c7c5')),
    tableLamp(room, [x + 0.16, 0.76, z + 0.4], 1),
    cup(room, x + w * 0.72, 0.76, z + 0.12),
    random.chance(0.5)
      ? box(cam, { x: x + 0.1, y: 0.76, z: z + 0.08, w: 0.2, h: 0.03, d: 0.26 }, tone(style.accent))
      : '',
  ].join('')
}
