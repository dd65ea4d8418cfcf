import { segments, standing } from '../camera.ts'
import { darker, lighter } from '../color.ts'
import { plane } from '../plane.ts'
import { box } from '../solid.ts'
import { gradient, times } from '../svg.ts'
import { lightPool } from './lamps.ts'
import { potPlant } from './plants.ts'
import { lightOn, type Room } from './room.ts'
import { under } from './seating.ts'

/** A vanity with basin, tap, and a mirror with light round it. */
export function vanity(room: Room, x: number, w: number, color: string, round: boolean): string {
  const { cam, d, tone, style, back } = room
  const paint = tone(color)
  const z = d - 0.48
  const front = plane(cam, [x, 0, z], [1, 0, 0])
  const middle = x + w / 2
  const metal = tone(style.metal)
  const mirror = room.mood.lit ? '#cdd6d2' : '#d5e2e2'
  const glass = gradient('d', lighter(mirror, 0.5), [mirror, 0.5], darker(mirror, 0.14))
  return [
    lightOn(room.mood)
      ? lightPool(cam, [middle, 1.65, d], 1.1, 0.7)
      : lightPool(cam, [middle, 1.65, d], 0.8, 0.2),
    round
      ? back.disc(middle, 1.62, 0.4, metal) + back.disc(middle, 1.62, 0.375, glass)
      : back.rect(middle - w * 0.42, 1.18, w * 0.84, 0.9, metal) +
        back.rect(middle - w * 0.42 + 0.02, 1.2, w * 0.84 - 0.04, 0.86, glass),
    back.poly(
      [
        [middle - 0.2, 1.4],
        [middle - 0.1, 1.36],
        [middle + 0.18, 1.84],
        [middle + 0.08, 1.9],
      ],
      '#ffffff',
      'opacity=".3"',
    ),
    under(room, x, z, w, 0.46),
    box(cam, { x, y: 0.32, z, w, h: 0.48, d: 0.46 }, paint, {}, 2),
    times(
      2,
      (i) =>
        front.rect(0.03, 0.35 + i * 0.225, w - 0.06, 0.2, lighter(paint, 0.07)) +
        front.rect(w / 2 - 0.1, 0.5 + i * 0.225, 0.2, 0.02, metal),
    ),
    box(
      cam,
      { x: x - 0.02, y: 0.8, z: z - 0.02, w: w + 0.04, h: 0.08, d: 0.5 },
      tone('#f7f4ec'),
      { top: tone('#ffffff') },
      3,
    ),
    back.lines(
      [
        [middle, 0.88, middle, 1.08],
        [middle, 1.08, middle, 1.08],
      ],
      metal,
      7,
      'stroke-linecap="round"',
    ) + back.lines([[middle, 1.06, middle - 0.01, 1.0]], metal, 7, 'stroke-linecap="round"'),
    box(cam, { x: x + w - 0.2, y: 0.88, z: z + 0.22, w: 0.07, h: 0.16, d: 0.07 }, tone(style.accent), {}, 2),
    standing(cam, [x + 0.16, 0.88, z + 0.3], potPlant(room, 0.36, tone('#e9e0cf'))),
  ].join('')
}

/** A wall-hung toilet with its box and flush plate. */
export function toilet(room: Room, x: number): string {
  const { cam, d, tone } = room
  const china = tone('#f8f5ee')
  const z = d - 0.75
  return [
    box(cam, { x: x - 0.28, z: d - 0.2, w: 0.96, h: 1.1, d: 0.2 }, tone('#e9e4d8'), {}, 1),
    plane(cam, [x, 0, d - 0.21], [1, 0, 0]).rect(0.08, 0.84, 0.24, 0.15, tone('#d3d3cd')),
    under(room, x, z + 0.1, 0.4, 0.4),
    box(cam, { x: x + 0.06, y: 0.1, z: z + 0.14, w: 0.28, h: 0.26, d: 0.4 }, darker(china, 0.07), {}, 10),
    box(cam, { x, y: 0.34, z, w: 0.4, h: 0.07, d: 0.54 }, china, { top: lighter(china, 0.3) }, 12),
  ].join('')
}

