import { camera, segments, type Vec } from '../camera.ts'
import { darker, mix } from '../color.ts'
import { paints } from '../palette.ts'
import { floorPlane, plane } from '../plane.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { carton } from '../storage/things.ts'
import { gradient, HEIGHT, rect, times, WIDTH } from '../svg.ts'

/** A hall with racks of goods, a crane beam and an open gate. */
export function warehouse(stage: DrawingStage): string {
  const { spec, random, home } = stage
  const [w, length, h] = [13, 30, 6.4]
  const cam = camera({
    position: [w * random.range(0.42, 0.58), 1.9, -2],
    turn: random.range(-7, 7),
    focal: 1000,
    horizon: 600,
  })
  const brick = home.chance(0.45)
  const wall = brick ? '#b06f55' : '#d9d4c8'
  const accent = paints[spec.paint]
  const [left, right, back, ground] = [
    plane(cam, [0, 0, 0], [0, 0, 1]),
    plane(cam, [w, 0, 0], [0, 0, 1]),
    plane(cam, [0, 0, length], [1, 0, 0]),
    floorPlane(cam),
  ]
  const steel = mix('#4a5459', accent, 0.25)
  const evening = spec.hour === 'evening' || spec.hour === 'dusk'
  return [
    rect(0, 0, WIDTH, HEIGHT, wall),
    floorPlane(cam, h).rect(0, -3, w, length + 3, '#bdb7aa'),
    times(6, (i) =>
      floorPlane(cam, h - 0.02).rect(w / 2 - 2, 25.5 - i * 4.6, 4, 2.6, evening ? '#f3c48d' : '#f4f8f4'),
    ),
    back.rect(0, 0, w, h, darker(wall, 0.06)) +
      back.rect(w / 2 - 2.2, 0, 4.4, 4.2, evening ? '#f6cf97' : '#e6f0ee') +
      back.rect(w / 2 - 2.2, 0, 4.4, 0.7, '#9fae8c') +
      back.rect(w / 2 - 2.2, 3.6, 4.4, 0.6, darker(accent, 0.1)),
    left.rect(-3, 0, length + 3, h, gradient('h', darker(wall, 0.22), wall)) +
      right.rect(-3, 0, length + 3, h, gradient('h', wall, darker(wall, 0.26))),
    times(7, (i) =>
      [left, right]
        .map(
          (side) =>
            side.rect(26 - i * 4.2, 4.4, 2.6, 1.5, evening ? '#f0c491' : '#dce8e8') +
            side.lines(
              [
                [27.3 - i * 4.2, 4.4, 27.3 - i * 4.2, 5.9],
                [26 - i * 4.2, 5.15, 28.6 - i * 4.2, 5.15],
              ],
              steel,
              2,
            ),
        )
        .join(''),
    ),
    ground.rect(0, -3, w, length + 3, gradient('v', '#cfcabd', '#a3a099')) +
      ground.rect(4.2, -3, 0.12, length + 3, '#d9a441') +
      ground.rect(w - 4.3, -3, 0.12, length + 3, '#d9a441') +
      ground.rect(w / 2 - 1.4, 2, 2.8, length - 2, '#ffffff', 'opacity=".16"'),
    girders(cam, w, length, h, steel),
    times(5, (i) => rack(stage, cam, 0.2, 18.5 - i * 3.9) + rack(stage, cam, w - 2, 18.5 - i * 3.9)),
    crane(cam, w, h, accent),
    forklift(stage, cam, w / 2 + random.pick([-1.1, 0.5]), random.range(5, 7), accent),
  ].join('')
}

const girders = (cam: ReturnType<typeof camera>, w: number, length: number, h: number, steel: string) =>
  times(6, (i) => {
    const z = length - 2 - i * 4.6
    const lines: [Vec, Vec][] = [
      [
        [0, h - 0.7, z],
        [w, h - 0.7, z],
      ],
      [
        [0, h - 0.1, z],
        [w, h - 0.1, z],
      ],
      ...Array.from({ length: 13 }, (_, k): [Vec, Vec] => [
        [k, h - (k % 2 ? 0.7 : 0.1), z],
        [k + 1, h - (k % 2 ? 0.1 : 0.7), z],
      ]),
    ]
    return segments(cam, lines, steel, 2 + i * 0.7)
  })

