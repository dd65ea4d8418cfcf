import { block } from '../block.ts'
import { type Camera, orbit, standing } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { lighter, mix } from '../color.ts'
import { paintedNumber } from '../digits.ts'
import { hedge } from '../fence.ts'
import { inLight, type Mood } from '../mood.ts'
import { type WindowStyle, windowOn } from '../openings.ts'
import { neighbours, paints } from '../palette.ts'
import { floorPlane, plane } from '../plane.ts'
import { lampPost, walker } from '../props.ts'
import { setting } from '../setting.ts'
import { box } from '../solid.ts'
import type { Stage } from '../stage.ts'
import { circle, glow, gradient, times } from '../svg.ts'
import { rollingDoor } from '../storage/doors.ts'
import { birch, linden, planted, shrub, spruce } from '../trees.ts'

const BAY = 2.6

function asphalt(cam: Camera, mood: Mood, near: number, far: number): string {
  const color = mood.snow ? mix(mood.grass[1], inLight(mood, '#7a8084'), 0.22) : inLight(mood, '#7f8587')
  return floorPlane(cam).rect(-40, near, 100, far - near, gradient('v', mix(color, mood.haze, 0.2), mix(color, mood.shadow, 0.15)))
}

const bays = (cam: Camera, mood: Mood, count: number, near: number, far: number, color = '#f4f0e4') =>
  times(count + 1, (i) => floorPlane(cam, 0.01).rect(i * BAY - 0.05, near, 0.1, far - near, mix(inLight(mood, color), mood.paving, mood.snow ? 0.5 : 0.05)))

/** An open car park: two rows of marked bays, trees and a house behind. */
export function parkingLot(stage: Stage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(430, 480)
  const cam = orbit(11, 0, random.range(15, 17), side * random.range(18, 30), 4.4, { focal: 1150, horizon })
  const count = 9
  const wall = block(cam, mood, { x: -2, z: 13, w: 24, d: 9, floors: home.int(2, 3), storey: 2.9, paint: paints[spec.paint], brick: home.chance(0.5) })
  const style: WindowStyle = { frame: '#f4efe4', panes: [2, 1] }
  const parked = (z: number, nose: 'near' | 'far', share: number) => {
    const places = Array.from({ length: count }, (_, i) => (side > 0 ? count - 1 - i : i))
    return places.map((i) => (random.chance(share) ? car(cam, mood, { x: (i + 0.5) * BAY, z, nose, color: random.pick(carColors), shape: random.int(0, 1) }) : floorNumber(cam, mood, i + 1, (i + 0.5) * BAY, z - 1.6))).join('')
  }
  return [
    setting(stage, { horizon, shore: 46 }),
    wall.drawing, times(3, (floor) => times(6, (i) => (floor < 2 ? windowOn(wall.front, mood, random, 1.2 + i * 3.8, 1.3 + floor * 2.9, 1.6, 1.4, style) : ''))),
    asphalt(cam, mood, -16, 10.4),
    hedge(cam, mood, -8, 32, 10.6, 0.9),
    times(5, (i) => planted(cam, mood, random, [-3 + i * 6.4, 0, 10.2], random.pick([linden, birch]), 0.9)),
    bays(cam, mood, count, 5, 10), parked(7.5, 'near', 0.62),
    standing(cam, [side > 0 ? 2 : 22, 0, 4.4], lampPost(mood)),
    random.chance(0.7) ? standing(cam, [11 + side * random.range(-2, 3), 0, 2.5], walker(mood, random)) : '',
    floorArrow(cam, mood, 11 - side * 4, 1.9, side),
    bays(cam, mood, count, -6, -1), parked(-3.5, 'far', 0.45),
    planted(cam, mood, random, [11 - side * 13.5, 0, -4], shrub, 1.1), planted(cam, mood, random, [11 + side * 16, 0, 1], random.pick([spruce, birch]), 1),
  ].join('')
}

const floorNumber = (cam: Camera, mood: Mood, value: number, x: number, z: number) => (mood.snow ? '' : paintedNumber(floorPlane(cam, 0.01), value, x - 0.25, z, 0.9, mix(inLight(mood, '#f4f0e4'), mood.paving, 0.1)))

const floorArrow = (cam: Camera, mood: Mood, x: number, z: number, side: number) => {
  const s = -side
  return mood.snow ? '' : floorPlane(cam, 0.01).poly([[x, z - 0.12], [x + s * 1.6, z - 0.12], [x + s * 1.6, z - 0.42], [x + s * 2.6, z], [x + s * 1.6, z + 0.42], [x + s * 1.6, z + 0.12], [x, z + 0.12]], inLight(mood, '#e9e4d4'), 'opacity=".9"')
}

