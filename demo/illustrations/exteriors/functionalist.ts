import { balcony, block } from '../block.ts'
import { type Camera, orbit, standing } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { lighter, mix } from '../color.ts'
import { railing } from '../fence.ts'
import { shadowBeside, walk } from '../ground.ts'
import { windowGlow } from '../house.ts'
import { inLight } from '../mood.ts'
import { doorOn, type WindowStyle, windowOn } from '../openings.ts'
import { paints } from '../palette.ts'
import { bicycle, lampPost, walker } from '../props.ts'
import { setting } from '../setting.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { times } from '../svg.ts'
import { birch, flowers, linden, planted, shrub, spruce } from '../trees.ts'

const STOREY = 3

/** Two staggered white volumes with long windows, a timber part and a roof terrace. */
export function functionalist(stage: DrawingStage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(730, 770)
  const floors = home.int(3, 4)
  const cam = orbit(9, 1, random.range(26, 29), side * random.range(20, 32), 2.1, { focal: 1420, horizon })
  const render = mix('#efe9dc', paints[spec.paint], spec.paint === 'ink' ? 0.55 : 0.16)
  const accent = paints[spec.paint]
  const style: WindowStyle = {
    frame: home.pick(['#2f3d42', '#3d4a4e', '#f4efe4']),
    panes: [3, 1],
    curtains: true,
  }
  const tall = {
    x: side > 0 ? 8.4 : 0,
    z: 0,
    w: 9.6,
    d: 10,
    floors,
    storey: STOREY,
    paint: render,
    brick: false,
  }
  const low = {
    x: side > 0 ? 0 : 9.6,
    z: 1.6,
    w: 8.4,
    d: 8,
    floors: floors - 1,
    storey: STOREY,
    paint: home.pick(['#b98a5a', accent, lighter(accent, 0.25)]),
    brick: false,
  }
  const drawTall = volume(cam, stage, tall, style, accent, 0)
  const drawLow = volume(cam, stage, low, style, accent, home.int(0, 1)) + terrace(cam, stage, low)
  return [
    setting(stage, { horizon, shore: 46, light: { x: side > 0 ? 260 : 1340, y: horizon * 0.3 } }),
    times(9, (i) =>
      planted(
        cam,
        mood,
        random,
        [-26 + i * 9 + random.range(-3, 3), 0, 25 + random.range(0, 8)],
        random.pick([spruce, birch, spruce]),
        1.35,
      ),
    ),
    shadowBeside(cam, mood, side, 18, [
      [0, 0],
      [18, 0],
      [27, 5],
      [26, 12],
      [18, 10],
    ]),
    walk(cam, mood, [
      [-60, 70, -9.5],
      [-60, 70, -6.4],
    ]),
    walk(cam, mood, [
      [tall.x + 3.6, tall.x + 6, -6.4],
      [tall.x + 3.8, tall.x + 5.8, 0],
    ]),
    windowGlow(cam, mood, tall.x + 0.6, 8.4, -0.1),
    drawLow,
    drawTall,
    inFront(cam, stage, side, tall.x),
  ].join('')
}

function volume(
  cam: Camera,
  { mood, random }: DrawingStage,
  shape: Parameters<typeof block>[2],
  style: WindowStyle,
  accent: string,
  kind: number,
): string {
  const { drawing, front, end } = block(cam, mood, shape)
  const rows = times(shape.floors, (floor) => {
    const v = 1 + floor * STOREY
    const wide = windowOn(front, mood, random, 0.9, v + 0.1, 3.4, 1.5, style)
    if (floor === 0 && kind === 0 && shape.z === 0)
      return (
        windowOn(front, mood, random, 0.7, v, 2.4, 1.7, style) +
        doorOn(front, mood, 4.3, 0.3, accent, style.frame) +
        windowOn(front, mood, random, 6.4, v, 2.4, 1.7, style)
      )
    return (
      wide + windowOn(front, mood, random, shape.w - 3.6, v - 0.45, 2.7, 2.1, { ...style, panes: [2, 1] })
    )
  })
  const ends = end
    ? times(
        shape.floors,
        (floor) =>
          windowOn(end, mood, random, 1.2, 1.2 + floor * STOREY, 2.2, 1.4, style) +
          windowOn(end, mood, random, shape.d - 3, 1.2 + floor * STOREY, 1.5, 1.4, {
            ...style,
            panes: [1, 1],
          }),
      )
    : ''
  const balconies = times(shape.floors - 1, (i) =>
    balcony(
      cam,
      mood,
      random,
      shape.x + shape.w - 4.1,
      0.55 + (i + 1) * STOREY,
      shape.z,
      3.7,
      (i + kind) % 2 ? accent : null,
    ),
  )
  return drawing + rows + ends + balconies
}

/** The roof of the lower part as a terrace, with railing and a small tree in a tub. */
function terrace(cam: Camera, { mood, random }: DrawingStage, low: Parameters<typeof block>[2]): string {
  const y = low.floors * STOREY + 0.9
  const rail = inLight(mood, '#2f3a3e')
  return [
    planted(cam, mood, random, [low.x + 2, y, low.z + 1.6], shrub, 0.8),
    planted(cam, mood, random, [low.x + 5.5, y, low.z + 1.8], shrub, 0.7),
    railing(cam, [low.x, y, low.z + 0.2], [low.x + low.w, y, low.z + 0.2], 1, rail, 0.18),
  ].join('')
}

function inFront(cam: Camera, { mood, random }: DrawingStage, side: number, entrance: number): string {
  const corten = inLight(mood, '#9a5a3c')
  return [
    box(cam, { x: entrance + 0.2, z: -4.2, w: 2.8, h: 0.5, d: 1 }, corten, {
      top: inLight(mood, mood.snow ? '#f4f3ee' : '#6d8a55'),
    }),
    times(4, (i) => planted(cam, mood, random, [entrance + 0.5 + i * 0.7, 0.45, -4], flowers, 0.7)),
    standing(cam, [entrance + 7.4, 0, -1.6], bicycle(mood, random)),
    standing(cam, [entrance + 8.3, 0, -1.2], bicycle(mood, random)),
    planted(cam, mood, random, [side > 0 ? 2.5 : 15.5, 0, -2], birch, 1.1),
    planted(cam, mood, random, [side > 0 ? 21 : -3, 0, 0], random.pick([birch, linden, spruce]), 1.2),
    random.chance(0.6)
      ? car(cam, mood, {
          x: side > 0 ? 22 : -4,
          z: -4,
          nose: side > 0 ? 'left' : 'right',
          color: random.pick(carColors),
          shape: 1,
        })
      : '',
    standing(cam, [9 + side * 8, 0, -6], lampPost(mood)),
    standing(cam, [9 - side * random.range(1, 4), 0, -7.6], walker(mood, random)),
    planted(cam, mood, random, [9 - side * 9, 0, -8.5], shrub, 1),
    times(7, () =>
      planted(cam, mood, random, [random.range(0, 18), 0, random.range(-12, -10.5)], flowers, 0.9),
    ),
  ].join('')
}
