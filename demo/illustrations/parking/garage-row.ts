import { block } from '../block.ts'
import { orbit, standing } from '../camera.ts'
import { car, carColors } from '../car.ts'
import { lighter } from '../color.ts'
import { inLight } from '../mood.ts'
import { neighbours, paints } from '../palette.ts'
import { lampPost, walker } from '../props.ts'
import { setting } from '../setting.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { rollingDoor } from '../storage/doors.ts'
import { times } from '../svg.ts'
import { birch, linden, planted, spruce } from '../trees.ts'
import { asphalt } from './surface.ts'

/** A row of lock-up garages, one open. */
export function garageRow(stage: DrawingStage): string {
  const { spec, mood, random, home } = stage
  const side = random.pick([-1, 1])
  const horizon = random.range(650, 690)
  const count = 7
  const w = count * 3.1
  const cam = orbit(w / 2 - side, 0, random.range(11.5, 13), side * random.range(22, 32), 2.1, {
    focal: 1200,
    horizon,
  })
  const wall = block(cam, mood, {
    x: 0,
    z: 0,
    w,
    d: 6,
    floors: 1,
    storey: 2.4,
    paint: home.pick(['#d5cdbb', '#a4553f', '#e6dfcf', '#b9b3a6']),
    brick: home.chance(0.6),
  })
  const colors = [paints[spec.paint], ...neighbours[spec.paint].map((name) => paints[name])]
  const mixed = home.chance(0.5)
  const open = side > 0 ? 4 : 2
  const doorColor = (i: number) =>
    inLight(mood, mixed ? (colors[i % colors.length] ?? paints.falu) : paints[spec.paint])
  return [
    setting(stage, { horizon, shore: 52 }),
    times(9, (i) =>
      planted(
        cam,
        mood,
        random,
        [-12 + i * 6, 0, 13 + random.range(0, 4)],
        random.pick([spruce, birch, spruce]),
        1.25,
      ),
    ),
    asphalt(cam, mood, -14, -0.2),
    wall.drawing,
    times(count, (i) =>
      i === open ? '' : rollingDoor(wall.front, 0.35 + i * 3.1, 0.03, 2.4, 2.2, doorColor(i), i + 1),
    ),
    wall.front.rect(0.35 + open * 3.1, 0.03, 2.4, 2.2, mood.lit ? '#d9a864' : inLight(mood, '#45403a')),
    wall.front.rect(0.5 + open * 3.1, 1.2, 0.8, 0.04, '#b98a5a') +
      wall.front.rect(0.55 + open * 3.1, 1.24, 0.3, 0.22, '#9a3f2d') +
      wall.front.rect(0.95 + open * 3.1, 1.24, 0.24, 0.3, '#d9a441'),
    wall.front.rect(0.35 + open * 3.1, 2.05, 2.4, 0.18, lighter(doorColor(open), 0.1)),
    box(
      cam,
      { x: -0.25, y: 3.1, z: -0.3, w: w + 0.5, h: 0.24, d: 0.4 },
      mood.snow ? inLight(mood, '#f4f3ee') : inLight(mood, '#3c474d'),
    ),
    car(cam, mood, {
      x: 1.55 + open * 3.1,
      z: -3.4,
      nose: 'near',
      color: random.pick(carColors),
      shape: random.int(0, 1),
    }),
    standing(cam, [1.4 + open * 3.1 - side * 2.4, 0, -1.6], walker(mood, random)),
    standing(cam, [w / 2 + side * 8.5, 0, -2], lampPost(mood)),
    planted(cam, mood, random, [w / 2 - side * 10, 0, -3], random.pick([birch, linden]), 0.9),
  ].join('')
}
