import { standing } from '../camera.ts'
import { darker, lighter, mix } from '../color.ts'
import type { Opening, Plane } from '../plane.ts'
import { box } from '../solid.ts'
import { times } from '../svg.ts'
import { potPlant } from './plants.ts'
import type { Room } from './room.ts'

interface Dress {
  panes?: number
  curtains?: boolean
  sill?: boolean
  frame?: string
}

/** The frame, panes, sill and curtains of a window in the back wall. */
export function insideWindow(
  room: Room,
  [u, v, w, h]: Opening,
  { panes = 2, curtains = true, sill = true, frame = '#f6f2e8' }: Dress = {},
): string {
  const { back, cam, d, tone, random, mood } = room
  const paint = tone(frame)
  const bar = (x: number, y: number, width: number, height: number) => back.rect(x, y, width, height, paint)
  const glass = mood.lit ? back.rect(u, v, w, h, mix('#ffd9a0', '#ffffff', 0.1), 'opacity=".05"') : ''
  return [
    glass,
    back.poly(
      [
        [u + w * 0.16, v],
        [u + w * 0.3, v],
        [u + w * 0.5, v + h],
        [u + w * 0.36, v + h],
      ],
      '#ffffff',
      'opacity=".09"',
    ),
    bar(u - 0.08, v - 0.08, w + 0.16, 0.12) +
      bar(u - 0.08, v + h - 0.04, w + 0.16, 0.12) +
      bar(u - 0.08, v, 0.12, h) +
      bar(u + w - 0.04, v, 0.12, h),
    times(panes - 1, (i) => bar(u + (w * (i + 1)) / panes - 0.035, v, 0.07, h)),
    sill && v > 0.3
      ? box(cam, { x: u - 0.15, y: v - 0.12, z: d - 0.22, w: w + 0.3, h: 0.05, d: 0.22 }, lighter(paint, 0.3))
      : '',
    sill && v > 0.3
      ? times(random.int(1, 3), (i) =>
          standing(cam, [u + 0.25 + i * random.range(0.4, w / 3), v - 0.07, d - 0.12], sillThing(room, i)),
        )
      : '',
    curtains ? drapes(room, back, u, v, w, h) : '',
  ].join('')
}

function sillThing(room: Room, i: number): string {
  const { tone, random, style } = room
  if (i === 1)
    return `<g transform="scale(.01)"><rect x="-3" y="-14" width="6" height="14" rx="1" fill="${tone('#f3ead8')}"/><ellipse cx="0" cy="-18" rx="1.6" ry="4" fill="#ffc24d"/></g>`
  return potPlant(room, random.range(0.3, 0.42), tone(random.pick([style.accent, '#e9e0cf', '#b4735c'])))
}

function drapes(
  { tone, style, random }: Room,
  wall: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
): string {
  const cloth = tone(random.pick(['#f1eadb', '#e6dccb', lighter(style.textile, 0.45)]))
  const low = v > 0.5 ? 0.15 : 0.03
  const top = v + h + 0.22
  const panel = (from: number, wide: number) =>
    wall.rect(from, low, wide, top - low, cloth) +
    wall.lines(
      Array.from(
        { length: 5 },
        (_, i) => [from + (wide * (i + 0.6)) / 5, low, from + (wide * (i + 0.5)) / 5, top] as const,
      ),
      darker(cloth, 0.16),
      2.4,
      'opacity=".7"',
    )
  return (
    panel(u - 0.42, 0.46) +
    panel(u + w - 0.04, 0.46) +
    wall.lines([[u - 0.55, top, u + w + 0.55, top]], tone(style.metal), 5, 'stroke-linecap="round"')
  )
}
