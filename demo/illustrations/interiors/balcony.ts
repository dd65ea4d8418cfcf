import { backdrop } from '../backdrop.ts'
import { camera, edgesOf, segments, standing, type Vec } from '../camera.ts'
import { darker, lighter, mix } from '../color.ts'
import { railing } from '../fence.ts'
import { inLight, type Mood, snowColor } from '../mood.ts'
import { windowOn } from '../openings.ts'
import { paints } from '../palette.ts'
import { floorPlane, plane } from '../plane.ts'
import { roofscape } from '../roofscape.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { circle, glow, gradient, group, times } from '../svg.ts'
import { potPlant } from './plants.ts'
import { type Room, roomOf } from './room.ts'
import { armchair } from './seating.ts'
import { lowTable } from './tables.ts'

/** The view from a balcony: floorboards, two chairs and a table, railing, and the town below. */
export function balconyView(stage: DrawingStage): string {
  const { mood, random, home, spec } = stage
  const mirrored = random.chance(0.5)
  const horizon = random.range(440, 500)
  const inside = roomOf(stage, {
    w: 4.6,
    d: 2.6,
    eye: mirrored ? 0.34 : 0.66,
    back: 2.7,
    focal: 1080,
    horizon,
  })
  const room: Room = { ...inside, tone: (color) => inLight(mood, color) }
  const cam = camera({
    position: [mirrored ? 2.2 : 2.4, 1.6, -2.7],
    turn: mirrored ? 9 : -9,
    focal: 1080,
    horizon,
  })
  const out: Room = { ...room, cam, floor: floorPlane(cam) }
  const wallX = mirrored ? 4.6 : 0
  const glassRail = home.chance(0.4)
  return [
    backdrop({
      mood,
      random,
      place: spec.place,
      horizon,
      shore: 330,
      light: { x: mirrored ? 500 : 1100, y: horizon * random.range(0.35, 0.8) },
    }),
    roofscape(mood, random, horizon + random.range(60, 110), spec.paint),
    deck(out, mood),
    sideWall(stage, out, wallX),
    stringLights(out, mood),
    boxesOnRail(out, mood),
    glassRail
      ? glass(out, mood)
      : railing(
          cam,
          [mirrored ? -1 : 0, 0, 2.6],
          [mirrored ? 4.6 : 5.6, 0, 2.6],
          1.05,
          inLight(mood, home.pick(['#2f3a3e', '#f4efe4', '#6b5443'])),
          0.11,
        ),
    furniture(out, mirrored),
    standing(cam, [mirrored ? 0.1 : 4.5, 0, 1.9], potPlant(out, 1.5, inLight(mood, '#b4735c'))),
    standing(cam, [mirrored ? 4.1 : 0.5, 0, 1.6], potPlant(out, 1.2, inLight(mood, paints[spec.paint]))),
    standing(cam, [mirrored ? 3.6 : 1, 0, 0.6], potPlant(out, 0.75, inLight(mood, '#e9e0cf'))),
  ].join('')
}

function deck({ floor, cam }: Room, mood: Mood): string {
  const wood = mood.snow ? mix(inLight(mood, '#b98a5a'), snowColor(mood), 0.55) : inLight(mood, '#b08559')
  const lines = Array.from({ length: 60 }, (_, i) => [-2, 2.65 - i * 0.13, 7, 2.65 - i * 0.13] as const)
  return (
    floor.rect(-2, -3, 9, 5.7, gradient('v', lighter(wood, 0.12), darker(wood, 0.16))) +
    floor.lines(lines, darker(wood, 0.32), 1.8, 'opacity=".7"') +
    box(cam, { x: -2, y: -0.15, z: 2.62, w: 9, h: 0.17, d: 0.12 }, inLight(mood, '#e9e4d8'))
  )
}