/** Bays with charging posts under a light roof with solar panels. */
export function charging(stage: Stage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(640, 680)
  const cam = orbit(6.4, 0, random.range(10.5, 12), side * random.range(20, 30), 1.9, { focal: 1200, horizon })
  const count = 5
  const accent = inLight(mood, home.pick(['#6d8763', '#2f6675', '#4f8a7a']))
  const steel = inLight(mood, '#e9e5da')
  const order = Array.from({ length: count }, (_, i) => (side > 0 ? count - 1 - i : i))
  return [
    setting(stage, { horizon, shore: 48 }),
    times(9, (i) => planted(cam, mood, random, [-16 + i * 5.5, 0, 13 + random.range(0, 4)], random.pick([spruce, birch, linden]), 1.15)),
    hedge(cam, mood, -14, 28, 5.6, 1.2),
    asphalt(cam, mood, -14, 5.3),
    times(count, (i) => floorPlane(cam, 0.01).rect(i * BAY + 0.1, -2.6, BAY - 0.2, 5, accent, `opacity="${mood.snow ? 0.3 : 0.55}"`)),
    bays(cam, mood, count, -2.6, 2.4),
    times(count + 1, (i) => (i % 2 ? '' : box(cam, { x: i * BAY - 0.1, z: 3.4, w: 0.2, h: 3.1, d: 0.2 }, steel))),
    order.map((i) => charger(cam, mood, (i + 0.5) * BAY, 3, accent)).join(''),
    order.map((i) => (i === 2 || random.chance(0.7) ? car(cam, mood, { x: (i + 0.5) * BAY, z: 0.3, nose: 'near', color: i === 2 ? paints[spec.paint] : random.pick(carColors), shape: random.int(0, 1) }) + cable(cam, (i + 0.5) * BAY) : '')).join(''),
    canopy(cam, mood, count * BAY, steel),
    standing(cam, [6.4 + side * 5.2, 0, -3.6], walker(mood, random)),
    standing(cam, [6.4 + side * 8.6, 0, -1], lampPost(mood)),
    planted(cam, mood, random, [6.4 - side * 8.4, 0, -2.2], shrub, 1),
  ].join('')
}

function charger(cam: Camera, mood: Mood, x: number, z: number, accent: string): string {
  const front = plane(cam, [x - 0.22, 0, z], [1, 0, 0])
  return box(cam, { x: x - 0.22, z, w: 0.44, h: 1.65, d: 0.3 }, inLight(mood, '#f2eee3'), {}, 3) + front.rect(0.06, 1.15, 0.32, 0.34, mood.lit ? '#bfe6d2' : '#39484d') + front.rect(0, 0.95, 0.44, 0.08, accent) + front.poly([[0.24, 0.85], [0.15, 0.62], [0.21, 0.62], [0.18, 0.45], [0.3, 0.7], [0.23, 0.7]], accent) +
    (mood.lit ? standing(cam, [x, 1.3, z], `<g transform="scale(.01)">${glow(0, 0, 90, 90, '#9fe0c0', 0.55)}${circle(0, -42, 4, '#d8ffe8')}</g>`) : '')
}

const cable = (cam: Camera, x: number) => plane(cam, [x, 0, 2.6], [1, 0, 0]).lines([[0.2, 1, 0.42, 0.5], [0.42, 0.5, 0.62, 0.35], [0.62, 0.35, 0.7, 0.75]], '#23292c', 5, 'stroke-linecap="round"')

const canopy = (cam: Camera, mood: Mood, w: number, steel: string) =>
  box(cam, { x: -0.8, y: 3.1, z: -1.2, w: w + 1.6, h: 0.22, d: 5.2 }, steel, { top: '#2b3f52' }) +
  (mood.lit ? times(5, (i) => floorPlane(cam, 3.09).rect(i * BAY + 0.5, 0.4, 1.6, 0.14, '#fff3cf')) + floorPlane(cam, 0.02).rect(0, -2.6, w, 5, '#ffd58a', 'opacity=".14"') : '')

/** A row of lock-up garages, one open. */
export function garageRow(stage: Stage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(650, 690)
  const count = 7
  const w = count * 3.1
  const cam = orbit(w / 2 - side, 0, random.range(11.5, 13), side * random.range(22, 32), 2.1, { focal: 1200, horizon })
  const wall = block(cam, mood, { x: 0, z: 0, w, d: 6, floors: 1, storey: 2.4, paint: home.pick(['#d5cdbb', '#a4553f', '#e6dfcf', '#b9b3a6']), brick: home.chance(0.6) })
  const colors = [paints[spec.paint], ...neighbours[spec.paint].map((name) => paints[name])]
  const mixed = home.chance(0.5)
  const open = side > 0 ? 4 : 2
  const doorColor = (i: number) => inLight(mood, mixed ? (colors[i % colors.length] ?? paints.falu) : paints[spec.paint])
  return [
    setting(stage, { horizon, shore: 52 }),
    times(9, (i) => planted(cam, mood, random, [-12 + i * 6, 0, 13 + random.range(0, 4)], random.pick([spruce, birch, spruce]), 1.25)),
    asphalt(cam, mood, -14, -0.2),
    wall.drawing,
    times(count, (i) => (i === open ? '' : rollingDoor(wall.front, 0.35 + i * 3.1, 0.03, 2.4, 2.2, doorColor(i), i + 1))),
    wall.front.rect(0.35 + open * 3.1, 0.03, 2.4, 2.2, mood.lit ? '#d9a864' : inLight(mood, '#45403a')),
    wall.front.rect(0.5 + open * 3.1, 1.2, 0.8, 0.04, '#b98a5a') + wall.front.rect(0.55 + open * 3.1, 1.24, 0.3, 0.22, '#9a3f2d') + wall.front.rect(0.95 + open * 3.1, 1.24, 0.24, 0.3, '#d9a441'),
    wall.front.rect(0.35 + open * 3.1, 2.05, 2.4, 0.18, lighter(doorColor(open), 0.1)),
    box(cam, { x: -0.25, y: 3.1, z: -0.3, w: w + 0.5, h: 0.24, d: 0.4 }, mood.snow ? inLight(mood, '#f4f3ee') : inLight(mood, '#3c474d')),
    car(cam, mood, { x: 1.55 + open * 3.1, z: -3.4, nose: 'near', color: random.pick(carColors), shape: random.int(0, 1) }),
    standing(cam, [1.4 + open * 3.1 - side * 2.4, 0, -1.6], walker(mood, random)),
    standing(cam, [w / 2 + side * 8.5, 0, -2], lampPost(mood)),
    planted(cam, mood, random, [w / 2 - side * 10, 0, -3], random.pick([birch, linden]), 0.9),
  ].join('')
}
