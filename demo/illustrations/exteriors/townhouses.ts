import type { Body } from '../body.ts'
import { type Camera, orbit, standing } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { hedge, picketFence } from '../fence.ts'
import { shadowBeside, street } from '../ground.ts'
import { house, windowGlow } from '../house.ts'
import { doorOn, type WindowStyle, windowOn } from '../openings.ts'
import { neighbours, paints } from '../palette.ts'
import type { Plane } from '../plane.ts'
import { porch } from '../porch.ts'
import { bicycle, lampPost, walker } from '../props.ts'
import { setting } from '../setting.ts'
import type { DrawingStage } from '../stage.ts'
import { times } from '../svg.ts'
import { birch, linden, planted, shrub, spruce } from '../trees.ts'

const WIDE = 6.2
const COUNT = 6

/** A row of narrow terraced houses stepping away along a street. */
export function townhouses(stage: DrawingStage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(600, 640)
  const cam = orbit(WIDE * 2.4, 0, random.range(17.5, 20), side * random.range(34, 44), 2.4, {
    focal: 1250,
    horizon,
    centre: 800 + side * 60,
  })
  const own = paints[spec.paint]
  const colors = [own, ...neighbours[spec.paint].map((name) => paints[name])]
  // The third house stands in the middle of the picture: it is the one that is let.
  const start = 3
  const kind = home.int(0, 2)
  const style: WindowStyle = {
    frame: '#f6f1e6',
    panes: home.pick([
      [2, 2],
      [2, 1],
      [3, 1],
    ]),
  }
  const rise = home.range(2.4, 3.2)
  const gables = home.chance(0.6)
  const units = Array.from({ length: COUNT }, (_, i) => i)
  // Drawn from the far end of the street towards the viewer.
  const order = side > 0 ? units.reverse() : units
  const draw = (i: number) => {
    const body: Body = {
      x: i * WIDE,
      z: (i % 2) * 0.7,
      w: WIDE,
      d: 8,
      eaves: 5.4,
      rise,
      ridge: gables ? 'z' : 'x',
      chimney: i % 2 === 0,
      paint: colors[(i + start) % colors.length] ?? own,
      trim: '#f4efe4',
      cladding: 'upright',
      plinth: 0.35,
      roofColor: '#434a4d',
    }
    return unit(cam, stage, body, style, kind, i)
  }
  return [
    setting(stage, { horizon, shore: 60 }),
    times(10, (i) =>
      planted(
        cam,
        mood,
        random,
        [-26 + i * 9 + random.range(-2, 2), 0, 24 + random.range(0, 6)],
        random.pick([spruce, birch, spruce]),
        1.2,
      ),
    ),
    shadowBeside(cam, mood, side, COUNT * WIDE, [
      [0, 0],
      [COUNT * WIDE, 0],
      [COUNT * WIDE + 5, 9],
      [COUNT * WIDE, 9],
    ]),
    street(cam, mood, random, -11.5, -7),
    ...order.map(draw),
    inFront(cam, stage, side),
  ].join('')
}

function unit(
  cam: Camera,
  { mood, random }: DrawingStage,
  body: Body,
  style: WindowStyle,
  kind: number,
  i: number,
): string {
  const doorAt = 0.9
  const doors = ['#1d5565', '#9a3f2d', '#d9a441', '#39484d', '#6d8763']
  const front = (wall: Plane) =>
    [
      windowOn(wall, mood, random, 3.2, 1.1, 2, 1.35, style),
      ...[0.85, 3.6].map((u) => windowOn(wall, mood, random, u, 3.55, 1.5, 1.2, style)),
      body.ridge === 'z' ? windowOn(wall, mood, random, body.w / 2 - 0.4, 5.65, 0.8, 0.8, style) : '',
      doorOn(wall, mood, doorAt, 0.35, doors[i % doors.length] ?? '#1d5565', '#f4efe4'),
    ].join('')
  const end = (wall: Plane) =>
    [1.4, 5]
      .map(
        (u) =>
          windowOn(wall, mood, random, u, 1.1, 1.2, 1.3, style) +
          windowOn(wall, mood, random, u, 3.55, 1.2, 1.2, style),
      )
      .join('')
  const shifted = { ...body }
  return [
    windowGlow(cam, mood, body.x + 0.6, body.w - 1.2, body.z),
    house(cam, mood, random, body, { front, end }),
    porch(cam, mood, body.x + doorAt, shifted, kind),
    planted(cam, mood, random, [body.x + 4.2, 0, body.z - 0.6], shrub, 0.6),
    i % 2
      ? hedge(cam, mood, body.x + 3.1, body.x + WIDE - 0.3, body.z - 3.4, 0.8)
      : picketFence(cam, mood, body.x + 2.8, body.x + WIDE - 0.2, body.z - 3.2),
  ].join('')
}

function inFront(cam: Camera, { mood, random }: DrawingStage, side: number): string {
  const cars = random.int(1, 2)
  const far = side > 0 ? COUNT * WIDE - 6 : 6
  return [
    standing(cam, [far, 0, -5.8], lampPost(mood)),
    planted(cam, mood, random, [far - side * 7, 0, -5.4], linden, 0.95),
    standing(cam, [WIDE * 2.4, 0, -5.6], bicycle(mood, random)),
    times(cars, (i) =>
      car(cam, mood, {
        x: far - side * (5.5 + i * 6.4),
        z: -7.9,
        nose: random.pick(['left', 'right']),
        color: random.pick(carColors),
        shape: random.int(0, 1),
      }),
    ),
    standing(cam, [WIDE * 2.4 + side * -4, 0, -6], walker(mood, random)),
    standing(cam, [far - side * 21, 0, -5.8], lampPost(mood)),
  ].join('')
}
