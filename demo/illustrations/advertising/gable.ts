import { block } from '../block.ts'
import type { Body } from '../body.ts'
import { orbit, standing } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { darker, lighter, mix } from '../color.ts'
import { shadowBeside, street } from '../ground.ts'
import { house } from '../house.ts'
import { inLight, type Mood } from '../mood.ts'
import { type WindowStyle, windowOn } from '../openings.ts'
import { neighbours, paints } from '../palette.ts'
import type { Plane } from '../plane.ts'
import { bench, bicycle, lampPost, walker } from '../props.ts'
import { setting } from '../setting.ts'
import type { DrawingStage } from '../stage.ts'
import { times } from '../svg.ts'
import { linden, planted, shrub } from '../trees.ts'
import { shown } from './shown.ts'

/** A mural across the whole gable of a town house. */
export function gableWall(stage: DrawingStage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(790, 820)
  const cam = orbit(5.5, 0, random.range(17, 18.5), side * random.range(17, 26), 1.9, {
    focal: 1180,
    horizon,
  })
  const body: Body = {
    x: 0,
    z: 0,
    w: 10.5,
    d: 13,
    eaves: 9.2,
    rise: 4,
    ridge: 'z',
    paint: mix(paints[spec.paint], '#efe8da', 0.25),
    trim: '#efe8da',
    cladding: 'render',
    plinth: 0.6,
    roofColor: '#7c4a3a',
  }
  const style: WindowStyle = { frame: '#f4efe4', panes: [2, 2] }
  const mural = (wall: Plane) =>
    shown(mood, wall, random, 0.6, 2.4, body.w - 1.2, 6.9) +
    wall.poly(
      [
        [0.6, 9.3],
        [body.w - 0.6, 9.3],
        [body.w / 2, 12.6],
      ],
      inLight(mood, lighter(paints[spec.paint], 0.15)),
    ) +
    windowOn(wall, mood, random, body.w / 2 - 0.5, 9.9, 1, 1.1, style) +
    muralEdges(wall, mood, body.w)
  const end = (wall: Plane) =>
    times(3, (f) =>
      [1.2, 4.4, 7.6, 10.6]
        .map((u) => windowOn(wall, mood, random, u, 1.2 + f * 2.8, 1.3, 1.6, style))
        .join(''),
    )
  const low = block(cam, mood, {
    x: side > 0 ? -14 : 11.5,
    z: 2,
    w: 13,
    d: 9,
    floors: home.int(1, 2),
    storey: 3.1,
    paint: paints[neighbours[spec.paint][0] ?? 'white'],
    brick: false,
  })
  return [
    setting(stage, { horizon, shore: 40, light: { x: side > 0 ? 240 : 1360, y: 240 } }),
    low.drawing + times(4, (i) => windowOn(low.front, mood, random, 1.2 + i * 3, 1.2, 1.5, 1.5, style)),
    shadowBeside(cam, mood, side, 10.5, [
      [10.5, 0],
      [17, 3],
      [17, 14],
      [10.5, 13],
    ]),
    street(cam, mood, random, -13, -6),
    house(cam, mood, random, body, { front: mural, end }),
    times(4, (i) => planted(cam, mood, random, [0.5 + i * 3.2, 0, -0.8], shrub, 0.75)),
    standing(cam, [2, 0, -2.4], bicycle(mood, random)) + standing(cam, [8, 0, -2.6], bench(mood)),
    standing(cam, [5.5 + side, 0, -4.4], walker(mood, random)) +
      standing(cam, [5.5 - side * 5, 0, -5], walker(mood, random)),
    standing(cam, [5.5 + side * 8.4, 0, -5.2], lampPost(mood)) +
      planted(cam, mood, random, [5.5 - side * 9.5, 0, -3], linden, 1.15),
    car(cam, mood, {
      x: 5.5 + side * 5,
      z: -8,
      nose: random.pick(['left', 'right']),
      color: random.pick(carColors),
      shape: random.int(0, 1),
    }),
  ].join('')
}

const muralEdges = (wall: Plane, mood: Mood, w: number) =>
  wall.lines(
    [
      [0.6, 2.4, w - 0.6, 2.4],
      [0.6, 9.3, w - 0.6, 9.3],
    ],
    darker(inLight(mood, '#8d8a82'), 0.2),
    3,
  )
