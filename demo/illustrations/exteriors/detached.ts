import type { Body } from '../body.ts'
import { type Camera, orbit, standing } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { hedge, picketFence } from '../fence.ts'
import { shadowBeside, walk } from '../ground.ts'
import { house, windowGlow } from '../house.ts'
import { doorOn, type WindowStyle, windowOn } from '../openings.ts'
import { neighbours, paints } from '../palette.ts'
import type { Plane } from '../plane.ts'
import { porch } from '../porch.ts'
import { bicycle, flagpole, mailboxes, walker, washingLine } from '../props.ts'
import { setting } from '../setting.ts'
import type { DrawingStage } from '../stage.ts'
import { times } from '../svg.ts'
import { birch, flowers, linden, planted, shrub, spruce } from '../trees.ts'

/** A detached gabled house of painted timber in its garden. */
export function detachedHouse(stage: DrawingStage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const turn = side * random.range(18, 31)
  const horizon = random.range(590, 640)
  const body = bodyOf(stage)
  const cam = orbit(body.w / 2 + side * 1.5, 3, random.range(19, 22), turn, random.range(2, 2.8), {
    focal: 1300,
    horizon,
  })
  const style: WindowStyle = {
    frame: body.trim,
    panes: home.pick([
      [2, 2],
      [2, 3],
      [2, 1],
      [1, 1],
    ]),
    carved: home.chance(0.25),
  }
  const doorAt = home.pick([body.w / 2 - 0.5, body.w / 2 - 0.5, body.w * 0.3 - 0.5])
  const doorColor = paints[home.pick(neighbours[spec.paint])]
  return [
    setting(stage, {
      horizon,
      shore: 58,
      light: {
        x: side > 0 ? random.range(100, 500) : random.range(1100, 1500),
        y: horizon * random.range(0.3, 0.75),
      },
    }),
    behind(cam, stage, body),
    shadowBeside(cam, mood, side, body.w, shadowOf(body)),
    walk(cam, mood, [
      [doorAt - 2.2, doorAt + 0.6, -17],
      [doorAt - 0.4, doorAt + 1.4, -6],
      [doorAt - 0.1, doorAt + 1.1, -0.4],
    ]),
    windowGlow(cam, mood, 0.6, body.w - 1.2, -0.2),
    house(cam, mood, random, body, {
      front: frontOf(stage, body, style, doorAt, doorColor),
      end: endOf(stage, body, style),
    }),
    porch(cam, mood, doorAt, body, home.int(0, 2)),
    front(cam, stage, body, doorAt, side),
  ].join('')
}

function bodyOf({ spec, home }: DrawingStage): Body {
  const trim = spec.paint === 'white' ? '#dcd5c5' : '#f6f1e6'
  return {
    x: 0,
    z: 0,
    w: home.range(8.8, 11.4),
    d: home.range(6.8, 8),
    eaves: home.pick([3.1, 4.9, 5.3]),
    rise: home.range(2.9, 3.8),
    ridge: home.pick(['x', 'z', 'z']),
    paint: paints[spec.paint],
    trim,
    cladding: home.pick(['upright', 'upright', 'lying']),
    plinth: 0.45,
    roofColor: home.pick(['#3c474d', '#4a4440', '#7c4a3a', '#8a4f3a', '#3c474d']),
  }
}

/** The corners of the house's shadow, with the sun behind the viewer's left shoulder. */
const shadowOf = ({ w, d }: Body): [number, number][] => [
  [0, -0.3],
  [w, -0.3],
  [w + 5.5, 2.5],
  [w + 6.5, d + 3],
  [w, d],
]

