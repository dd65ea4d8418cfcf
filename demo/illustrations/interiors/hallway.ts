import { standing } from '../camera.ts'
import { darker, lighter, mix } from '../color.ts'
import { doorOn } from '../openings.ts'
import { paints } from '../palette.ts'
import type { Plane } from '../plane.ts'
import type { DrawingStage } from '../stage.ts'
import { times } from '../svg.ts'
import { framed } from './art.ts'
import { lightPool, pendant } from './lamps.ts'
import { potPlant } from './plants.ts'
import { lightOn, type Room, roomOf } from './room.ts'
import { featureWall, roomShell } from './shell.ts'
import { shoeBench } from './shoe-bench.ts'
import { paneledDoor } from './side-walls.ts'

/** A hall with the front door at its end, coats on pegs, a bench with shoes and a runner. */
export function hallway(stage: DrawingStage): string {
  const { random, home } = stage
  const w = home.range(2.6, 3.1)
  const room = roomOf(stage, {
    w,
    d: random.range(4.2, 4.8),
    eye: random.range(0.4, 0.6),
    back: 0.9,
    turn: random.range(-4, 4),
    focal: 1180,
    horizon: 500,
  })
  const { back, left, right, d, style, tone } = room
  const [coats, other] = random.chance(0.5) ? [left, right] : [right, left]
  const atLeft = coats === left
  const doorAt = w / 2 - 0.5
  return [
    roomShell(room, stage),
    featureWall(room, back, 0, w, [], 1.2) + back.lines([[0, 1.2, w, 1.2]], tone('#f4efe4'), 6),
    panel(room, left) + panel(room, right),
    lightOn(room.mood)
      ? lightPool(room.cam, [w / 2, 1.9, d], 1.5, 0.5)
      : lightPool(room.cam, [w / 2, 1.5, d], 1.2, 0.25),
    doorOn(back, stage.mood, doorAt, 0, home.pick([paints[stage.spec.paint], style.feature]), '#f4efe4'),
    runner(room),
    framed(other, random, d - 3.3, 1.35, 0.6, 0.8, tone(style.wood), tone) +
      framed(other, random, d - 2.5, 1.4, 0.45, 0.6, tone('#2b3337'), tone),
    paneledDoor(room, other, d - 1.4),
    mirrorOn(room, other),
    pegs(room, coats),
    shoeBench(room, atLeft),
    pendant(room, w / 2, 2.08, d - 1.6, 1.1),
    standing(room.cam, [atLeft ? w - 0.35 : 0.35, 0, d - 0.4], potPlant(room, 1.2, tone('#e9e0cf'))),
  ].join('')
}

/** Upright boards on the lower wall. */
function panel({ d, tone, style }: Room, wall: Plane): string {
  const paint = mix(tone(style.feature), '#5e4431', 0.14)
  return (
    wall.rect(-2, 0.12, d + 2, 1.08, paint) +
    wall.lines(
      Array.from(
        { length: Math.round((d + 2) / 0.2) },
        (_, i) => [-2 + i * 0.2, 0.12, -2 + i * 0.2, 1.2] as const,
      ),
      darker(paint, 0.16),
      1.8,
    ) +
    wall.rect(-2, 1.18, d + 2, 0.05, lighter(paint, 0.5))
  )
}

function runner({ floor, w, d, tone, style }: Room): string {
  const wool = tone(lighter(style.accent, 0.12))
  const x = w / 2 - 0.45
  return (
    floor.rect(x, -1.5, 0.9, d + 1, wool) +
    floor.rect(x + 0.07, -1.5, 0.05, d + 1, tone('#efe6d4')) +
    floor.rect(x + 0.78, -1.5, 0.05, d + 1, tone('#efe6d4')) +
    times(14, (i) =>
      floor.poly(
        [
          [x + 0.25, i * 0.4 - 1],
          [x + 0.45, i * 0.4 - 1.15],
          [x + 0.65, i * 0.4 - 1],
          [x + 0.45, i * 0.4 - 0.85],
        ],
        tone(i % 2 ? '#efe6d4' : '#39484d'),
        'opacity=".75"',
      ),
    ) +
    floor.rect(w / 2 - 0.5, d - 0.55, 1, 0.5, tone('#6b5443'))
  )
}

const mirrorOn = ({ d, tone, style }: Room, wall: Plane) =>
  wall.disc(d - 3.85, 1.62, 0.34, tone(style.metal)) +
  wall.disc(d - 3.85, 1.62, 0.31, '#d5e2e2') +
  wall.poly(
    [
      [d - 4.0, 1.45],
      [d - 3.93, 1.42],
      [d - 3.7, 1.75],
      [d - 3.77, 1.82],
    ],
    '#ffffff',
    'opacity=".4"',
  )

/** Coats, a scarf and a bag on pegs. */
function pegs({ d, tone, style, random }: Room, wall: Plane): string {
  const from = d - 3.1
  const rail =
    wall.rect(from - 0.1, 1.68, 1.9, 0.12, tone(style.wood)) +
    wall.rect(from - 0.15, 1.95, 2, 0.05, tone(style.wood))
  const hats =
    wall.poly(
      [
        [from + 0.2, 2],
        [from + 0.5, 2],
        [from + 0.45, 2.14],
        [from + 0.25, 2.14],
      ],
      tone('#d9a441'),
    ) +
    wall.rect(from + 0.8, 2, 0.4, 0.16, tone('#b98a5a')) +
    wall.disc(from + 1.5, 2.08, 0.1, tone('#9a3f2d'))
  const colors = ['#2f6675', '#d9a441', '#9a3f2d', '#39484d', '#6d8763', '#cf9a82', '#e3d9c6']
  const coat = (i: number) => {
    const u = from + 0.05 + i * 0.36
    const cloth = mix(tone(random.pick(colors)), '#5e4431', 0.08)
    const low = random.range(0.6, 1)
    if (i === 3)
      return (
        wall.poly(
          [
            [u + 0.1, 1.7],
            [u + 0.16, 1.7],
            [u + 0.24, 1.15],
            [u + 0.28, 0.85],
            [u - 0.02, 0.85],
            [u + 0.02, 1.15],
          ],
          tone('#b98a5a'),
        ) + wall.rect(u - 0.02, 0.85, 0.3, 0.3, tone('#a97b4c'))
      )
    return (
      wall.poly(
        [
          [u + 0.12, 1.72],
          [u + 0.26, 1.5],
          [u + 0.32, low],
          [u - 0.06, low],
          [u, 1.5],
        ],
        cloth,
      ) +
      wall.lines([[u + 0.13, 1.68, u + 0.13, low]], darker(cloth, 0.22), 2) +
      wall.poly(
        [
          [u + 0.26, 1.5],
          [u + 0.32, low],
          [u + 0.24, low + 0.1],
        ],
        darker(cloth, 0.18),
      )
    )
  }
  return rail + hats + times(5, coat)
}