/** The house wall that the balcony hangs on, with the living room's window in it. */
function sideWall({ mood, random, spec, home }: DrawingStage, { cam }: Room, x: number): string {
  const wall = plane(cam, [x, 0, -2], [0, 0, 1])
  const color = mix(
    inLight(mood, home.chance(0.5) ? paints[spec.paint] : '#e9e2d2'),
    mood.shadow,
    x > 0 ? 0.16 : 0.06,
  )
  const boards = Array.from({ length: 28 }, (_, i) => [0, i * 0.15, 4.7, i * 0.15] as const)
  return [
    wall.rect(0, -0.1, 4.7, 6, color) + wall.lines(boards, darker(color, 0.2), 1.6, 'opacity=".6"'),
    windowOn(wall, mood, random, 2.5, 0.12, 1.1, 2.1, { frame: '#f4efe4', panes: [1, 1] }),
    mood.lit ? wall.rect(2.5, 0.12, 1.1, 2.1, '#ffd890', 'opacity=".25"') : '',
    wall.disc(4.1, 1.9, 0.09, mood.lit ? '#ffe6ad' : inLight(mood, '#2f3a3e')),
  ].join('')
}

function stringLights({ cam, random }: Room, mood: Mood): string {
  if (random.chance(0.35) && !mood.lit) return ''
  const bulbs = Array.from(
    { length: 15 },
    (_, i): Vec => [-0.6 + i * 0.43, 2.75 - Math.sin(((i % 7.5) / 7.5) * Math.PI) * 0.3, 2.5],
  )
  const wire = edgesOf(bulbs).slice(0, -1)
  const bulb = mood.lit
    ? glow(0, 5, 46, 46, '#ffd58a', 0.75) + circle(0, 5, 5.5, '#fff0c4')
    : circle(0, 5, 5, '#fbf3dc')
  return (
    segments(cam, wire, inLight(mood, '#2b3337'), 2) +
    bulbs.map((place) => standing(cam, place, group(bulb, 'transform="scale(.01)"'))).join('')
  )
}

/** Flower boxes hung on the railing. */
function boxesOnRail({ cam, random }: Room, mood: Mood): string {
  const front = plane(cam, [0, 0, 2.58], [1, 0, 0])
  const green = inLight(mood, mood.season === 'autumn' ? '#8f8a4a' : '#6d8a55')
  return times(2, (i) => {
    const x = 0.5 + i * 2.3
    const bloom = inLight(mood, random.pick(['#d9867a', '#e7c25a', '#c9564a', '#b79ac0', '#f3ead6']))
    const growth = mood.snow
      ? front.poly(
          [
            [x, 1.05],
            [x + 0.3, 1.15],
            [x + 0.7, 1.12],
            [x + 1, 1.05],
          ],
          snowColor(mood),
        )
      : times(13, (k) =>
          front.disc(x + 0.04 + k * 0.077, 1.1 + (k % 3) * 0.05, 0.085, k % 2 ? green : darker(green, 0.15)),
        ) + times(11, (k) => front.disc(x + 0.06 + k * 0.088, 1.17 + ((k * 7) % 4) * 0.035, 0.036, bloom))
    return growth + box(cam, { x, y: 0.82, z: 2.42, w: 1, h: 0.22, d: 0.2 }, inLight(mood, '#6b5443'))
  })
}

const glass = ({ cam }: Room, mood: Mood) => {
  const front = plane(cam, [0, 0, 2.6], [1, 0, 0])
  const rail = inLight(mood, '#aab0b0')
  return (
    times(
      6,
      (i) =>
        front.rect(-1 + i * 1.1, 0.04, 1.04, 1, '#dcecec', 'opacity=".22"') +
        front.poly(
          [
            [-0.9 + i * 1.1, 0.1],
            [-0.7 + i * 1.1, 0.1],
            [-0.2 + i * 1.1, 0.98],
            [-0.4 + i * 1.1, 0.98],
          ],
          '#ffffff',
          'opacity=".14"',
        ),
    ) + front.lines([[-1, 1.06, 5.6, 1.06]], rail, 7)
  )
}

const furniture = (room: Room, mirrored: boolean) => {
  const x = mirrored ? 0.7 : 2
  return [
    armchair(room, x, 1.2),
    armchair(room, x + 1.5, 1.3),
    lowTable(room, x + 1.15, 0.95, 0.34, 0.45),
  ].join('')
}
