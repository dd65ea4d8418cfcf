import { block } from '../block.ts'
import { type Camera, orbit, standing } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { darker, lighter, mix } from '../color.ts'
import { castShadow, street, walk } from '../ground.ts'
import { type Body, house } from '../house.ts'
import { abstractArt } from '../interiors/art.ts'
import { inLight, type Mood } from '../mood.ts'
import { doorOn, type WindowStyle, windowOn } from '../openings.ts'
import { neighbours, paints } from '../palette.ts'
import { floorPlane, type Plane, plane } from '../plane.ts'
import { bench, bicycle, lampPost, walker } from '../props.ts'
import type { Random } from '../random.ts'
import { setting } from '../setting.ts'
import { box } from '../solid.ts'
import type { Stage } from '../stage.ts'
import { glow, gradient, times } from '../svg.ts'
import { birch, flowers, linden, planted, shrub, spruce } from '../trees.ts'

/** Art on a lit or unlit surface: lamps keep its colours after dark. */
const shown = (mood: Mood, wall: Plane, random: Random, u: number, v: number, w: number, h: number) =>
  abstractArt(wall, random, u, v, w, h, (color) => (mood.lit ? mix(color, '#ffcf8a', 0.1) : inLight(mood, color)))

/** A large board on posts beside a country road. */
export function billboard(stage: Stage): string {
  const { mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(680, 720)
  const cam = orbit(3.4, 0, random.range(14.5, 16), side * random.range(12, 24), 1.9, { focal: 1600, horizon })
  const [w, h, y] = [6.8, 3.5, 1.7]
  const board = plane(cam, [0, y, 0], [1, 0, 0])
  const steel = inLight(mood, home.pick(['#39484d', '#6b5443', '#8d9293']))
  return [
    setting(stage, { horizon, shore: 46 }),
    times(11, (i) => planted(cam, mood, random, [-18 + i * 4.4, 0, 13 + random.range(0, 5)], random.pick([spruce, spruce, birch]), 1.15)),
    castShadow(cam, mood, [[0, -0.2], [w, -0.2], [w + side * 3, 2.5], [side * 3, 2.5]]),
    times(3, (i) => box(cam, { x: 0.8 + i * 2.5, z: 0.2, w: 0.24, h: y + h, d: 0.24 }, steel)),
    box(cam, { x: -0.15, y: y - 0.15, z: 0, w: w + 0.3, h: h + 0.3, d: 0.22 }, steel),
    shown(mood, plane(cam, [0, y, -0.02], [1, 0, 0]), random, 0, 0, w, h),
    times(4, (i) => lampArm(cam, mood, 0.9 + i * 1.7, y + h, steel)),
    mood.lit ? board.rect(0, 0, w, h, gradient('v', ['#fff3cf', 0, 0.35], ['#fff3cf', 1, 0])) : '',
    times(6, (i) => planted(cam, mood, random, [-1 + i * 1.7, 0, -0.5], shrub, random.range(0.5, 0.8))),
    street(cam, mood, random, -9, -4.2),
    planted(cam, mood, random, [3.4 + side * 6.4, 0, -1], random.pick([birch, linden]), 1.1),
    standing(cam, [3.4 - side * 6, 0, -3.2], lampPost(mood)),
    car(cam, mood, { x: 3.4 - side * random.range(1, 3.4), z: -5.7, nose: random.pick(['left', 'right']), color: random.pick(carColors), shape: random.int(0, 1) }),
    random.chance(0.5) ? standing(cam, [3.4 + side * 4, 0, -3], walker(mood, random)) : standing(cam, [3.4 + side * 4, 0, -3], bicycle(mood, random)),
  ].join('')
}

const lampArm = (cam: Camera, mood: Mood, x: number, y: number, steel: string) =>
  box(cam, { x, y: y + 0.1, z: -0.8, w: 0.05, h: 0.05, d: 0.9 }, steel) + box(cam, { x: x - 0.15, y: y + 0.05, z: -0.95, w: 0.35, h: 0.1, d: 0.2 }, steel) +
  (mood.lit ? standing(cam, [x, y - 0.5, -0.05], `<g transform="scale(.01)">${glow(0, 0, 110, 150, '#ffe3a3', 0.6)}</g>`) : '')

/** A tall banner on an old brick front. */
export function banner(stage: Stage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(800, 830)
  const cam = orbit(9 - side, 0, random.range(17.5, 19), side * random.range(18, 28), 1.9, { focal: 1150, horizon })
  const w = 18
  const wall = block(cam, mood, { x: 0, z: 0, w, d: 10, floors: 4, storey: 3.2, paint: mix(home.pick(['#a4553f', '#8f4c3c', '#b06f55']), paints[spec.paint], 0.08), brick: true })
  const style: WindowStyle = { frame: home.pick(['#2f3d42', '#f0eadc']), panes: [3, 4], curtains: false }
  const at = home.pick([6, 7.2])
  const { front, end } = wall
  return [
    setting(stage, { horizon, shore: 40, light: { x: side > 0 ? 200 : 1400, y: 260 } }),
    box(cam, { x: side > 0 ? 24 : -8, z: 12, w: 2, h: 19, d: 2 }, inLight(mood, '#a4553f')),
    castShadow(cam, mood, side > 0 ? [[w, 0], [w + 9, 4], [w + 9, 11], [w, 10]] : [[0, 0], [-9, 4], [-9, 11], [0, 10]]),
    street(cam, mood, random, -13, -6.4),
    wall.drawing,
    times(4, (f) => [0.8, 3.4, 12.2, 14.9].map((u) => windowOn(front, mood, random, u, 0.9 + f * 3.2, 1.9, 2.1, style)).join('')),
    end ? times(4, (f) => [1.4, 5.8].map((u) => windowOn(end, mood, random, u, 0.9 + f * 3.2, 1.9, 2.1, style)).join('')) : '',
    doorOn(front, mood, at + 1.8, 0.1, paints.fjord, '#efe8da'),
    front.rect(at + 0.12, 3.1, 4.6, 9.4, mood.shadow, `opacity="${mood.shadowOpacity}"`),
    shown(mood, plane(cam, [0, 0, -0.06], [1, 0, 0]), random, at, 3.2, 4.6, 9.4),
    front.rect(at - 0.1, 12.55, 4.8, 0.12, inLight(mood, '#2f3a3e')) + front.rect(at - 0.1, 3.1, 4.8, 0.1, inLight(mood, '#2f3a3e')),
    mood.lit ? front.rect(at, 3.2, 4.6, 9.4, gradient('v', ['#fff0c8', 0, 0], ['#fff0c8', 1, 0.3])) : '',
    times(5, (i) => planted(cam, mood, random, [1 + i * 4.2, 0, -1], shrub, 0.8)),
    standing(cam, [5, 0, -2.2], bicycle(mood, random)) + standing(cam, [13.5, 0, -2], bench(mood)),
    standing(cam, [9 + side * 2, 0, -4.5], walker(mood, random)) + standing(cam, [9 - side * 4, 0, -5.2], walker(mood, random)),
    standing(cam, [9 + side * 8.5, 0, -5.6], lampPost(mood)),
    planted(cam, mood, random, [9 - side * 11, 0, -3.6], random.pick([linden, birch]), 1.2),
  ].join('')
}

/** A bus shelter with a lit poster, someone waiting, and the road. */
export function busShelter(stage: Stage): string {
  const { mood, random, spec } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(600, 640)
  const cam = orbit(2.2, 0, random.range(6.6, 7.4), side * random.range(14, 24), 1.65, { focal: 1150, horizon })
  const steel = inLight(mood, '#39484d')
  const glassPane = (u: number, w: number) => plane(cam, [u, 0.15, 1.4], [1, 0, 0]).rect(0, 0, w, 2.1, '#dcecec', 'opacity=".3"')
  const posterAt = side > 0 ? 3.15 : 0
  const poster = plane(cam, [posterAt, 0.35, 0.3], [1, 0, 0])
  return [
    setting(stage, { horizon, shore: 50 }),
    times(9, (i) => planted(cam, mood, random, [-11 + i * 3.4, 0, 9 + random.range(0, 3)], random.pick([birch, linden, spruce]), 1)),
    walk(cam, mood, [[-30, 34, -1.4], [-30, 34, 2.4]]),
    street(cam, mood, random, -7, -3.4),
    castShadow(cam, mood, [[0, 0], [4.4, 0], [4.4 + side, 2.2], [side, 2.2]]),
    glassPane(0, 1.45) + glassPane(1.5, 1.45) + glassPane(3, 1.45),
    times(4, (i) => box(cam, { x: i * 1.48, z: 1.4, w: 0.07, h: 2.4, d: 0.07 }, steel)),
    standing(cam, [side > 0 ? 1.4 : 3, 0, 1.05], bench(mood)),
    box(cam, { x: posterAt - 0.1, y: 0.15, z: 0.32, w: 1.45, h: 2.2, d: 0.18 }, steel),
    shown(mood, poster, random, 0, 0, 1.25, 1.85) + poster.poly([[0.1, 0], [0.3, 0], [0.95, 1.85], [0.75, 1.85]], '#ffffff', 'opacity=".12"'),
    mood.lit ? standing(cam, [posterAt + 0.6, 1.3, 0.2], `<g transform="scale(.01)">${glow(0, 0, 190, 190, '#ffe9b8', 0.5)}</g>`) + floorPlane(cam, 0.02).rect(posterAt - 0.6, -1.6, 2.6, 1.9, '#ffd58a', 'opacity=".2"') : '',
    box(cam, { x: -0.25, y: 2.4, z: -0.1, w: 5, h: 0.14, d: 1.75 }, steel, { top: mood.snow ? '#f4f3ee' : undefined }),
    times(2, (i) => box(cam, { x: i * 4.37, z: 0.1, w: 0.08, h: 2.4, d: 0.08 }, steel)),
    standing(cam, [side > 0 ? 1.9 : 2.5, 0, 0.1], walker(mood, random)),
    busStopSign(cam, mood, 2.2 - side * 3.6, paints[spec.paint]),
    standing(cam, [2.2 + side * 4.6, 0, 0.6], lampPost(mood)),
    times(8, () => planted(cam, mood, random, [2.2 + random.range(-6, 6), 0, random.range(2.6, 3.4)], flowers, 0.9)),
    random.chance(0.6) ? standing(cam, [2.2 - side * 2.8, 0, -0.6], bicycle(mood, random)) : '',
  ].join('')
}

const busStopSign = (cam: Camera, mood: Mood, x: number, color: string) => {
  const sign = plane(cam, [x, 0, -0.4], [1, 0, 0])
  return sign.rect(-0.035, 0, 0.07, 2.6, inLight(mood, '#8d9293')) + sign.rect(-0.3, 2.1, 0.6, 0.6, inLight(mood, color)) + sign.rect(-0.19, 2.28, 0.38, 0.24, inLight(mood, '#f4efe4')) + sign.disc(-0.1, 2.26, 0.05, inLight(mood, '#f4efe4')) + sign.disc(0.1, 2.26, 0.05, inLight(mood, '#f4efe4'))
}

/** A mural across the whole gable of a town house. */
export function gableWall(stage: Stage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(790, 820)
  const cam = orbit(5.5, 0, random.range(17, 18.5), side * random.range(17, 26), 1.9, { focal: 1180, horizon })
  const body: Body = { x: 0, z: 0, w: 10.5, d: 13, eaves: 9.2, rise: 4, ridge: 'z', paint: mix(paints[spec.paint], '#efe8da', 0.25), trim: '#efe8da', cladding: 'render', plinth: 0.6, roofColor: '#7c4a3a' }
  const style: WindowStyle = { frame: '#f4efe4', panes: [2, 2] }
  const mural = (wall: Plane) =>
    shown(mood, wall, random, 0.6, 2.4, body.w - 1.2, 6.9) + wall.poly([[0.6, 9.3], [body.w - 0.6, 9.3], [body.w / 2, 12.6]], inLight(mood, lighter(paints[spec.paint], 0.15))) + windowOn(wall, mood, random, body.w / 2 - 0.5, 9.9, 1, 1.1, style) + muralEdges(wall, mood, body.w)
  const end = (wall: Plane) => times(3, (f) => [1.2, 4.4, 7.6, 10.6].map((u) => windowOn(wall, mood, random, u, 1.2 + f * 2.8, 1.3, 1.6, style)).join(''))
  const low = block(cam, mood, { x: side > 0 ? -14 : 11.5, z: 2, w: 13, d: 9, floors: home.int(1, 2), storey: 3.1, paint: paints[neighbours[spec.paint][0] ?? 'white'], brick: false })
  return [
    setting(stage, { horizon, shore: 40, light: { x: side > 0 ? 240 : 1360, y: 240 } }),
    low.drawing + times(4, (i) => windowOn(low.front, mood, random, 1.2 + i * 3, 1.2, 1.5, 1.5, style)),
    castShadow(cam, mood, side > 0 ? [[10.5, 0], [17, 3], [17, 14], [10.5, 13]] : [[0, 0], [-6, 3], [-6, 14], [0, 13]]),
    street(cam, mood, random, -13, -6),
    house(cam, mood, random, body, { front: mural, end }),
    times(4, (i) => planted(cam, mood, random, [0.5 + i * 3.2, 0, -0.8], shrub, 0.75)),
    standing(cam, [2, 0, -2.4], bicycle(mood, random)) + standing(cam, [8, 0, -2.6], bench(mood)),
    standing(cam, [5.5 + side, 0, -4.4], walker(mood, random)) + standing(cam, [5.5 - side * 5, 0, -5], walker(mood, random)),
    standing(cam, [5.5 + side * 8.4, 0, -5.2], lampPost(mood)) + planted(cam, mood, random, [5.5 - side * 9.5, 0, -3], linden, 1.15),
    car(cam, mood, { x: 5.5 + side * 5, z: -8, nose: random.pick(['left', 'right']), color: random.pick(carColors), shape: random.int(0, 1) }),
  ].join('')
}

const muralEdges = (wall: Plane, mood: Mood, w: number) => wall.lines([[0.6, 2.4, w - 0.6, 2.4], [0.6, 9.3, w - 0.6, 9.3]], darker(inLight(mood, '#8d8a82'), 0.2), 3)