function frontOf(
  { mood, random }: DrawingStage,
  body: Body,
  style: WindowStyle,
  doorAt: number,
  doorColor: string,
) {
  const upper = body.eaves > 4 ? [body.eaves - 1.55] : []
  const places = [1, body.w / 2 - 0.65, body.w - 2.3]
  return (wall: Plane) =>
    [
      ...places
        .filter((u) => Math.abs(u + 0.15 - doorAt) > 1.5)
        .map((u) => windowOn(wall, mood, random, u, 1.15, 1.3, 1.3, style)),
      ...upper.flatMap((v) => places.map((u) => windowOn(wall, mood, random, u, v, 1.3, 1.05, style))),
      body.ridge === 'z'
        ? windowOn(
            wall,
            mood,
            random,
            body.w / 2 - 0.5,
            body.eaves + (upper.length ? 0.55 : 0.35),
            1,
            0.95,
            style,
          )
        : '',
      doorOn(wall, mood, doorAt, 0.45, doorColor, body.trim),
    ].join('')
}

const endOf =
  ({ mood, random }: DrawingStage, body: Body, style: WindowStyle) =>
  (wall: Plane) =>
    [1.1, body.d - 2.4]
      .map(
        (u) =>
          windowOn(wall, mood, random, u, 1.15, 1.3, 1.3, style) +
          (body.eaves > 4 ? windowOn(wall, mood, random, u, body.eaves - 1.55, 1.3, 1.05, style) : ''),
      )
      .join('') +
    (body.ridge === 'x'
      ? windowOn(wall, mood, random, body.d / 2 - 0.45, body.eaves + 0.5, 0.9, 0.9, style)
      : '')

function behind(cam: Camera, { mood, random }: DrawingStage, { w, d }: Body): string {
  const tree = () => random.pick([spruce, birch, spruce, linden])
  return [
    times(9, (i) =>
      planted(
        cam,
        mood,
        random,
        [-24 + i * 7 + random.range(-2, 2), 0, 26 - i * 0.6 + random.range(-2, 4)],
        tree(),
        random.range(0.9, 1.3),
      ),
    ),
    hedge(cam, mood, -16, w + 18, d + 7, 1.2),
    planted(cam, mood, random, [-5.5, 0, d + 3], tree(), 1.15),
    planted(cam, mood, random, [w + 6, 0, d + 2], tree(), 1.2),
  ].join('')
}

function front(
  cam: Camera,
  { mood, random }: DrawingStage,
  { w }: Body,
  doorAt: number,
  side: number,
): string {
  const far = side > 0 ? w + 4.5 : -4.5
  const corner = side > 0 ? -4 : w + 4
  const extra = random.int(0, 3)
  return [
    ...[0.9, 2, w - 1.2, w - 2.2]
      .filter((x) => Math.abs(x - doorAt - 0.5) > 1.2)
      .map((x) => planted(cam, mood, random, [x, 0, -0.7], shrub, random.range(0.55, 0.85))),
    extra === 0 ? standing(cam, [far, 0, -0.5], flagpole(mood, random)) : '',
    extra === 1 ? standing(cam, [far, 0, 1], washingLine(mood, random)) : '',
    extra === 2
      ? car(cam, mood, {
          x: far,
          z: 0.5,
          nose: 'near',
          color: random.pick(carColors),
          shape: random.int(0, 1),
        })
      : '',
    planted(cam, mood, random, [far + side * 3.4, 0, -1.5], random.pick([birch, linden, birch]), 0.95),
    standing(cam, [doorAt - 1.6, 0, -0.9], bicycle(mood, random)),
    random.chance(0.45) ? standing(cam, [doorAt + 0.4, 0, -4.5], walker(mood, random)) : '',
    planted(cam, mood, random, [corner, 0, -5.5], shrub, 1),
    random.chance(0.6) ? picketFence(cam, mood, -16, w + 16, -8.2, [doorAt - 1.2, doorAt + 1.5]) : '',
    standing(cam, [doorAt + 2.6, 0, -8.6], mailboxes(mood, random)),
    times(9, () =>
      planted(cam, mood, random, [random.range(-8, w + 8), 0, random.range(-10.4, -9)], flowers, 0.9),
    ),
  ].join('')
}
