import { type Camera, edgesOf, face, isSeen, type Vec } from './camera.ts'
import { darker, lighter } from './color.ts'
import type { SvgPoint } from './svg.ts'

/** A block that stands square in the world: its near left bottom corner and its size. */
export interface Block {
  x: number
  y?: number
  z: number
  w: number
  h: number
  d: number
}

export interface Shades {
  front?: string
  side?: string
  top?: string
}

const soft = (color: string, round: number) =>
  round > 0 ? `stroke="${color}" stroke-width="${round}" stroke-linejoin="round"` : ''

/** A block with the faces that the camera sees; `round` softens its corners by that many pixels. */
export function box(
  cam: Camera,
  { x, y = 0, z, w, h, d }: Block,
  color: string,
  shades: Shades = {},
  round = 0,
): string {
  const front = shades.front ?? color
  const side = shades.side ?? darker(color, 0.16)
  const top = shades.top ?? lighter(color, 0.2)
  const sides: [Vec, Vec, Vec[], string][] = [
    [
      [x, y + h, z],
      [0, 1, 0],
      [
        [x, y + h, z],
        [x + w, y + h, z],
        [x + w, y + h, z + d],
        [x, y + h, z + d],
      ],
      top,
    ],
    [
      [x, y, z],
      [0, -1, 0],
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y, z + d],
        [x, y, z + d],
      ],
      darker(color, 0.35),
    ],
    [
      [x, y, z],
      [-1, 0, 0],
      [
        [x, y, z],
        [x, y, z + d],
        [x, y + h, z + d],
        [x, y + h, z],
      ],
      side,
    ],
    [
      [x + w, y, z],
      [1, 0, 0],
      [
        [x + w, y, z],
        [x + w, y, z + d],
        [x + w, y + h, z + d],
        [x + w, y + h, z],
      ],
      side,
    ],
    [
      [x, y, z],
      [0, 0, -1],
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y + h, z],
        [x, y + h, z],
      ],
      front,
    ],
  ]
  return sides
    .filter(([point, normal]) => isSeen(cam, point, normal))
    .map(([, , corners, fill]) => face(cam, corners, fill, soft(fill, round)))
    .join('')
}

/**
 * A prism: a profile in the plane of `u` and y, at `origin`, drawn out along `along`. `fills` colours each side
 * by the direction it faces; the end that faces the camera comes last.
 */
export function prism(
  cam: Camera,
  origin: Vec,
  u: Vec,
  along: Vec,
  profile: readonly SvgPoint[],
  colors: { end: string; side: (normalU: number, normalY: number, edge: number) => string },
): string {
  const place = ([a, y]: SvgPoint, t: number): Vec => [
    origin[0] + u[0] * a + along[0] * t,
    origin[1] + y + along[1] * t,
    origin[2] + u[2] * a + along[2] * t,
  ]
  const sides = edgesOf(profile).flatMap(([from, to], i) => {
    const normalU = to[1] - from[1]
    const normalY = from[0] - to[0]
    const length = Math.hypot(normalU, normalY) || 1
    const normal: Vec = [(u[0] * normalU) / length, normalY / length, (u[2] * normalU) / length]
    if (!isSeen(cam, place(from, 0), normal)) return []
    const corners = [place(from, 0), place(to, 0), place(to, 1), place(from, 1)]
    return [
      {
        depth: depthOf(cam, corners),
        drawing: face(cam, corners, colors.side(normalU / length, normalY / length, i)),
      },
    ]
  })
  const near = isSeen(cam, place([0, 0], 0), [-along[0], -along[1], -along[2]]) ? 0 : 1
  const end = face(
    cam,
    profile.map((point) => place(point, near)),
    colors.end,
  )
  return (
    sides
      .sort((a, b) => b.depth - a.depth)
      .map((side) => side.drawing)
      .join('') + end
  )
}

const depthOf = (cam: Camera, corners: Vec[]) =>
  corners.reduce((sum, [x, , z]) => sum + Math.hypot(x - cam.position[0], z - cam.position[2]), 0)
