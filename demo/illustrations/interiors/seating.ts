import { darker, lighter, mix } from '../color.ts'
import { plane } from '../plane.ts'
import { box } from '../solid.ts'
import { times } from '../svg.ts'
import type { Room } from './room.ts'

/** The soft shadow under a piece of furniture. */
export const under = ({ floor }: Room, x: number, z: number, w: number, d: number) =>
  floor.rect(x - 0.06, z - 0.1, w + 0.12, d + 0.12, '#2a1d12', 'opacity=".24"')

/** A sofa against the back of the room, facing the viewer. */
export function sofa(room: Room, x: number, z: number, w: number, color = room.style.textile): string {
  const { cam, tone, random } = room
  const cloth = tone(color)
  const d = 0.95
  const seats = w > 1.9 ? 3 : w > 1.2 ? 2 : 1
  const inner = w - 0.36
  const cushion = inner / seats
  const pillowColors = [
    room.style.accent,
    lighter(color, 0.45),
    '#d9a441',
    '#b4735c',
    '#efe6d4',
    '#4f6f78',
  ].filter((each) => each !== color)
  return [
    under(room, x, z, w, d),
    times(2, (i) =>
      box(
        cam,
        { x: x + 0.08 + i * (w - 0.22), z: z + 0.06, w: 0.06, h: 0.14, d: 0.06 },
        tone(room.style.wood),
      ),
    ),
    box(cam, { x, y: 0.32, z: z + 0.68, w, h: 0.52, d: 0.27 }, cloth, {}, 6),
    times(seats, (i) =>
      box(
        cam,
        { x: x + 0.18 + i * cushion + 0.02, y: 0.44, z: z + 0.52, w: cushion - 0.04, h: 0.42, d: 0.2 },
        lighter(cloth, 0.06),
        {},
        9,
      ),
    ),
    box(cam, { x: x + 0.05, y: 0.12, z, w: w - 0.1, h: 0.22, d: 0.9 }, darker(cloth, 0.08), {}, 4),
    times(seats, (i) =>
      box(
        cam,
        { x: x + 0.18 + i * cushion + 0.015, y: 0.32, z: z - 0.02, w: cushion - 0.03, h: 0.15, d: 0.62 },
        lighter(cloth, 0.1),
        { front: cloth },
        7,
      ),
    ),
    box(cam, { x: x - 0.02, y: 0.12, z, w: 0.2, h: 0.5, d: 0.9 }, cloth, { top: lighter(cloth, 0.16) }, 7),
    box(
      cam,
      { x: x + w - 0.18, y: 0.12, z, w: 0.2, h: 0.5, d: 0.9 },
      cloth,
      { top: lighter(cloth, 0.16) },
      7,
    ),
    times(Math.min(3, seats + 1), (i) =>
      pillow(
        room,
        x + 0.3 + (i * (inner - 0.3)) / Math.max(1, Math.min(2, seats)) + random.range(-0.05, 0.05),
        0.47,
        z + 0.44,
        tone(random.pick(pillowColors)),
      ),
    ),
    random.chance(0.5) && w > 1.2 ? blanket(room, x + w - 0.62, z) : '',
  ].join('')
}

function pillow({ cam, random }: Room, x: number, y: number, z: number, color: string): string {
  const face = plane(cam, [x, y, z], [1, 0, 0])
  const s = random.range(0.36, 0.42)
  const tilt = random.range(-0.06, 0.06)
  const shape: [number, number][] = [
    [-s / 2, 0.02],
    [0, -0.01],
    [s / 2, 0.02],
    [s / 2 + tilt - 0.02, s / 2],
    [s / 2 + tilt, s * 0.92],
    [tilt, s * 0.86],
    [-s / 2 + tilt, s * 0.92],
    [-s / 2 + tilt + 0.02, s / 2],
  ]
  const stripes = random.chance(0.4)
    ? face.lines(
        [0.25, 0.45, 0.65].map((t) => [-s * 0.42 + tilt * t, s * t, s * 0.42 + tilt * t, s * t] as const),
        lighter(color, 0.4),
        3,
      )
    : ''
  return face.poly(shape, color, `stroke="${color}" stroke-width="7" stroke-linejoin="round"`) + stripes
}

