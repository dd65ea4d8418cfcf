import { backdrop } from '../backdrop.ts'
import { darker, lighter, mix } from '../color.ts'
import { floorPlane, type Opening, type Plane } from '../plane.ts'
import type { DrawingStage } from '../stage.ts'
import { gradient, HEIGHT, rect, WIDTH } from '../svg.ts'
import { floorBoards } from './floors.ts'
import type { Room } from './room.ts'

export interface Openings {
  back?: readonly Opening[]
  left?: readonly Opening[]
  right?: readonly Opening[]
}

/** The colour of shade indoors: warm, never grey. */
const SHADE = '#5e4431'

/** The empty room with what lies outside its windows: walls, floor, ceiling, skirting and daylight on the floor. */
export function roomShell(room: Room, stage: DrawingStage, openings: Openings = {}): string {
  const { back, left, right, floor, cam, w, d, h, tone, style } = room
  const wall = tone(style.wall)
  const holes = [...(openings.back ?? []), ...(openings.left ?? []), ...(openings.right ?? [])].length > 0
  const front = -6
  const side = (each: Plane, holesHere: readonly Opening[], shade: number) =>
    each.pierced(
      front,
      0,
      d - front,
      h,
      holesHere,
      gradient('h', mix(wall, SHADE, shade * 1.5), mix(wall, SHADE, shade)),
    )
  const ceiling = floorPlane(cam, h)
  const base = tone('#f4efe4')
  return [
    rect(0, 0, WIDTH, HEIGHT, wall),
    holes
      ? backdrop({
          mood: stage.mood,
          random: stage.random,
          place: stage.spec.place,
          horizon: cam.horizon + 6,
          shore: 330,
        })
      : '',
    back.pierced(0, 0, w, h, openings.back ?? [], gradient('v', darker(wall, 0.05), wall)),
    side(left, openings.left ?? [], 0.13),
    side(right, openings.right ?? [], 0.2),
    ceiling.rect(
      -0.02,
      front,
      w + 0.04,
      d - front,
      gradient('v', mix(tone('#f7f3ea'), SHADE, 0.16), mix(tone('#f7f3ea'), SHADE, 0.05)),
    ),
    floorBoards(room, front),
    left.rect(front, 0, d - front, 0.12, mix(base, SHADE, 0.16)) +
      right.rect(front, 0, d - front, 0.12, mix(base, SHADE, 0.22)) +
      back.rect(0, 0, w, 0.12, base),
    floor.rect(0, d - 0.5, w, 0.5, gradient('v', ['#2a1d12', 0, 0.2], ['#2a1d12', 1, 0]), 'stroke="none"'),
    ...(openings.back ?? []).map((hole) => daylight(room, hole)),
  ].join('')
}

/** The patch of sun that a window in the back wall throws on the floor. */
function daylight({ mood, floor, d }: Room, [u, v, width, height]: Opening): string {
  if (mood.lit) return ''
  const color = mood.hour === 'evening' ? '#ffc37a' : '#fff4d6'
  const [near, far] = [d - 0.4 - (v + height) * 0.95, d - 0.3 - v * 0.9]
  const slant = (d - near) * 0.22
  return floor.poly(
    [
      [u + slant * 0.4, far],
      [u + width + slant * 0.4, far],
      [u + width + slant, near],
      [u + slant, near],
    ],
    color,
    `opacity="${mood.hour === 'evening' ? 0.34 : 0.3}"`,
  )
}

/** Paints a whole wall, or the lower part of it, in the home's second colour. */
export const featureWall = (
  room: Room,
  wall: Plane,
  from: number,
  length: number,
  holes: readonly Opening[],
  height = room.h,
  shade = 0,
) =>
  wall.pierced(
    from,
    0.12,
    length,
    height - 0.12,
    holes,
    gradient(
      'v',
      darker(room.tone(room.style.feature), shade + 0.04),
      lighter(room.tone(room.style.feature), 0.03 - shade * 0.1),
    ),
  )
