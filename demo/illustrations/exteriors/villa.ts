import type { Body } from '../body.ts'
import { type Camera, orbit, standing } from '../camera.ts'
import { picketFence, railing } from '../fence.ts'
import { shadowBeside, walk } from '../ground.ts'
import { house, windowGlow } from '../house.ts'
import { inLight } from '../mood.ts'
import { doorOn, type WindowStyle, windowOn } from '../openings.ts'
import { neighbours, paints } from '../palette.ts'
import type { Plane } from '../plane.ts'
import { bench, bicycle, flagpole, walker } from '../props.ts'
import { setting } from '../setting.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { times } from '../svg.ts'
import { birch, flowers, linden, planted, shrub, spruce } from '../trees.ts'

/** A large old villa with a gabled wing and a veranda, shared by many. */
export function villa(stage: DrawingStage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(690, 730)
  const cam = orbit(7.5, 2, random.range(23, 25), side * random.range(17, 26), 2.2, { focal: 1300, horizon })
  const trim = spec.paint === 'white' ? '#d9d2c2' : '#f6f1e6'
  const common = {
    paint: paints[spec.paint],
    trim,
    cladding: 'lying',
    plinth: 0.7,
    roofColor: home.pick(['#3c474d', '#7c4a3a', '#4a4440']),
  } as const
  const main: Body = { ...common, x: 0, z: 1.6, w: 15, d: 8.5, eaves: 6.4, rise: 3.4, ridge: 'x' }
  const wing: Body = {
    ...common,
    x: side > 0 ? 0.6 : 8.4,
    z: 0,
    w: 6,
    d: 5,
    eaves: 6.9,
    rise: 3.3,
    ridge: 'z',
    chimney: false,
  }
  const style: WindowStyle = { frame: trim, panes: [2, 3], carved: true }
  const rows = (wall: Plane, places: readonly number[]) =>
    [1.5, 4.4]
      .map((v) => places.map((u) => windowOn(wall, mood, random, u, v, 1.15, 1.55, style)).join(''))
      .join('')
  const verandaAt = side > 0 ? 7 : 0.6
  const mainWindows = side > 0 ? [7.2, 11.2, 13.2] : [0.8, 2.8, 6.6]
  const door = side > 0 ? 9.2 : 4.6
  return [
    setting(stage, { horizon, shore: 48, light: { x: side > 0 ? 260 : 1340, y: horizon * 0.35 } }),
    times(9, (i) =>
      planted(
        cam,
        mood,
        random,
        [-20 + i * 7, 0, 22 + random.range(0, 4)],
        random.pick([linden, birch, spruce]),
        1.4,
      ),
    ),
    shadowBeside(cam, mood, side, 15, [
      [0, 0],
      [15, 0],
      [23, 4],
      [22, 11],
      [15, 10],
    ]),
    walk(cam, mood, [
      [door - 1.4, door + 1.8, -14],
      [door - 0.3, door + 1.3, -4],
      [door - 0.2, door + 1.2, 0],
    ]),
    house(cam, mood, random, main, {
      front: (wall) =>
        rows(wall, mainWindows) +
        windowOn(wall, mood, random, door - 0.05, 4.4, 1.15, 1.55, style) +
        doorOn(wall, mood, door, 0.7, paints[home.pick(neighbours[spec.paint])], trim),
      end: (wall) => rows(wall, [1.4, 5.4]) + windowOn(wall, mood, random, 3.7, 7.2, 1, 1.2, style),
    }),
    house(cam, mood, random, wing, {
      front: (wall) => rows(wall, [1, 3.8]) + windowOn(wall, mood, random, 2.5, 7.3, 1, 1.3, style),
      end: (wall) => rows(wall, [1.8]),
    }),
    veranda(cam, stage, verandaAt, trim),
    windowGlow(cam, mood, 0.6, 13.8, -0.4),
    inFront(cam, stage, side, door),
  ].join('')
}

/** A roofed veranda with posts, railing and a balcony on top. */
function veranda(cam: Camera, { mood }: DrawingStage, x: number, trim: string): string {
  const paint = inLight(mood, trim)
  const [w, z, d] = [7.4, -0.4, 2]
  const posts = (at: number) =>
    times(5, (i) => box(cam, { x: x + (i * (w - 0.16)) / 4, z: at, w: 0.16, h: 3.5, d: 0.16 }, paint))
  return [
    box(cam, { x, z, w, h: 0.55, d }, inLight(mood, '#a39d90'), { top: inLight(mood, '#b98a5a') }),
    posts(z),
    railing(cam, [x, 0.55, z], [x + w * 0.33, 0.55, z], 0.9, paint, 0.14) +
      railing(cam, [x + w * 0.62, 0.55, z], [x + w, 0.55, z], 0.9, paint, 0.14),
    box(cam, { x: x - 0.15, y: 3.5, z: z - 0.15, w: w + 0.3, h: 0.22, d: d + 0.1 }, paint),
    railing(cam, [x, 3.72, z], [x + w, 3.72, z], 0.85, paint, 0.16),
    times(2, (i) =>
      box(
        cam,
        { x: x + w * 0.4, z: z - 0.7 + i * 0.35, w: 1.6, h: 0.18 + i * 0.18, d: 0.36 },
        inLight(mood, '#a39d90'),
      ),
    ),
  ].join('')
}

function inFront(cam: Camera, { mood, random }: DrawingStage, side: number, door: number): string {
  return [
    times(4, (i) => planted(cam, mood, random, [(side > 0 ? 1 : 9) + i * 1.5, 0, -0.7], shrub, 0.85)),
    standing(cam, [side > 0 ? 17.5 : -2.5, 0, 0], flagpole(mood, random)),
    standing(cam, [door + 2.4, 0, -2.2], bicycle(mood, random)) +
      standing(cam, [door + 3.4, 0, -2.4], bicycle(mood, random)) +
      standing(cam, [door + 4.2, 0, -2], bicycle(mood, random)),
    standing(cam, [door - 3.8, 0, -3.4], bench(mood)),
    planted(cam, mood, random, [side > 0 ? -2.5 : 17.5, 0, -2.5], random.pick([linden, birch]), 1.35),
    standing(cam, [door + 0.2, 0, -5.5], walker(mood, random)) +
      standing(cam, [door + 1, 0, -5.9], walker(mood, random)),
    picketFence(cam, mood, -14, 30, -9.6, [door - 1.8, door + 2]),
    times(9, () =>
      planted(cam, mood, random, [random.range(-6, 20), 0, random.range(-11.4, -10.2)], flowers, 0.95),
    ),
  ].join('')
}
