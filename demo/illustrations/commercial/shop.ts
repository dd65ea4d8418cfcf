import { block } from '../block.ts'
import { type Camera, orbit, standing } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { lighter } from '../color.ts'
import { shadowBeside, street } from '../ground.ts'
import { windowGlow } from '../house.ts'
import { inLight, type Mood } from '../mood.ts'
import { doorOn, type WindowStyle, windowOn } from '../openings.ts'
import { paints } from '../palette.ts'
import { plane } from '../plane.ts'
import { bench, bicycle, lampPost, walker } from '../props.ts'
import type { Random } from '../random.ts'
import { setting } from '../setting.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { times } from '../svg.ts'
import { linden, planted, shrub } from '../trees.ts'
import { awning, displayWindow } from './shop-parts.ts'

interface Front {
  stage: DrawingStage
  poster: boolean
}

/** A corner shop with awning and lit windows on a street. */
export const shop = (stage: DrawingStage) => shopFront({ stage, poster: false })

/** A shop front whose windows are let for advertising. */
export const shopWindow = (stage: DrawingStage) => shopFront({ stage, poster: true })

function shopFront({ stage, poster }: Front): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(650, 690)
  const cam = orbit(
    6 - side,
    0,
    poster ? random.range(9.5, 10.5) : random.range(12.5, 14),
    side * random.range(17, 27),
    1.75,
    { focal: 1180, horizon },
  )
  const w = 12
  const wall = block(cam, mood, {
    x: 0,
    z: 0,
    w,
    d: 9,
    floors: 3,
    storey: 3.1,
    paint: home.pick([paints[spec.paint], '#d9cfbb', '#a4553f', '#e6dcc8']),
    brick: home.chance(0.4),
  })
  const trim = home.pick(['#2f3d42', '#f0eadc', '#26333a', '#e6dcc8'])
  const style: WindowStyle = {
    frame: '#f4efe4',
    panes: home.pick([
      [2, 2],
      [2, 3],
    ]),
  }
  const cloth = home.pick(['#9a3f2d', '#2f6675', '#d9a441', '#6d8763'])
  const { front, end } = wall
  return [
    setting(stage, { horizon, shore: 44, light: { x: side > 0 ? 200 : 1400, y: horizon * 0.4 } }),
    neighboursOf(stage, cam, side, w),
    shadowBeside(cam, mood, side, w, [
      [w, 0],
      [w + 6, 3],
      [w + 6, 9],
      [w, 9],
    ]),
    street(cam, mood, random, -12, -3.4),
    wall.drawing,
    front.rect(0, 0, w, 3.25, inLight(mood, trim)) +
      front.rect(0, 3.05, w, 0.36, lighter(inLight(mood, trim), 0.14)),
    displayWindow(front, mood, random, 0.5, 0.7, 3.7, 2.05, trim, poster),
    doorOn(front, mood, 5.4, 0.1, cloth, trim) +
      displayWindow(front, mood, random, 7.7, 0.7, 3.7, 2.05, trim, poster),
    times(2, (floor) =>
      times(4, (i) => windowOn(front, mood, random, 1 + i * 2.85, 4.2 + floor * 3.05, 1.25, 1.7, style)),
    ),
    end
      ? displayWindow(end, mood, random, side > 0 ? 5.2 : 0.8, 0.7, 3, 2.05, trim, poster) +
        times(2, (floor) =>
          times(2, (i) => windowOn(end, mood, random, 1.6 + i * 4, 4.2 + floor * 3.05, 1.25, 1.7, style)),
        )
      : '',
    windowGlow(cam, mood, 0.5, w - 1, -0.1),
    poster ? '' : awning(cam, mood, 0.3, 3.35, 0, 4.1, cloth) + awning(cam, mood, 7.5, 3.35, 0, 4.1, cloth),
    pavementLife(stage, cam, side, poster),
  ].join('')
}

function neighboursOf({ mood, random, home }: DrawingStage, cam: Camera, side: number, w: number): string {
  const next = block(cam, mood, {
    x: side > 0 ? w + 0.1 : -12.1,
    z: 0.3,
    w: 12,
    d: 9,
    floors: home.int(2, 3),
    storey: 3,
    paint: home.pick(['#cbb794', '#8f5a48', '#c9c4b8', '#b7c0b8']),
    brick: home.chance(0.5),
  })
  const style: WindowStyle = { frame: '#efe8da', panes: [2, 2] }
  return (
    next.drawing +
    times(3, (floor) =>
      floor < 2
        ? times(4, (i) => windowOn(next.front, mood, random, 1 + i * 2.8, 1.2 + floor * 3, 1.2, 1.6, style))
        : '',
    )
  )
}

function pavementLife({ mood, random }: DrawingStage, cam: Camera, side: number, poster: boolean): string {
  const pots = [0.2, 4.6, 7.2]
    .map(
      (x) =>
        box(cam, { x: x - 0.2, z: -1, w: 0.55, h: 0.45, d: 0.5 }, inLight(mood, '#6b5443')) +
        planted(cam, mood, random, [x + 0.08, 0.4, -0.75], shrub, 0.42),
    )
    .join('')
  return [
    pots,
    standing(cam, [6 + side * 2.9, 0, -1.1], bicycle(mood, random)),
    poster ? standing(cam, [6 - side * 3, 0, -1.5], bench(mood)) : sandwichBoard(cam, mood, random, 6.9),
    standing(cam, [6 - side * random.range(1, 3), 0, -2.4], walker(mood, random)),
    random.chance(0.6) ? standing(cam, [6 + side * random.range(3.5, 5), 0, -2.6], walker(mood, random)) : '',
    standing(cam, [6 + side * 7.6, 0, -2.9], lampPost(mood)),
    planted(cam, mood, random, [6 + side * 10, 0, -2.8], linden, 1),
    random.chance(0.5)
      ? car(cam, mood, {
          x: 6 + side * 9,
          z: -4.6,
          nose: random.pick(['left', 'right']),
          color: random.pick(carColors),
          shape: random.int(0, 1),
        })
      : '',
  ].join('')
}

const sandwichBoard = (cam: Camera, mood: Mood, random: Random, x: number) => {
  const board = plane(cam, [x, 0, -1.6], [1, 0, 0])
  return (
    board.poly(
      [
        [0, 0],
        [0.62, 0],
        [0.56, 0.95],
        [0.06, 0.95],
      ],
      inLight(mood, '#6b5443'),
    ) +
    board.rect(0.08, 0.12, 0.46, 0.76, inLight(mood, '#2b3337')) +
    board.lines(
      [
        [0.16, 0.74, 0.46, 0.74],
        [0.16, 0.62, 0.4, 0.62],
      ],
      inLight(mood, '#f4efe4'),
      3,
    ) +
    board.disc(0.31, 0.36, 0.14, inLight(mood, random.pick(['#d9a441', '#cf9a82', '#9fb3b0'])))
  )
}
