import { darker, lighter } from '../color.ts'
import { type Plane, plane } from '../plane.ts'
import { box } from '../solid.ts'
import { gradient, times } from '../svg.ts'
import type { Room } from './room.ts'
import { under } from './seating.ts'

export const bookColors = [
  '#9a3f2d',
  '#2f6675',
  '#d9a441',
  '#efe6d4',
  '#6d8763',
  '#39484d',
  '#cf9a82',
  '#7d8f97',
  '#c9b48a',
] as const

/** Books standing on a shelf between two points of a plane. */
export function books(wall: Plane, room: Room, u: number, v: number, length: number, height: number): string {
  const { random, tone } = room
  let at = u
  let drawing = ''
  while (at < u + length - 0.05) {
    if (random.chance(0.1)) {
      drawing += wall.disc(at + 0.09, v + 0.09, 0.09, tone(random.pick(bookColors)))
      at += 0.22
      continue
    }
    const w = random.range(0.025, 0.055)
    const h = height * random.range(0.62, 0.92)
    const color = tone(random.pick(bookColors))
    drawing += wall.rect(at, v, w, h, color) + wall.rect(at, v + h * 0.72, w, h * 0.06, lighter(color, 0.4))
    at += w + 0.004
  }
  return drawing
}

/** An open bookcase against the back wall. */
export function bookcase(room: Room, x: number, z: number, w: number, h: number): string {
  const { cam, tone, style } = room
  const wood = tone(style.wood)
  const shelves = Math.round(h / 0.38)
  const step = h / shelves
  const front = plane(cam, [x, 0, z], [1, 0, 0])
  return [
    under(room, x, z, w, 0.3),
    box(cam, { x, z, w, h, d: 0.3 }, darker(wood, 0.45), {
      side: darker(wood, 0.1),
      top: lighter(wood, 0.2),
    }),
    times(shelves, (i) =>
      books(front, room, x - x + 0.05, i * step + 0.05, w * room.random.range(0.6, 0.94) - 0.1, step - 0.06),
    ),
    times(shelves + 1, (i) => front.rect(0, Math.min(i * step, h - 0.04), w, 0.04, wood)) +
      front.rect(0, 0, 0.04, h, wood) +
      front.rect(w - 0.04, 0, 0.04, h, wood),
  ].join('')
}

/** A low cabinet on legs, with sliding doors and room for a lamp on top. */
export function sideboard(room: Room, x: number, z: number, w: number, h = 0.7): string {
  const { cam, tone, style } = room
  const wood = tone(style.wood)
  const front = plane(cam, [x, 0, z], [1, 0, 0])
  return [
    under(room, x, z, w, 0.42),
    times(2, (i) =>
      box(cam, { x: x + 0.08 + i * (w - 0.2), z: z + 0.05, w: 0.04, h: 0.16, d: 0.04 }, darker(wood, 0.2)),
    ),
    box(
      cam,
      { x, y: 0.16, z, w, h: h - 0.16, d: 0.42 },
      wood,
      { front: gradient('v', lighter(wood, 0.08), wood) },
      2,
    ),
    times(
      3,
      (i) =>
        front.rect(
          0.04 + (i * (w - 0.04)) / 3,
          0.2,
          (w - 0.04) / 3 - 0.04,
          h - 0.24,
          i === 1 ? lighter(wood, 0.1) : wood,
        ) + front.disc(0.04 + ((i + 0.85) * (w - 0.04)) / 3, 0.2 + (h - 0.24) / 2, 0.025, darker(wood, 0.4)),
    ),
    front.lines(
      [
        [0.04 + (w - 0.04) / 3, 0.2, 0.04 + (w - 0.04) / 3, h - 0.04],
        [0.04 + (2 * (w - 0.04)) / 3, 0.2, 0.04 + (2 * (w - 0.04)) / 3, h - 0.04],
      ],
      darker(wood, 0.35),
      2,
    ),
  ].join('')
}

/** A wardrobe with tall doors. */
export function wardrobe(
  room: Room,
  x: number,
  z: number,
  w: number,
  h: number,
  d: number,
  color: string,
): string {
  const { cam, tone } = room
  const paint = tone(color)
  const doors = Math.round(w / 0.55)
  const front = plane(cam, [x, 0, z], [1, 0, 0])
  return [
    under(room, x, z, w, d),
    box(cam, { x, z, w, h, d }, paint, { front: gradient('v', lighter(paint, 0.06), darker(paint, 0.05)) }),
    times(doors, (i) => {
      const u = (i * w) / doors
      return (
        front.lines([[u, 0.06, u, h]], darker(paint, 0.22), 2) +
        front.rect(u + 0.07, 0.14, w / doors - 0.14, h - 0.24, lighter(paint, 0.07)) +
        front.rect(u + (i % 2 ? 0.04 : w / doors - 0.06), h * 0.42, 0.025, 0.22, tone(room.style.metal))
      )
    }),
    front.rect(0, 0, w, 0.06, darker(paint, 0.2)),
  ].join('')
}

/** A shelf on the back wall with crockery, books and a plant's worth of colour. */
export function wallShelf(room: Room, wall: Plane, u: number, v: number, length: number): string {
  const { random, tone, style } = room
  const wood = tone(style.wood)
  const jars = times(Math.floor(length / 0.17), (i) => {
    const x = u + 0.05 + i * 0.17
    const kind = random.int(0, 4)
    const color = tone(random.pick(['#efe6d4', '#cfd8d6', style.accent, '#d9a441', '#b4735c', '#7d8f97']))
    if (kind === 0)
      return (
        wall.disc(x + 0.06, v + 0.1, 0.09, color) + wall.disc(x + 0.06, v + 0.1, 0.06, lighter(color, 0.3))
      )
    if (kind === 1)
      return wall.rect(x + 0.02, v, 0.09, 0.22, color) + wall.rect(x + 0.02, v + 0.2, 0.09, 0.03, wood)
    if (kind === 2)
      return wall.poly(
        [
          [x, v + 0.12],
          [x + 0.14, v + 0.12],
          [x + 0.1, v],
          [x + 0.04, v],
        ],
        color,
      )
    if (kind === 3)
      return (
        wall.rect(x, v, 0.12, 0.04, color) +
        wall.rect(x, v + 0.045, 0.12, 0.04, lighter(color, 0.3)) +
        wall.rect(x, v + 0.09, 0.12, 0.04, color)
      )
    return wall.rect(x + 0.03, v, 0.07, 0.1, color)
  })
  return (
    wall.rect(u, v - 0.09, length, 0.06, '#2a1d12', 'opacity=".14"') +
    jars +
    wall.rect(u, v - 0.04, length, 0.045, wood)
  )
}
