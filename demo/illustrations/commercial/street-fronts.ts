import { balcony, block } from '../block.ts'
import { type Camera, face, orbit, standing } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { darker, lighter, mix } from '../color.ts'
import { castShadow, street } from '../ground.ts'
import { windowGlow } from '../house.ts'
import { abstractArt } from '../interiors/art.ts'
import { inLight, type Mood, snowColor } from '../mood.ts'
import { doorOn, type WindowStyle, windowOn } from '../openings.ts'
import { paints } from '../palette.ts'
import { type Plane, plane } from '../plane.ts'
import { bench, bicycle, lampPost, walker } from '../props.ts'
import type { Random } from '../random.ts'
import { setting } from '../setting.ts'
import { box } from '../solid.ts'
import type { Stage } from '../stage.ts'
import { gradient, times } from '../svg.ts'
import { birch, linden, planted, shrub } from '../trees.ts'

/** A large pane with what is shown behind it. */
export function displayWindow(wall: Plane, mood: Mood, random: Random, u: number, v: number, w: number, h: number, frame: string, poster = false): string {
  const lit = mood.lit || mood.hour === 'evening'
  const inside = lit ? gradient('v', '#ffe3a8', '#f0b868') : gradient('v', inLight(mood, '#6f8a90'), inLight(mood, '#4a646c'))
  const wood = inLight(mood, '#b98a5a')
  const goods = times(Math.floor(w / 0.34), (i) => {
    const x = u + 0.12 + i * 0.34
    const color = inLight(mood, random.pick(['#9a3f2d', '#2f6675', '#d9a441', '#efe6d4', '#6d8763', '#cf9a82']))
    const kind = random.int(0, 3)
    const tall = random.range(0.2, 0.5)
    if (kind === 0) return wall.rect(x, v + 0.3, 0.2, tall, color) + wall.rect(x, v + 0.3 + tall * 0.7, 0.2, 0.04, lighter(color, 0.4))
    if (kind === 1) return wall.disc(x + 0.1, v + 0.42, 0.12, color) + wall.rect(x + 0.07, v + 0.52, 0.06, 0.12, color)
    if (kind === 2) return wall.poly([[x, v + 0.3], [x + 0.24, v + 0.3], [x + 0.18, v + 0.3 + tall], [x + 0.06, v + 0.3 + tall]], color)
    return wall.rect(x + 0.02, v + 0.3, 0.18, 0.16, color) + wall.disc(x + 0.11, v + 0.56, 0.14, inLight(mood, '#5f8257'))
  })
  return [
    wall.rect(u - 0.1, v - 0.1, w + 0.2, h + 0.2, inLight(mood, frame)),
    wall.rect(u, v, w, h, inside),
    poster
      ? abstractArt(wall, random, u + w * 0.08, v + 0.18, w * 0.84, h - 0.36, (color) => inLight(mood, color))
      : wall.rect(u, v + 0.24, w, 0.06, wood) + goods + wall.rect(u, v + h * 0.62, w, 0.04, wood) + times(2, (i) => wall.lines([[u + w * (0.3 + i * 0.4), v + h, u + w * (0.3 + i * 0.4), v + h * 0.86]], '#3a2a1c', 1.5) + wall.disc(u + w * (0.3 + i * 0.4), v + h * 0.82, 0.11, lit ? '#fff6d8' : inLight(mood, '#e8e0cc'))),
    wall.poly([[u + w * 0.1, v], [u + w * 0.24, v], [u + w * 0.62, v + h], [u + w * 0.48, v + h]], '#ffffff', 'opacity=".12"'),
    wall.lines([[u + w / 2, v, u + w / 2, v + h]], inLight(mood, frame), poster ? 0.01 : 3),
  ].join('')
}

/** A striped awning over a shop front. */
export function awning(cam: Camera, mood: Mood, x: number, y: number, z: number, w: number, color: string): string {
  const stripes = Math.round(w / 0.4)
  const step = w / stripes
  const [a, b] = [inLight(mood, color), inLight(mood, '#f4efe4')]
  return times(stripes, (i) => {
    const [l, r] = [x + i * step, x + (i + 1) * step]
    const fill = mood.snow && i % 2 ? snowColor(mood) : i % 2 ? b : a
    return face(cam, [[l, y, z], [r, y, z], [r, y - 0.55, z - 1.1], [l, y - 0.55, z - 1.1]], fill) + face(cam, [[l, y - 0.55, z - 1.1], [r, y - 0.55, z - 1.1], [r, y - 0.78, z - 1.1], [(l + r) / 2, y - 0.84, z - 1.1], [l, y - 0.78, z - 1.1]], darker(fill, 0.1))
  })
}

interface Front {
  stage: Stage
  poster: boolean
}

/** A corner shop with awning and lit windows on a street. */
export const shop = (stage: Stage) => shopFront({ stage, poster: false })