const blanket = ({ cam, tone, style }: Room, x: number, z: number) => {
  const wool = tone(mix(style.accent, '#efe6d4', 0.35))
  const front = plane(cam, [x, 0, z - 0.04], [1, 0, 0])
  return (
    box(cam, { x, y: 0.475, z: z - 0.03, w: 0.42, h: 0.02, d: 0.62 }, wool) +
    front.rect(0, 0.2, 0.42, 0.29, darker(wool, 0.06)) +
    front.lines(
      Array.from({ length: 9 }, (_, i) => [0.02 + i * 0.048, 0.2, 0.02 + i * 0.048, 0.15] as const),
      wool,
      2,
    ) +
    front.lines(
      [
        [0, 0.26, 0.42, 0.26],
        [0, 0.29, 0.42, 0.29],
      ],
      lighter(wool, 0.4),
      2.4,
    )
  )
}

/** A low armchair with a wooden frame, its seat towards the viewer. */
export function armchair(room: Room, x: number, z: number, color = room.style.accent): string {
  const { cam, tone, style } = room
  const cloth = tone(mix(color, room.style.wall, 0.12))
  const wood = tone(style.wood)
  const leg = (dx: number, dz: number) => box(cam, { x: x + dx, z: z + dz, w: 0.05, h: 0.56, d: 0.05 }, wood)
  return [
    under(room, x, z, 0.8, 0.75),
    leg(0, 0.68),
    leg(0.75, 0.68),
    box(cam, { x: x + 0.08, y: 0.42, z: z + 0.6, w: 0.64, h: 0.5, d: 0.14 }, cloth, {}, 8),
    box(
      cam,
      { x: x + 0.08, y: 0.26, z, w: 0.64, h: 0.17, d: 0.66 },
      lighter(cloth, 0.06),
      { front: cloth },
      7,
    ),
    leg(0, 0),
    leg(0.75, 0),
    box(cam, { x: x - 0.01, y: 0.55, z: z - 0.02, w: 0.08, h: 0.05, d: 0.76 }, wood) +
      box(cam, { x: x + 0.74, y: 0.55, z: z - 0.02, w: 0.08, h: 0.05, d: 0.76 }, wood),
  ].join('')
}

/** A plain wooden chair seen from behind or in front, at a table. */
export function chair(
  room: Room,
  x: number,
  z: number,
  color = room.style.wood,
  facing: 'away' | 'near' = 'away',
): string {
  const { cam, tone } = room
  const wood = tone(color)
  const [sx, sz] = [x - 0.22, z - 0.22]
  const leg = (dx: number, dz: number, h: number) =>
    box(cam, { x: sx + dx, z: sz + dz, w: 0.04, h, d: 0.04 }, darker(wood, 0.12))
  const backAt = facing === 'away' ? 0 : 0.4
  const rest =
    leg(0, backAt, 0.82) +
    leg(0.4, backAt, 0.82) +
    box(cam, { x: sx, y: 0.66, z: sz + backAt, w: 0.44, h: 0.17, d: 0.035 }, wood, {}, 3) +
    box(cam, { x: sx, y: 0.54, z: sz + backAt, w: 0.44, h: 0.05, d: 0.03 }, wood)
  const seat =
    leg(0, 0.4 - backAt, 0.44) +
    leg(0.4, 0.4 - backAt, 0.44) +
    box(
      cam,
      { x: sx - 0.01, y: 0.43, z: sz, w: 0.46, h: 0.045, d: 0.45 },
      wood,
      { top: lighter(wood, 0.22) },
      2,
    )
  return under(room, sx, sz, 0.44, 0.44) + (facing === 'away' ? seat + rest : rest + seat)
}
