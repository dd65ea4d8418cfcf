import type { Body } from '../body.ts'
import { type Camera, orbit, standing } from '../camera.ts'
import { mix } from '../color.ts'
import { castShadow, footShadow } from '../ground.ts'
import { house, windowGlow } from '../house.ts'
import { inHaze, inLight, type Mood } from '../mood.ts'
import { doorOn, type WindowStyle, windowOn } from '../openings.ts'
import { neighbours, paints } from '../palette.ts'
import { floorPlane, type Plane } from '../plane.ts'
import { bench, bicycle, lampPost, walker } from '../props.ts'
import { setting } from '../setting.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { gradient, times } from '../svg.ts'
import { flowers, linden, planted, shrub, spruce } from '../trees.ts'

/** An old street of timber houses with carved window heads, cobbles and lamps. */
export function timberTown(stage: DrawingStage): string {
  const { mood, random } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(650, 690)
  const cam = orbit(10.5, 0, random.range(15.5, 17.5), side * random.range(27, 37), 2, {
    focal: 1250,
    horizon,
    centre: 800 + side * 40,
  })
  const row = houses(stage)
  const ordered = side > 0 ? [...row].reverse() : row
  return [
    setting(stage, { horizon, shore: 52, light: { x: side > 0 ? 300 : 1300, y: horizon * 0.42 } }),
    hillside(cam, stage, side),
    cobbles(cam, mood),
    castShadow(
      cam,
      mood,
      side > 0
        ? [
            [0, -0.8],
            [30, -0.8],
            [34, 3],
            [30, 8],
          ]
        : [
            [0, -0.8],
            [24, -0.8],
            [0, 8],
            [-4, 3],
          ],
    ),
    ...ordered.map((body) => dwelling(cam, stage, body)),
    inFront(cam, stage, side),
  ].join('')
}

function houses({ spec, home }: DrawingStage): Body[] {
  const names = [spec.paint, ...neighbours[spec.paint]]
  // The third house stands in the middle of the picture: it is the one that is let.
  const start = 3
  let x = -7
  return Array.from({ length: 5 }, (_, i) => {
    const ridge = home.chance(0.5) ? 'z' : 'x'
    const w = ridge === 'z' ? home.range(5.6, 7) : home.range(7, 9)
    const body: Body = {
      x,
      z: home.range(0, 0.5),
      w,
      d: 7.5,
      eaves: home.pick([3.2, 4.9, 5.3]),
      rise: home.range(2.3, 3),
      ridge,
      paint: paints[names[(i + start) % names.length] ?? spec.paint],
      trim: i % 3 ? '#f6f1e6' : '#e6dcc6',
      cladding: i % 2 ? 'lying' : 'upright',
      plinth: 0.55,
      roofColor: home.pick(['#8a4f3a', '#7c4a3a', '#3c474d', '#5a4a44']),
    }
    x += w + home.pick([0.05, 0.05, 1.3])
    return body
  })
}

/** One old house of the street, with its windows, door and steps. */
export function dwelling(cam: Camera, { mood, random, home }: DrawingStage, body: Body): string {
  const style: WindowStyle = {
    frame: body.trim,
    panes: home.pick([
      [2, 3],
      [2, 2],
    ]),
    carved: true,
  }
  const count = Math.floor((body.w - 1) / 1.9)
  const step = (body.w - 0.8) / count
  const door = home.int(0, count - 1)
  const doorColor = home.pick(['#1d5565', '#6d8763', '#9a3f2d', '#39484d', '#d9a441'])
  const front = (wall: Plane) =>
    times(count, (i) => {
      const u = 0.4 + i * step + (step - 1.05) / 2
      const lower =
        i === door
          ? doorOn(wall, mood, u, 0.55, doorColor, body.trim)
          : windowOn(wall, mood, random, u, 1.15, 1.05, 1.35, style) + windowBox(wall, mood, u, i)
      return lower + (body.eaves > 4 ? windowOn(wall, mood, random, u, 3.35, 1.05, 1.15, style) : '')
    }) +
    (body.ridge === 'z'
      ? windowOn(wall, mood, random, body.w / 2 - 0.4, body.eaves + 0.35, 0.8, 0.85, style)
      : '')
  const end = (wall: Plane) =>
    windowOn(wall, mood, random, 2, 1.2, 1, 1.3, style) +
    windowOn(wall, mood, random, 4.6, 1.2, 1, 1.3, style)
  const stone = inLight(mood, '#a39d90')
  return [
    windowGlow(cam, mood, body.x + 0.4, body.w - 0.8, body.z),
    house(cam, mood, random, body, { front, end }),
    box(
      cam,
      { x: body.x + 0.3 + door * step + (step - 1.05) / 2, z: body.z - 0.55, w: 1.3, h: 0.36, d: 0.55 },
      stone,
    ),
    random.chance(0.6)
      ? planted(cam, mood, random, [body.x + body.w - 0.7, 0, body.z - 0.35], shrub, 0.4)
      : '',
  ].join('')
}

