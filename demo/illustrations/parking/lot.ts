import { block } from '../block.ts'
import { type Camera, orbit, standing } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { mix } from '../color.ts'
import { paintedNumber } from '../digits.ts'
import { hedge } from '../fence.ts'
import { inLight, type Mood } from '../mood.ts'
import { type WindowStyle, windowOn } from '../openings.ts'
import { paints } from '../palette.ts'
import { floorPlane } from '../plane.ts'
import { lampPost, walker } from '../props.ts'
import { setting } from '../setting.ts'
import type { DrawingStage } from '../stage.ts'
import { times } from '../svg.ts'
import { birch, linden, planted, shrub, spruce } from '../trees.ts'
import { asphalt, BAY, bays } from './surface.ts'

/** An open car park: two rows of marked bays, trees and a house behind. */
export function parkingLot(stage: DrawingStage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(430, 480)
  const cam = orbit(11, 0, random.range(15, 17), side * random.range(18, 30), 4.4, { focal: 1150, horizon })
  const count = 9
  const wall = block(cam, mood, {
    x: -2,
    z: 13,
    w: 24,
    d: 9,
    floors: home.int(2, 3),
    storey: 2.9,
    paint: paints[spec.paint],
    brick: home.chance(0.5),
  })
  const style: WindowStyle = { frame: '#f4efe4', panes: [2, 1] }
  const parked = (z: number, nose: 'near' | 'far', share: number) => {
    const places = Array.from({ length: count }, (_, i) => (side > 0 ? count - 1 - i : i))
    return places
      .map((i) =>
        random.chance(share)
          ? car(cam, mood, {
              x: (i + 0.5) * BAY,
              z,
              nose,
              color: random.pick(carColors),
              shape: random.int(0, 1),
            })
          : floorNumber(cam, mood, i + 1, (i + 0.5) * BAY, z - 1.6),
      )
      .join('')
  }
  return [
    setting(stage, { horizon, shore: 46 }),
    wall.drawing,
    times(3, (floor) =>
      times(6, (i) =>
        floor < 2
          ? windowOn(wall.front, mood, random, 1.2 + i * 3.8, 1.3 + floor * 2.9, 1.6, 1.4, style)
          : '',
      ),
    ),
    asphalt(cam, mood, -16, 10.4),
    hedge(cam, mood, -8, 32, 10.6, 0.9),
    times(5, (i) => planted(cam, mood, random, [-3 + i * 6.4, 0, 10.2], random.pick([linden, birch]), 0.9)),
    bays(cam, mood, count, 5, 10),
    parked(7.5, 'near', 0.62),
    standing(cam, [side > 0 ? 2 : 22, 0, 4.4], lampPost(mood)),
    random.chance(0.7) ? standing(cam, [11 + side * random.range(-2, 3), 0, 2.5], walker(mood, random)) : '',
    floorArrow(cam, mood, 11 - side * 4, 1.9, side),
    bays(cam, mood, count, -6, -1),
    parked(-3.5, 'far', 0.45),
    planted(cam, mood, random, [11 - side * 13.5, 0, -4], shrub, 1.1),
    planted(cam, mood, random, [11 + side * 16, 0, 1], random.pick([spruce, birch]), 1),
  ].join('')
}

const floorNumber = (cam: Camera, mood: Mood, value: number, x: number, z: number) =>
  mood.snow
    ? ''
    : paintedNumber(
        floorPlane(cam, 0.01),
        value,
        x - 0.25,
        z,
        0.9,
        mix(inLight(mood, '#f4f0e4'), mood.paving, 0.1),
      )

const floorArrow = (cam: Camera, mood: Mood, x: number, z: number, side: number) => {
  const s = -side
  return mood.snow
    ? ''
    : floorPlane(cam, 0.01).poly(
        [
          [x, z - 0.12],
          [x + s * 1.6, z - 0.12],
          [x + s * 1.6, z - 0.42],
          [x + s * 2.6, z],
          [x + s * 1.6, z + 0.42],
          [x + s * 1.6, z + 0.12],
          [x, z + 0.12],
        ],
        inLight(mood, '#e9e4d4'),
        'opacity=".9"',
      )
}
