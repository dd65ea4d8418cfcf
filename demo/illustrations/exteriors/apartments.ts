import { balcony, balconyDoor, block } from '../block.ts'
import { type Camera, orbit, standing } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { mix } from '../color.ts'
import { hedge } from '../fence.ts'
import { shadowBeside, street } from '../ground.ts'
import { windowGlow } from '../house.ts'
import { inLight } from '../mood.ts'
import { doorOn, type WindowStyle, windowOn } from '../openings.ts'
import { paints } from '../palette.ts'
import { bench, bicycle, lampPost, walker } from '../props.ts'
import { setting } from '../setting.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { times } from '../svg.ts'
import { birch, linden, planted, shrub, spruce } from '../trees.ts'

const BAY = 4.2

/** A brick block of flats with balconies, lawn and trees. */
export function apartments(stage: DrawingStage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(770, 800)
  const floors = home.int(3, 5)
  const bays = home.int(4, 5)
  const w = bays * BAY + 1
  const cam = orbit(w / 2 - side * 1.5, 0, 22 + floors * 1.9, side * random.range(22, 33), 2.2, {
    focal: 1330,
    horizon,
  })
  const brick = mix(home.pick(['#a4553f', '#b4704e', '#8f4c3c', '#c29a6c']), paints[spec.paint], 0.14)
  const shape = { x: 0, z: 0, w, d: 11, floors, storey: 2.9, paint: brick, brick: true }
  const { drawing, front, end } = block(cam, mood, shape)
  const style: WindowStyle = {
    frame: home.pick(['#f4efe4', '#2f3d42', '#e7dfcd']),
    panes: home.pick([
      [2, 1],
      [1, 1],
      [2, 2],
    ]),
  }
  const panel = home.pick([null, null, paints[spec.paint], '#efe8d8'])
  const stair = home.int(1, bays - 2)
  const floorRow = (floor: number) =>
    times(bays, (bay) => {
      const [u, v] = [0.8 + bay * BAY, 0.6 + floor * 2.9]
      if (bay === stair)
        return floor === 0
          ? doorOn(front, mood, u + 0.9, 0.3, '#2f3d42', style.frame)
          : windowOn(front, mood, random, u + 0.8, v + 0.6, 1.2, 1.5, { ...style, curtains: false })
      return balconyDoor(front, mood, random, u, v, style)
    })
  const balconies = (floor: number) =>
    times(bays, (i) => {
      const bay = side > 0 ? bays - 1 - i : i
      return bay === stair || floor === 0
        ? ''
        : balcony(cam, mood, random, 0.5 + bay * BAY, 0.55 + floor * 2.9, 0, 3.4, panel)
    })
  return [
    setting(stage, {
      horizon,
      shore: 42,
      light: { x: side > 0 ? 240 : 1360, y: horizon * random.range(0.2, 0.5) },
    }),
    times(8, (i) =>
      planted(
        cam,
        mood,
        random,
        [-30 + i * 11 + random.range(-2, 2), 0, 30],
        random.pick([spruce, birch, linden]),
        1.5,
      ),
    ),
    shadowBeside(cam, mood, side, w, [
      [0, 0],
      [w, 0],
      [w + 10, 6],
      [w + 10, 14],
      [w, 11],
    ]),
    street(cam, mood, random, -15, -9.5),
    windowGlow(cam, mood, 1, w - 2, -0.1),
    drawing,
    times(floors, floorRow),
    end
      ? times(floors, (floor) =>
          [2, 6.6].map((u) => windowOn(end, mood, random, u, 1.4 + floor * 2.9, 1.6, 1.35, style)).join(''),
        )
      : '',
    box(cam, { x: 1.2 + stair * BAY, y: 2.75, z: -1.2, w: 2.3, h: 0.14, d: 1.2 }, inLight(mood, '#3c474d')),
    times(floors, balconies),
    inFront(cam, stage, w, side, 1.7 + stair * BAY),
  ].join('')
}

function inFront(
  cam: Camera,
  { mood, random }: DrawingStage,
  w: number,
  side: number,
  doorAt: number,
): string {
  const near = side > 0 ? 1 : w - 1
  return [
    hedge(cam, mood, -3, doorAt - 1.5, -6.2, 0.7) + hedge(cam, mood, doorAt + 2, w + 3, -6.2, 0.7),
    times(4, (i) => planted(cam, mood, random, [1 + i * (w / 3.4), 0, -1.6], shrub, 0.75)),
    standing(cam, [doorAt - 2.4, 0, -2.5], bicycle(mood, random)) +
      standing(cam, [doorAt - 3.1, 0, -2.9], bicycle(mood, random)),
    standing(cam, [doorAt + 4.5, 0, -4.5], bench(mood)),
    planted(cam, mood, random, [near + side * -4.5, 0, -4.5], random.pick([birch, linden]), 1.25),
    planted(cam, mood, random, [near + side * (w + 3), 0, -3], random.pick([birch, linden, spruce]), 1.2),
    standing(cam, [doorAt + 0.6, 0, -7.8], walker(mood, random)),
    standing(cam, [w / 2 + side * 5, 0, -8.4], lampPost(mood)),
    car(cam, mood, {
      x: w / 2 - side * random.range(1, 5),
      z: -10.6,
      nose: random.pick(['left', 'right']),
      color: random.pick(carColors),
      shape: random.int(0, 1),
    }),
  ].join('')
}