/** A shower corner behind glass, with rain head and a niche. */
export function shower(room: Room, x: number, w: number): string {
  const { cam, d, tone, style, back } = room
  const metal = tone(style.metal)
  const depth = 0.95
  const middle = x + w / 2
  const glassEnd = x < room.w / 2 ? x + w : x
  const pane = plane(cam, [glassEnd, 0, d - depth], [0, 0, 1])
  const front = plane(cam, [x, 0, d - depth], [1, 0, 0])
  return [
    room.floor.rect(x, d - depth, w, depth, darker(tone(style.floor), 0.1)) +
      room.floor.lines([[x + w * 0.3, d - 0.12, x + w * 0.7, d - 0.12]], metal, 5),
    back.lines(
      [
        [middle, 0.95, middle, 2.1],
        [middle, 2.1, middle, 2.12],
      ],
      metal,
      5,
    ) +
      box(cam, { x: middle - 0.13, y: 2.08, z: d - 0.45, w: 0.26, h: 0.025, d: 0.26 }, metal) +
      back.rect(middle - 0.14, 0.98, 0.28, 0.06, metal) +
      back.lines([[middle + 0.09, 1, middle + 0.14, 1.55]], metal, 3),
    back.rect(middle - 0.52, 1.25, 0.3, 0.28, darker(tone('#d9d3c5'), 0.15)) +
      back.rect(middle - 0.48, 1.25, 0.07, 0.17, tone('#b4735c')) +
      back.rect(middle - 0.38, 1.25, 0.07, 0.2, tone('#6d8763')),
    pane.rect(0, 0, depth, 2.05, '#dcecec', 'opacity=".3"') +
      front.rect(0, 0, w * 0.45, 2.05, '#dcecec', 'opacity=".22"') +
      front.poly(
        [
          [0.08, 0.3],
          [0.18, 0.3],
          [w * 0.42, 1.9],
          [w * 0.3, 1.9],
        ],
        '#ffffff',
        'opacity=".25"',
      ),
    segments(
      cam,
      [
        [
          [glassEnd, 0, d - depth],
          [glassEnd, 2.05, d - depth],
        ],
        [
          [glassEnd, 2.05, d - depth],
          [glassEnd, 2.05, d],
        ],
      ],
      metal,
      4,
    ) + front.lines([[0, 2.05, w, 2.05]], metal, 4),
  ].join('')
}

/** A washing machine with a basket or folded towels on top. */
export function washer(room: Room, x: number): string {
  const { cam, d, tone, random } = room
  const z = d - 0.6
  const front = plane(cam, [x, 0, z], [1, 0, 0])
  const colors = ['#d9a441', '#cf9a82', '#9fb3b0', '#e9e0cf'].map(tone)
  return [
    under(room, x, z, 0.6, 0.58),
    box(cam, { x, y: 0.02, z, w: 0.6, h: 0.84, d: 0.58 }, tone('#f2efe6'), {}, 3),
    front.disc(0.3, 0.42, 0.2, tone('#c3c7c5')) +
      front.disc(0.3, 0.42, 0.16, '#38474d') +
      front.disc(0.26, 0.46, 0.06, '#7f97a0') +
      front.rect(0.04, 0.72, 0.18, 0.08, tone('#dcd8cc')) +
      front.disc(0.46, 0.76, 0.03, tone('#8d9293')) +
      front.rect(0.3, 0.735, 0.08, 0.05, '#2f4a40'),
    times(3, (i) =>
      box(
        cam,
        { x: x + 0.12, y: 0.86 + i * 0.07, z: z + 0.15, w: 0.36, h: 0.065, d: 0.3 },
        colors[(i + random.int(0, 3)) % 4] ?? '#e9e0cf',
        {},
        4,
      ),
    ),
  ].join('')
}
