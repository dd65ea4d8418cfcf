import { camera } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { darker, mix } from '../color.ts'
import { paintedNumber } from '../digits.ts'
import { moodOf } from '../mood.ts'
import { paints } from '../palette.ts'
import { floorPlane, plane } from '../plane.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { gradient, HEIGHT, rect, times, WIDTH } from '../svg.ts'

const BAY = 2.6

/** An indoor car park with painted columns, light strips and numbered bays. */
export function parkingGarage(stage: DrawingStage): string {
  const { spec, random, home } = stage
  const [w, length, h] = [15, 34, 2.9]
  const cam = camera({
    position: [w / 2 + random.range(-1.3, 1.3), 1.75, -1],
    turn: random.range(-9, 9),
    focal: 1020,
    horizon: 505,
  })
  const accent = mix(paints[spec.paint], '#fbfaf6', spec.paint === 'white' ? 0 : 0.08)
  const left = plane(cam, [0, 0, 0], [0, 0, 1])
  const right = plane(cam, [w, 0, 0], [0, 0, 1])
  const back = plane(cam, [0, 0, length], [1, 0, 0])
  const ground = floorPlane(cam)
  const wall = home.pick(['#ded8ca', '#e6e1d5', '#d2cfc4'])
  const first = home.int(1, 30)
  return [
    rect(0, 0, WIDTH, HEIGHT, wall),
    floorPlane(cam, h).rect(0, -3, w, length + 3, gradient('v', '#b5b0a4', '#c9c4b8')),
    times(9, (i) => floorPlane(cam, h - 0.02).rect(0, 32 - i * 4, w, 0.4, '#a49f93')),
    back.rect(0, 0, w, h, darker(wall, 0.08)) +
      back.rect(w / 2 - 2, 0, 4, 2.3, '#f4f1e2') +
      back.rect(w / 2 - 2, 0, 4, 1, '#dfe8e0'),
    left.rect(-3, 0, length + 3, h, gradient('h', darker(wall, 0.16), wall)) +
      left.rect(-3, 0.9, length + 3, 0.5, accent) +
      right.rect(-3, 0, length + 3, h, gradient('h', wall, darker(wall, 0.2))) +
      right.rect(-3, 0.9, length + 3, 0.5, darker(accent, 0.14)),
    ground.rect(0, -3, w, length + 3, gradient('v', '#c3c1b8', '#90928e')),
    ground.rect(5, -3, 5, length + 3, '#ffffff', 'opacity=".1"'),
    times(
      12,
      (i) =>
        ground.rect(0, 31.2 - i * BAY, 5, 0.1, '#f7f4ea') +
        ground.rect(10, 31.2 - i * BAY, 5, 0.1, '#f7f4ea'),
    ),
    times(3, (i) => arrow(ground, w / 2, 22 - i * 8)),
    times(11, (i) => {
      const row = 10 - i
      return bay(stage, cam, row, first)
    }),
    times(
      8,
      (i) =>
        floorPlane(cam, h - 0.06).rect(w / 2 - 0.12, 29 - i * 4, 0.24, 2.2, '#fffdf0') +
        floorPlane(cam, 0.015).rect(w / 2 - 0.5, 29 - i * 4, 1, 2.2, '#ffffff', 'opacity=".25"'),
    ),
    overhead(cam, w, h),
  ].join('')
}

const arrow = (ground: ReturnType<typeof floorPlane>, x: number, z: number) =>
  ground.poly(
    [
      [x - 0.13, z],
      [x + 0.13, z],
      [x + 0.13, z + 2],
      [x + 0.5, z + 2],
      [x, z + 3.2],
      [x - 0.5, z + 2],
      [x - 0.13, z + 2],
    ],
    '#f7f4ea',
    'opacity=".85"',
  )

/** The two bays of a row with their cars, and a column between every third. */
function bay(
  { random, home, spec }: DrawingStage,
  cam: ReturnType<typeof camera>,
  row: number,
  first: number,
): string {
  const mood = moodOf('day', 'summer')
  const z = 2.6 + row * BAY + BAY / 2
  const accent = paints[spec.paint]
  const ground = floorPlane(cam, 0.012)
  const parked = (x: number, nose: 'left' | 'right', number: number, share: number) =>
    random.chance(share)
      ? car(cam, mood, { x, z, nose, color: random.pick(carColors), shape: random.int(0, 1) })
      : paintedNumber(ground, number, x - 0.4, z - 0.4, 0.8, '#f7f4ea')
  const column = (x: number) => {
    const front = plane(cam, [x, 0, z - BAY / 2 - 0.2], [1, 0, 0])
    return (
      box(cam, { x, z: z - BAY / 2 - 0.2, w: 0.45, h: 2.9, d: 0.45 }, '#e2ddd0') +
      box(cam, { x: x - 0.005, z: z - BAY / 2 - 0.205, w: 0.46, h: 1.1, d: 0.46 }, accent) +
      paintedNumber(front, (row + first) % 90, 0.1, 1.55, 0.24, '#39484d')
    )
  }
  const columns = row % 3 === 0 ? column(4.6) + column(10) : ''
  return (
    parked(2.6, home.chance(0.5) ? 'right' : 'left', first + row * 2, 0.6) +
    parked(12.4, home.chance(0.5) ? 'right' : 'left', first + row * 2 + 1, 0.6) +
    columns
  )
}

/** Pipes and a ventilation duct under the ceiling. */
const overhead = (cam: ReturnType<typeof camera>, w: number, h: number) =>
  box(cam, { x: w - 4.4, y: h - 0.5, z: 0.5, w: 0.7, h: 0.4, d: 31 }, '#b9bcb8') +
  box(cam, { x: 3.6, y: h - 0.22, z: 0.5, w: 0.12, h: 0.12, d: 31 }, '#9a3f2d') +
  box(cam, { x: 3.9, y: h - 0.2, z: 0.5, w: 0.08, h: 0.08, d: 31 }, '#8d9293')