/** A shop front whose windows are let for advertising. */
export const shopWindow = (stage: Stage) => shopFront({ stage, poster: true })

function shopFront({ stage, poster }: Front): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(650, 690)
  const cam = orbit(6 - side, 0, poster ? random.range(9.5, 10.5) : random.range(12.5, 14), side * random.range(17, 27), 1.75, { focal: 1180, horizon })
  const w = 12
  const wall = block(cam, mood, { x: 0, z: 0, w, d: 9, floors: 3, storey: 3.1, paint: home.pick([paints[spec.paint], '#d9cfbb', '#a4553f', '#e6dcc8']), brick: home.chance(0.4) })
  const trim = home.pick(['#2f3d42', '#f0eadc', '#26333a', '#e6dcc8'])
  const style: WindowStyle = { frame: '#f4efe4', panes: home.pick([[2, 2], [2, 3]]) }
  const cloth = home.pick(['#9a3f2d', '#2f6675', '#d9a441', '#6d8763'])
  const { front, end } = wall
  return [
    setting(stage, { horizon, shore: 44, light: { x: side > 0 ? 200 : 1400, y: horizon * 0.4 } }),
    neighboursOf(stage, cam, side, w),
    castShadow(cam, mood, side > 0 ? [[w, 0], [w + 6, 3], [w + 6, 9], [w, 9]] : [[0, 0], [-6, 3], [-6, 9], [0, 9]]),
    street(cam, mood, random, -12, -3.4),
    wall.drawing,
    front.rect(0, 0, w, 3.25, inLight(mood, trim)) + front.rect(0, 3.05, w, 0.36, lighter(inLight(mood, trim), 0.14)),
    displayWindow(front, mood, random, 0.5, 0.7, 3.7, 2.05, trim, poster),
    doorOn(front, mood, 5.4, 0.1, cloth, trim) + displayWindow(front, mood, random, 7.7, 0.7, 3.7, 2.05, trim, poster),
    times(2, (floor) => times(4, (i) => windowOn(front, mood, random, 1 + i * 2.85, 4.2 + floor * 3.05, 1.25, 1.7, style))),
    end ? displayWindow(end, mood, random, side > 0 ? 5.2 : 0.8, 0.7, 3, 2.05, trim, poster) + times(2, (floor) => times(2, (i) => windowOn(end, mood, random, 1.6 + i * 4, 4.2 + floor * 3.05, 1.25, 1.7, style))) : '',
    windowGlow(cam, mood, 0.5, w - 1, -0.1),
    poster ? '' : awning(cam, mood, 0.3, 3.35, 0, 4.1, cloth) + awning(cam, mood, 7.5, 3.35, 0, 4.1, cloth),
    pavementLife(stage, cam, side, poster),
  ].join('')
}

function neighboursOf({ mood, random, home }: Stage, cam: Camera, side: number, w: number): string {
  const next = block(cam, mood, { x: side > 0 ? w + 0.1 : -12.1, z: 0.3, w: 12, d: 9, floors: home.int(2, 3), storey: 3, paint: home.pick(['#cbb794', '#8f5a48', '#c9c4b8', '#b7c0b8']), brick: home.chance(0.5) })
  const style: WindowStyle = { frame: '#efe8da', panes: [2, 2] }
  return next.drawing + times(3, (floor) => (floor < 2 ? times(4, (i) => windowOn(next.front, mood, random, 1 + i * 2.8, 1.2 + floor * 3, 1.2, 1.6, style)) : ''))
}

function pavementLife({ mood, random }: Stage, cam: Camera, side: number, poster: boolean): string {
  const pots = [0.2, 4.6, 7.2].map((x) => box(cam, { x: x - 0.2, z: -1, w: 0.55, h: 0.45, d: 0.5 }, inLight(mood, '#6b5443')) + planted(cam, mood, random, [x + 0.08, 0.4, -0.75], shrub, 0.42)).join('')
  return [
    pots,
    standing(cam, [6 + side * 2.9, 0, -1.1], bicycle(mood, random)),
    poster ? standing(cam, [6 - side * 3, 0, -1.5], bench(mood)) : sandwichBoard(cam, mood, random, 6.9),
    standing(cam, [6 - side * random.range(1, 3), 0, -2.4], walker(mood, random)),
    random.chance(0.6) ? standing(cam, [6 + side * random.range(3.5, 5), 0, -2.6], walker(mood, random)) : '',
    standing(cam, [6 + side * 7.6, 0, -2.9], lampPost(mood)),
    planted(cam, mood, random, [6 + side * 10, 0, -2.8], linden, 1),
    random.chance(0.5) ? car(cam, mood, { x: 6 + side * 9, z: -4.6, nose: random.pick(['left', 'right']), color: random.pick(carColors), shape: random.int(0, 1) }) : '',
  ].join('')
}