const crane = (cam: ReturnType<typeof camera>, w: number, h: number, color: string) =>
  box(
    cam,
    { x: 0.3, y: h - 1.5, z: 9, w: w - 0.6, h: 0.5, d: 0.4 },
    color === '#f0ebdf' ? '#d9a441' : color,
  ) +
  segments(
    cam,
    [
      [
        [w / 2 + 1, h - 1.5, 9],
        [w / 2 + 1, 3.2, 9],
      ],
    ],
    '#2b3337',
    3,
  ) +
  box(cam, { x: w / 2 + 0.75, y: 2.9, z: 8.9, w: 0.5, h: 0.35, d: 0.3 }, '#39484d')

/** A pallet rack three shelves high. */
function rack({ random }: DrawingStage, cam: ReturnType<typeof camera>, x: number, z: number): string {
  const post = (dx: number, dz: number) =>
    box(cam, { x: x + dx, z: z + dz, w: 0.1, h: 3.7, d: 0.1 }, '#2f6675')
  const beam = (y: number) => box(cam, { x, y, z, w: 1.8, h: 0.12, d: 3.4 }, '#c8742f', { top: '#b98a5a' })
  return (
    post(0, 3.3) +
    post(1.7, 3.3) +
    times(
      3,
      (level) =>
        beam(level * 1.25 + 0.1) +
        times(3, (i) =>
          carton(
            cam,
            random,
            x + 0.2,
            level * 1.25 + 0.24,
            z + 2.3 - i * 1.1,
            1.35,
            random.range(0.6, 0.92),
            0.9,
          ),
        ),
    ) +
    post(0, 0) +
    post(1.7, 0)
  )
}

const forklift = (
  { random }: DrawingStage,
  cam: ReturnType<typeof camera>,
  x: number,
  z: number,
  accent: string,
) => {
  const body = accent === '#f0ebdf' ? '#d9a441' : accent
  return [
    floorPlane(cam).rect(x - 0.2, z - 0.9, 1.5, 2.9, '#2a1d12', 'opacity=".25"'),
    box(cam, { x: x + 0.1, y: 0.25, z: z + 0.4, w: 0.9, h: 0.75, d: 1.4 }, body, {}, 3) +
      box(cam, { x: x + 0.15, y: 1, z: z + 1.2, w: 0.8, h: 0.5, d: 0.4 }, '#2b3337', {}, 3),
    box(cam, { x: x + 0.1, y: 2, z: z + 0.5, w: 0.9, h: 0.07, d: 1.2 }, '#2b3337') +
      segments(
        cam,
        [
          [
            [x + 0.14, 1, z + 0.5],
            [x + 0.14, 2, z + 0.5],
          ],
          [
            [x + 0.96, 1, z + 0.5],
            [x + 0.96, 2, z + 0.5],
          ],
        ],
        '#2b3337',
        6,
      ),
    box(cam, { x: x + 0.05, z: z + 0.5, w: 0.2, h: 0.5, d: 0.5 }, '#1d2326', {}, 4) +
      box(cam, { x: x + 0.85, z: z + 0.5, w: 0.2, h: 0.5, d: 0.5 }, '#1d2326', {}, 4),
    box(cam, { x: x + 0.22, y: 0.1, z: z + 0.3, w: 0.09, h: 2.3, d: 0.1 }, '#39484d') +
      box(cam, { x: x + 0.8, y: 0.1, z: z + 0.3, w: 0.09, h: 2.3, d: 0.1 }, '#39484d'),
    box(cam, { x: x + 0.02, y: 0.12, z: z - 0.8, w: 1.06, h: 0.12, d: 1 }, '#a97b4c') +
      carton(cam, random, x + 0.08, 0.24, z - 0.75, 0.95, 0.7, 0.85),
  ].join('')
}
