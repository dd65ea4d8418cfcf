import { type Camera, isSeen, segments, type Vec } from './camera.ts'
import { darker, lighter } from './color.ts'
import { railing } from './fence.ts'
import { inLight, type Mood, snowColor } from './mood.ts'
import { type WindowStyle, windowOn } from './openings.ts'
import { type Plane, plane } from './plane.ts'
import type { Random } from './random.ts'
import { box } from './solid.ts'
import { gradient, times } from './svg.ts'

export interface BlockOfFlats {
  x: number
  z: number
  w: number
  d: number
  floors: number
  /** Height of a floor. */
  storey: number
  paint: string
  brick: boolean
}

/** The bare walls of a flat-roofed block and the planes to draw its windows on. */
export function block(
  cam: Camera,
  mood: Mood,
  { x, z, w, d, floors, storey, paint, brick }: BlockOfFlats,
): { drawing: string; front: Plane; end: Plane | null } {
  const color = inLight(mood, paint)
  const height = floors * storey + 0.9
  const front = plane(cam, [x, 0, z], [1, 0, 0])
  const left = isSeen(cam, [x, 0, z], [-1, 0, 0]) ? plane(cam, [x, 0, z + d], [0, 0, -1]) : null
  const right = isSeen(cam, [x + w, 0, z], [1, 0, 0]) ? plane(cam, [x + w, 0, z], [0, 0, 1]) : null
  const end = left ?? right
  const wall = (each: Plane, length: number, tone: string) =>
    [
      each.rect(0, 0, length, height, gradient('v', lighter(tone, 0.05), darker(tone, 0.07))),
      brick
        ? bricks(each, length, height, tone)
        : each.lines(
            Array.from(
              { length: floors },
              (_, i) => [0, (i + 1) * storey + 0.1, length, (i + 1) * storey + 0.1] as const,
            ),
            darker(tone, 0.1),
            1.5,
          ),
      each.rect(0, 0, length, 0.6, inLight(mood, '#8d8a82')),
      each.rect(0, height - 0.25, length, 0.25, mood.snow ? snowColor(mood) : darker(tone, 0.22)),
    ].join('')
  const drawing = (end ? wall(end, d, darker(color, 0.18)) : '') + wall(front, w, color)
  return { drawing, front, end }
}

function bricks(wall: Plane, length: number, height: number, tone: string): string {
  const rows = Math.floor(height / 0.28)
  const joints = Array.from({ length: Math.round(length * rows * 0.32) }, (_, i) => {
    const row = (i * 7) % rows
    const u = ((i * 0.618) % 1) * (length - 0.4)
    return [u, row * 0.28 + 0.14, u + 0.34, row * 0.28 + 0.14] as const
  })
  const courses = Array.from({ length: rows }, (_, i) => [0, i * 0.28, length, i * 0.28] as const)
  return (
    wall.lines(courses, darker(tone, 0.14), 1, 'opacity=".45"') +
    wall.lines(joints, lighter(tone, 0.16), 2.6, 'opacity=".4"') +
    wall.lines(
      joints.map(
        ([u, v, u2]) =>
          [(u * 1.7) % length, v + 0.56, Math.min(length, ((u * 1.7) % length) + u2 - u), v + 0.56] as const,
      ),
      darker(tone, 0.2),
      2.4,
      'opacity=".3"',
    )
  )
}

/** A balcony that hangs on the front, with railing or solid fronts, furniture and what grows there. */
export function balcony(
  cam: Camera,
  mood: Mood,
  random: Random,
  x: number,
  y: number,
  z: number,
  w: number,
  panel: string | null,
): string {
  const depth = 1.3
  const slab = inLight(mood, '#c9c4b8')
  const rail = inLight(mood, '#2f3a3e')
  const corner: Vec = [x, y, z - depth]
  const opposite: Vec = [x + w, y, z - depth]
  const guard = panel
    ? box(cam, { x, y: y + 0.05, z: z - depth, w, h: 0.95, d: 0.06 }, inLight(mood, panel)) +
      segments(
        cam,
        [
          [
            [x, y + 1.05, z - depth],
            [x + w, y + 1.05, z - depth],
          ],
        ],
        rail,
        3,
      )
    : railing(cam, corner, opposite, 1.05, rail, 0.16)
  const sides = railing(
    cam,
    isSeen(cam, corner, [-1, 0, 0]) ? [x, y, z] : [x + w, y, z],
    isSeen(cam, corner, [-1, 0, 0]) ? corner : opposite,
    1.05,
    rail,
    0.2,
  )
  const greens = inLight(mood, random.pick(['#6d8a55', '#7f9f58', '#54754f']))
  const blooms = inLight(mood, random.pick(['#d9867a', '#e7c25a', '#f0e6d6', '#b65a48']))
  const wall = plane(cam, [0, 0, z - depth - 0.02], [1, 0, 0])
  const pots =
    mood.snow || random.chance(0.45)
      ? ''
      : times(
          5,
          (i) =>
            wall.disc(
              x + 0.3 + i * 0.22,
              y + 1.1 + (i % 2) * 0.05,
              0.16,
              i % 2 ? greens : darker(greens, 0.15),
            ) + wall.disc(x + 0.34 + i * 0.22, y + 1.18, 0.05, blooms),
        )
  return [
    box(cam, { x, y: y - 0.14, z: z - depth, w, h: 0.18, d: depth }, slab, {
      top: mood.snow ? snowColor(mood) : undefined,
    }),
    random.chance(0.5)
      ? wall.rect(
          x + w * 0.55,
          y + 0.1,
          0.5,
          0.7,
          inLight(mood, random.pick(['#b98a5a', '#d9a441', '#9a3f2d'])),
        )
      : '',
    sides,
    guard,
    pots,
  ].join('')
}

/** A balcony door with a window beside it. */
export const balconyDoor = (
  wall: Plane,
  mood: Mood,
  random: Random,
  u: number,
  v: number,
  style: WindowStyle,
) =>
  windowOn(wall, mood, random, u, v + 0.15, 0.85, 2.05, { ...style, panes: [1, 1] }) +
  windowOn(wall, mood, random, u + 1.15, v + 0.85, 1.4, 1.35, style)
