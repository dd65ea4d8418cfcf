import { darker, lighter } from '../color.ts'
import { plane } from '../plane.ts'
import { box } from '../solid.ts'
import { times } from '../svg.ts'
import { lightOn, type Room } from './room.ts'
import { under } from './seating.ts'

export interface Fronts {
  color: string
  top: string
  tiles: string
}

/** A run of base units along the back wall with worktop, sink, hob and oven. */
export function baseUnits(room: Room, x: number, w: number, { color, top }: Fronts): string {
  const { cam, d, tone, style } = room
  const z = d - 0.62
  const paint = tone(color)
  const count = Math.round(w / 0.6)
  const unit = w / count
  const front = plane(cam, [x, 0, z], [1, 0, 0])
  const oven = Math.min(count - 2, 2)
  const doors = times(count, (i) => {
    const u = i * unit
    if (i === oven) return ovenFront(room, front, u, unit)
    const handle = tone(style.metal)
    if (i % 3 === 1)
      return times(
        3,
        (k) =>
          front.rect(u + 0.02, 0.14 + k * 0.24, unit - 0.04, 0.22, lighter(paint, 0.06)) +
          front.rect(u + unit / 2 - 0.09, 0.3 + k * 0.24, 0.18, 0.02, handle),
      )
    return (
      front.rect(u + 0.02, 0.14, unit - 0.04, 0.7, lighter(paint, 0.06)) +
      front.rect(u + (i % 2 ? 0.06 : unit - 0.08), 0.58, 0.02, 0.18, handle)
    )
  })
  return [
    under(room, x, z, w, 0.6),
    box(cam, { x, z: z + 0.05, w, h: 0.1, d: 0.5 }, tone('#4a4540')),
    box(cam, { x, y: 0.1, z, w, h: 0.76, d: 0.6 }, darker(paint, 0.12), { side: darker(paint, 0.2) }),
    doors,
    box(cam, { x: x - 0.01, y: 0.86, z: z - 0.03, w: w + 0.02, h: 0.045, d: 0.65 }, tone(top), {
      top: lighter(tone(top), 0.2),
    }),
    hob(room, x + oven * unit, z),
    sink(room, x + (count - 2) * unit + 0.1, z),
  ].join('')
}

function ovenFront({ tone, mood }: Room, front: ReturnType<typeof plane>, u: number, unit: number): string {
  const steel = tone('#c9ccca')
  return (
    front.rect(u + 0.02, 0.14, unit - 0.04, 0.7, steel) +
    front.rect(u + 0.07, 0.2, unit - 0.14, 0.38, mood.lit ? '#e8a04c' : '#2b3337') +
    front.rect(u + 0.09, 0.62, unit - 0.18, 0.025, '#8d9293') +
    times(4, (i) => front.disc(u + 0.12 + i * ((unit - 0.24) / 3), 0.75, 0.022, '#3a4245'))
  )
}

const hob = ({ cam, tone }: Room, x: number, z: number) =>
  box(cam, { x: x + 0.04, y: 0.905, z: z + 0.08, w: 0.52, h: 0.01, d: 0.46 }, '#23292c') +
  box(cam, { x: x + 0.12, y: 0.915, z: z + 0.28, w: 0.24, h: 0.15, d: 0.2 }, tone('#9a3f2d'), {}, 3) +
  box(cam, { x: x + 0.11, y: 1.065, z: z + 0.27, w: 0.26, h: 0.02, d: 0.22 }, tone('#7f3325'), {}, 2) +
  box(cam, { x: x + 0.22, y: 1.085, z: z + 0.37, w: 0.04, h: 0.03, d: 0.03 }, '#23292c')

function sink({ cam, tone, style, d }: Room, x: number, z: number): string {
  const steel = tone('#b9bfbf')
  const metal = tone(style.metal)
  const wall = plane(cam, [x, 0, d - 0.12], [1, 0, 0])
  return (
    box(cam, { x, y: 0.9, z: z + 0.1, w: 0.5, h: 0.012, d: 0.38 }, steel, { top: darker(steel, 0.2) }) +
    wall.lines(
      [
        [0.25, 0.9, 0.25, 1.2],
        [0.25, 1.2, 0.37, 1.22],
        [0.37, 1.22, 0.37, 1.12],
      ],
      metal,
      6,
      'stroke-linejoin="round" stroke-linecap="round"',
    )
  )
}

/** Cupboards on the back wall, or none of them where there is a window. */
export function wallUnits(room: Room, x: number, w: number, { color }: Fronts): string {
  const { cam, d, tone, style } = room
  const paint = tone(color)
  const count = Math.round(w / 0.55)
  const front = plane(cam, [x, 0, d - 0.36], [1, 0, 0])
  const glow = lightOn(room.mood) ? room.back.rect(x, 0.92, w, 0.5, '#ffdf9e', 'opacity=".4"') : ''
  return [
    glow,
    box(cam, { x, y: 1.45, z: d - 0.36, w, h: 0.78, d: 0.36 }, paint),
    times(
      count,
      (i) =>
        front.rect((i * w) / count + 0.02, 1.47, w / count - 0.04, 0.74, lighter(paint, 0.06)) +
        front.rect((i * w) / count + (i % 2 ? 0.06 : w / count - 0.08), 1.52, 0.02, 0.16, tone(style.metal)),
    ),
  ].join('')
}

/** A tall fridge in steel, white or a colour. */
export function fridge(room: Room, x: number, color: string): string {
  const { cam, d, tone } = room
  const paint = tone(color)
  const front = plane(cam, [x, 0, d - 0.68], [1, 0, 0])
  return (
    under(room, x, d - 0.68, 0.62, 0.66) +
    box(cam, { x, y: 0.03, z: d - 0.68, w: 0.62, h: 1.88, d: 0.66 }, paint, {}, 3) +
    front.lines([[0, 0.75, 0.62, 0.75]], darker(paint, 0.35), 2) +
    front.rect(0.06, 0.85, 0.03, 0.5, darker(paint, 0.4)) +
    front.rect(0.06, 0.4, 0.03, 0.28, darker(paint, 0.4)) +
    front.rect(0.32, 1.3, 0.14, 0.18, tone('#f4efe4')) +
    front.rect(0.34, 1.42, 0.05, 0.05, tone('#d9a441')) +
    front.rect(0.2, 1.5, 0.1, 0.12, tone('#cf9a82'))
  )
}

/** A fan hood over the hob. */
export const hood = ({ cam, d, tone, h }: Room, x: number) =>
  box(cam, { x: x + 0.18, y: 1.75, z: d - 0.32, w: 0.24, h: h - 1.75, d: 0.3 }, tone('#d5d6d2')) +
  box(cam, { x, y: 1.6, z: d - 0.5, w: 0.6, h: 0.15, d: 0.5 }, tone('#c3c5c1'))
