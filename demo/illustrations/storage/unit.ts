import { type Camera, camera, standing } from '../camera.ts'
import { darker, lighter } from '../color.ts'
import { paintedNumber } from '../digits.ts'
import { moodOf } from '../mood.ts'
import { paints } from '../palette.ts'
import { floorPlane, type Plane, plane } from '../plane.ts'
import { bicycle } from '../props.ts'
import type { DrawingStage } from '../stage.ts'
import { glow, gradient, HEIGHT, rect, times, WIDTH } from '../svg.ts'
import { rollingDoor } from './doors.ts'
import { steel } from './steel.ts'
import { carton, oddment, pile, skis, tyres } from './things.ts'

/** One open unit, seen from the corridor, with what a household puts away. */
export function storageUnit(stage: DrawingStage): string {
  const { random, home } = stage
  const w = home.range(2.3, 3.1)
  const cam = camera({
    position: [w * random.range(0.4, 0.6), 1.45, -3],
    turn: random.range(-4, 4),
    focal: 1150,
    horizon: 590,
  })
  const color = steel(stage)
  const front = plane(cam, [0, 0, 0], [1, 0, 0])
  const d = 2.4
  const number = home.int(2, 88)
  return [
    rect(0, 0, WIDTH, HEIGHT, '#e4ded0'),
    floorPlane(cam).rect(-6, -4, 14, 4, gradient('v', '#c3c0b6', '#a9aaa4')) +
      times(5, (i) => floorPlane(cam).rect(-6, -0.4 - i * 0.8, 14, 0.02, '#8f918c', 'opacity=".5"')),
    front.rect(-6, 0, 14, 3.4, '#e6e0d2') + front.rect(-6, 2.42, 14, 0.12, color),
    rollingDoor(front, -w - 0.25, 0.02, w, 2.3, color, number - 1) +
      rollingDoor(front, w + 0.25, 0.02, w, 2.3, color, number + 1),
    inside(cam, w, d),
    contents(stage, cam, w, d),
    front.pierced(-0.09, 0, w + 0.18, 2.42, [[0, 0, w, 2.3]], darker(color, 0.35)),
    front.rect(0, 2.02, w, 0.28, color) +
      front.lines(
        [
          [0, 2.1, w, 2.1],
          [0, 2.18, w, 2.18],
        ],
        darker(color, 0.25),
        2,
      ) +
      front.rect(0, 2, w, 0.05, darker(color, 0.4)),
    front.disc(w / 2, 2.84, 0.22, color) + numberAbove(front, number, w),
    glow(800, 120, 620, 190, '#fff6dd', 0.5),
  ].join('')
}

const numberAbove = (front: Plane, number: number, w: number) =>
  paintedNumber(front, number, w / 2 - (String(number).length - 1) * 0.072 - 0.045, 2.75, 0.18, '#fbfaf6')

function inside(cam: Camera, w: number, d: number): string {
  const ribs = (each: Plane) =>
    each.lines(
      Array.from({ length: 16 }, (_, i) => [i * 0.16, 0, i * 0.16, 2.35] as const),
      '#a59f92',
      1.6,
      'opacity=".6"',
    )
  const left = plane(cam, [0, 0, 0], [0, 0, 1])
  const right = plane(cam, [w, 0, 0], [0, 0, 1])
  const back = plane(cam, [0, 0, d], [1, 0, 0])
  return [
    back.rect(0, 0, w, 2.4, gradient('v', '#d9d2c2', '#c2bbab')) +
      back.lines(
        Array.from({ length: Math.floor(w / 0.16) }, (_, i) => [i * 0.16, 0, i * 0.16, 2.4] as const),
        '#a59f92',
        1.4,
        'opacity=".5"',
      ),
    left.rect(0, 0, d, 2.4, gradient('h', '#b9b2a2', '#cbc4b4')) +
      ribs(left) +
      right.rect(0, 0, d, 2.4, gradient('h', '#c6bfaf', '#aea797')) +
      ribs(right),
    floorPlane(cam, 2.4).rect(0, 0, w, d, '#b5ae9f') +
      floorPlane(cam).rect(0, 0, w, d, gradient('v', '#a3a099', '#b9b6ac')),
    floorPlane(cam, 2.38).rect(w / 2 - 0.5, d / 2 - 0.1, 1, 0.2, '#fffdf0'),
  ].join('')
}

function contents(stage: DrawingStage, cam: Camera, w: number, d: number): string {
  const { random, mood } = stage
  const day = moodOf('day', 'summer')
  const flip = random.chance(0.5)
  const kinds = random.int(0, 3)
  const at = (x: number) => (flip ? w - x : x)
  return [
    pile(cam, random, flip ? w - 1.8 : 0.08, d - 0.6, 3, random.int(3, 4)),
    skis(cam, flip ? 0.08 : w - 0.8, d - 0.12, [lighter(paints.falu, 0.1), paints.fjord]),
    oddment(cam, random, at(w - 0.75), d - 0.7, kinds),
    carton(cam, random, flip ? w - 0.75 : 0.1, 0, d - 1.3, 0.6, 0.45, 0.5) +
      (random.chance(0.6)
        ? carton(cam, random, flip ? w - 0.68 : 0.15, 0.45, d - 1.25, 0.45, 0.36, 0.4)
        : ''),
    random.chance(0.5)
      ? tyres(cam, at(0.5), 0.75)
      : oddment(cam, random, at(0.5), 0.7, kinds + 1) + oddment(cam, random, at(0.95), 0.95, kinds + 2),
    random.chance(0.75)
      ? standing(cam, [at(w - 0.95), 0, 0.55], bicycle(mood.lit ? day : mood, random), 0.95)
      : oddment(cam, random, at(w - 0.5), 0.5, kinds + 3),
  ].join('')
}
