import { type Camera, orbit, standing } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { hedge } from '../fence.ts'
import { inLight, type Mood } from '../mood.ts'
import { paints } from '../palette.ts'
import { floorPlane, plane } from '../plane.ts'
import { lampPost, walker } from '../props.ts'
import { setting } from '../setting.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { circle, glow, times } from '../svg.ts'
import { birch, linden, planted, shrub, spruce } from '../trees.ts'
import { asphalt, BAY, bays } from './surface.ts'

/** Bays with charging posts under a light roof with solar panels. */
export function charging(stage: DrawingStage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(640, 680)
  const cam = orbit(6.4, 0, random.range(10.5, 12), side * random.range(20, 30), 1.9, {
    focal: 1200,
    horizon,
  })
  const count = 5
  const accent = inLight(mood, home.pick(['#6d8763', '#2f6675', '#4f8a7a']))
  const steel = inLight(mood, '#e9e5da')
  const order = Array.from({ length: count }, (_, i) => (side > 0 ? count - 1 - i : i))
  return [
    setting(stage, { horizon, shore: 48 }),
    times(9, (i) =>
      planted(
        cam,
        mood,
        random,
        [-16 + i * 5.5, 0, 13 + random.range(0, 4)],
        random.pick([spruce, birch, linden]),
        1.15,
      ),
    ),
    hedge(cam, mood, -14, 28, 5.6, 1.2),
    asphalt(cam, mood, -14, 5.3),
    times(count, (i) =>
      floorPlane(cam, 0.01).rect(
        i * BAY + 0.1,
        -2.6,
        BAY - 0.2,
        5,
        accent,
        `opacity="${mood.snow ? 0.3 : 0.55}"`,
      ),
    ),
    bays(cam, mood, count, -2.6, 2.4),
    times(count + 1, (i) =>
      i % 2 ? '' : box(cam, { x: i * BAY - 0.1, z: 3.4, w: 0.2, h: 3.1, d: 0.2 }, steel),
    ),
    order.map((i) => charger(cam, mood, (i + 0.5) * BAY, 3, accent)).join(''),
    order
      .map((i) =>
        i === 2 || random.chance(0.7)
          ? car(cam, mood, {
              x: (i + 0.5) * BAY,
              z: 0.3,
              nose: 'near',
              color: i === 2 ? paints[spec.paint] : random.pick(carColors),
              shape: random.int(0, 1),
            }) + cable(cam, (i + 0.5) * BAY)
          : '',
      )
      .join(''),
    canopy(cam, mood, count * BAY, steel),
    standing(cam, [6.4 + side * 5.2, 0, -3.6], walker(mood, random)),
    standing(cam, [6.4 + side * 8.6, 0, -1], lampPost(mood)),
    planted(cam, mood, random, [6.4 - side * 8.4, 0, -2.2], shrub, 1),
  ].join('')
}

function charger(cam: Camera, mood: Mood, x: number, z: number, accent: string): string {
  const front = plane(cam, [x - 0.22, 0, z], [1, 0, 0])
  return (
    box(cam, { x: x - 0.22, z, w: 0.44, h: 1.65, d: 0.3 }, inLight(mood, '#f2eee3'), {}, 3) +
    front.rect(0.06, 1.15, 0.32, 0.34, mood.lit ? '#bfe6d2' : '#39484d') +
    front.rect(0, 0.95, 0.44, 0.08, accent) +
    front.poly(
      [
        [0.24, 0.85],
        [0.15, 0.62],
        [0.21, 0.62],
        [0.18, 0.45],
        [0.3, 0.7],
        [0.23, 0.7],
      ],
      accent,
    ) +
    (mood.lit
      ? standing(
          cam,
          [x, 1.3, z],
          `<g transform="scale(.01)">${glow(0, 0, 90, 90, '#9fe0c0', 0.55)}${circle(0, -42, 4, '#d8ffe8')}</g>`,
        )
      : '')
  )
}

const cable = (cam: Camera, x: number) =>
  plane(cam, [x, 0, 2.6], [1, 0, 0]).lines(
    [
      [0.2, 1, 0.42, 0.5],
      [0.42, 0.5, 0.62, 0.35],
      [0.62, 0.35, 0.7, 0.75],
    ],
    '#23292c',
    5,
    'stroke-linecap="round"',
  )

const canopy = (cam: Camera, mood: Mood, w: number, steel: string) =>
  box(cam, { x: -0.8, y: 3.1, z: -1.2, w: w + 1.6, h: 0.22, d: 5.2 }, steel, { top: '#2b3f52' }) +
  (mood.lit
    ? times(5, (i) => floorPlane(cam, 3.09).rect(i * BAY + 0.5, 0.4, 1.6, 0.14, '#fff3cf')) +
      floorPlane(cam, 0.02).rect(0, -2.6, w, 5, '#ffd58a', 'opacity=".14"')
    : '')