const windowBox = (wall: Plane, mood: Mood, u: number, i: number) =>
  mood.snow || i % 2
    ? ''
    : wall.rect(u - 0.05, 0.82, 1.15, 0.2, inLight(mood, '#6b5443')) +
      times(7, (k) => wall.disc(u + 0.08 + k * 0.16, 1.08, 0.1, inLight(mood, k % 3 ? '#6d8a55' : '#c9564a')))

/** Roofs and gables of the town climbing the slope behind the street. */
function hillside(cam: Camera, { mood, random, spec }: DrawingStage, side: number): string {
  const names = [spec.paint, ...neighbours[spec.paint]]
  return times(9, (i) => {
    const y = 5.4 - i * 0.55
    const x = (side > 0 ? -20 : 36) + side * (i * 5.6 + random.range(-1, 1))
    const wall = inHaze(mood, inLight(mood, paints[random.pick(names)]), 0.32 - i * 0.02)
    const body: Body = {
      x,
      z: 26 - i,
      w: 6.5,
      d: 6,
      eaves: y + 3,
      rise: 2.6,
      ridge: random.pick(['x', 'z']),
      paint: wall,
      trim: '#efe8da',
      cladding: 'render',
      plinth: 0,
      roofColor: mix('#7c4a3a', mood.haze, 0.3),
      chimney: i % 2 === 0,
    }
    const style: WindowStyle = { frame: '#efe8da', panes: [1, 1], curtains: false }
    return (
      house(cam, mood, random, body, {
        front: (w) => [1.1, 4.3].map((u) => windowOn(w, mood, random, u, y + 1.2, 1.1, 1.2, style)).join(''),
      }) + planted(cam, mood, random, [x - 1.5, y - 1, 22 - i], random.pick([linden, spruce]), 0.9)
    )
  })
}

function cobbles(cam: Camera, mood: Mood): string {
  const floor = floorPlane(cam)
  const stone = mood.snow ? mood.grass[1] : inLight(mood, '#a39a8c')
  const setts = Array.from({ length: 1100 }, (_, i) => {
    const z = -14 + ((i * 0.618) % 1) * 12.4
    const x = -16 + ((i * 0.7548) % 1) * 52
    return [x, z, x + 0.26, z] as const
  })
  return [
    floor.rect(-70, -16, 160, 17, gradient('v', mix(stone, mood.haze, 0.15), mix(stone, mood.shadow, 0.14))),
    floor.lines(setts, mix(stone, mood.shadow, 0.3), 2.4, `opacity="${mood.snow ? 0.16 : 0.45}"`),
    floor.lines(
      setts.map(([x, z, x2]) => [x + 0.1, z + 0.09, x2 + 0.1, z + 0.09] as const),
      mix(stone, '#ffffff', 0.25),
      1.6,
      'opacity=".4"',
    ),
    floor.rect(-70, -1.4, 160, 1.4, mix(mood.paving, mood.haze, 0.1)) +
      floor.lines([[-70, -1.4, 90, -1.4]], mix(stone, mood.shadow, 0.35), 2),
  ].join('')
}

function inFront(cam: Camera, { mood, random }: DrawingStage, side: number): string {
  const barrel = inLight(mood, '#8a5f3f')
  return [
    standing(cam, [10.5 + side * 6, 0, -1], bicycle(mood, random)),
    standing(cam, [10.5 + side * 1.5, 0, -1], bench(mood)),
    standing(cam, [10.5 + side * 9.5, 0, -1.3], lampPost(mood)),
    standing(cam, [10.5 - side * 5.4, 0, -1.3], lampPost(mood)),
    footShadow(cam, mood, [10.5 - side * 3, 0, -1.6], 0.5),
    box(cam, { x: 10.1 - side * 3, z: -1.9, w: 0.8, h: 0.6, d: 0.6 }, barrel) +
      planted(cam, mood, random, [10.5 - side * 3, 0.6, -1.6], flowers, 0.9),
    standing(cam, [10.5 + side * 3.8, 0, -4], walker(mood, random)),
    random.chance(0.5) ? standing(cam, [11.3 + side * 3.9, 0, -4.2], walker(mood, random)) : '',
  ].join('')
}