const sandwichBoard = (cam: Camera, mood: Mood, random: Random, x: number) => {
  const board = plane(cam, [x, 0, -1.6], [1, 0, 0])
  return board.poly([[0, 0], [0.62, 0], [0.56, 0.95], [0.06, 0.95]], inLight(mood, '#6b5443')) + board.rect(0.08, 0.12, 0.46, 0.76, inLight(mood, '#2b3337')) + board.lines([[0.16, 0.74, 0.46, 0.74], [0.16, 0.62, 0.4, 0.62]], inLight(mood, '#f4efe4'), 3) + board.disc(0.31, 0.36, 0.14, inLight(mood, random.pick(['#d9a441', '#cf9a82', '#9fb3b0'])))
}

/** An office building: a glazed ground floor and even rows of tall windows. */
export function officeBuilding(stage: Stage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(770, 800)
  const floors = home.int(4, 5)
  const w = 21
  const cam = orbit(w / 2 - side * 2, 0, 27, side * random.range(22, 32), 2.1, { focal: 1300, horizon })
  const paint = mix(home.pick(['#d6cfbf', '#a4553f', '#5f757b', '#e4dccb']), paints[spec.paint], 0.18)
  const wall = block(cam, mood, { x: 0, z: 0, w, d: 12, floors, storey: 3.2, paint, brick: home.chance(0.5) })
  const style: WindowStyle = { frame: '#2f3d42', panes: [1, 1], curtains: false }
  const fins = home.chance(0.5)
  const { front, end } = wall
  const accent = paints[spec.paint]
  return [
    setting(stage, { horizon, shore: 42, light: { x: side > 0 ? 220 : 1380, y: horizon * 0.25 } }),
    times(7, (i) => planted(cam, mood, random, [-26 + i * 11, 0, 28], random.pick([birch, linden]), 1.5)),
    castShadow(cam, mood, side > 0 ? [[w, 0], [w + 12, 5], [w + 12, 13], [w, 12]] : [[0, 0], [-12, 5], [-12, 13], [0, 12]]),
    street(cam, mood, random, -16, -9),
    wall.drawing,
    times(floors - 1, (f) => times(9, (i) => windowOn(front, mood, random, 0.8 + i * 2.22, 4.3 + f * 3.2, 1.5, 2.1, style) + (fins ? front.rect(0.35 + i * 2.22, 3.9, 0.14, (floors - 1) * 3.2, inLight(mood, lighter(accent, 0.1))) : ''))),
    end ? times(floors - 1, (f) => times(4, (i) => windowOn(end, mood, random, 1 + i * 2.8, 4.3 + f * 3.2, 1.5, 2.1, style))) : '',
    front.rect(0.5, 0.1, w - 1, 3.2, inLight(mood, '#2f3d42')) + times(9, (i) => displayLobby(front, mood, 0.7 + i * 2.2)),
    windowGlow(cam, mood, 0.6, w - 1.2, -0.1),
    doorOn(front, mood, 9.9, 0.1, accent, '#2f3d42') + box(cam, { x: 8.4, y: 3.1, z: -2, w: 4.4, h: 0.22, d: 2 }, inLight(mood, accent)),
    times(2, (i) => balcony(cam, mood, random, 15.2, 3.9 + i * 3.2, 0, 3.4, null)),
    times(3, (i) => box(cam, { x: 2 + i * 7, z: -4.6, w: 3, h: 0.5, d: 1 }, inLight(mood, '#a39d90')) + planted(cam, mood, random, [2.8 + i * 7, 0.45, -4.3], shrub, 0.7) + planted(cam, mood, random, [4.2 + i * 7, 0.45, -4.3], shrub, 0.6)),
    standing(cam, [7, 0, -3], bicycle(mood, random)) + standing(cam, [6.2, 0, -3.2], bicycle(mood, random)),
    standing(cam, [11.5, 0, -5.4], walker(mood, random)) + standing(cam, [w / 2 + side * 5, 0, -7.6], walker(mood, random)),
    planted(cam, mood, random, [side > 0 ? -2 : w + 2, 0, -5], birch, 1.3),
    standing(cam, [w / 2 + side * 9, 0, -8], lampPost(mood)),
    car(cam, mood, { x: w / 2 - side * 4, z: -10.6, nose: random.pick(['left', 'right']), color: random.pick(carColors), shape: random.int(0, 1) }),
  ].join('')
}

const displayLobby = (front: Plane, mood: Mood, u: number) =>
  front.rect(u, 0.3, 1.9, 2.8, mood.lit ? gradient('v', '#ffe3a8', '#e8b468') : gradient('d', inLight(mood, '#a9c2c6'), inLight(mood, '#4a646c'))) + front.rect(u + 0.5, 0.3, 0.5, 0.9, mood.lit ? '#8a5a34' : '#3a4f56', 'opacity=".35"') + front.disc(u + 0.75, 1.4, 0.3, '#4d7350', 'opacity=".4"')
