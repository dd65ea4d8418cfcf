import { closed, group, open, path, type SvgPoint, stroke, svgAt, WIDTH } from './svg.ts'

/** A place in the drawn world, in metres: x to the right, y up, z away from the viewer. */
export type Vec = readonly [x: number, y: number, z: number]

/** An eye that never tilts, so that every vertical stays vertical, as in an architect's photograph. */
export interface Camera {
  position: Vec
  sin: number
  cos: number
  focal: number
  centre: number
  horizon: number
}

const NEAR = 0.25

interface View {
  position: Vec
  /** Degrees turned to the right. */
  turn?: number
  focal?: number
  centre?: number
  horizon: number
}

/** A camera at a place, turned and with the horizon where the picture wants it. */
export function camera({ position, turn = 0, focal = 1250, centre = WIDTH / 2, horizon }: View): Camera {
  const angle = (turn * Math.PI) / 180
  return { position, sin: Math.sin(angle), cos: Math.cos(angle), focal, centre, horizon }
}

/** A camera that stands `distance` metres from the point (x, z), turned towards it. */
export function orbit(
  x: number,
  z: number,
  distance: number,
  turn: number,
  height: number,
  view: Omit<View, 'position' | 'turn'>,
): Camera {
  const angle = (turn * Math.PI) / 180
  const position: Vec = [x - distance * Math.sin(angle), height, z - distance * Math.cos(angle)]
  return camera({ position, turn, ...view })
}

function toView(cam: Camera, [x, y, z]: Vec): Vec {
  const dx = x - cam.position[0]
  const dz = z - cam.position[2]
  return [dx * cam.cos - dz * cam.sin, y - cam.position[1], dx * cam.sin + dz * cam.cos]
}

const toScreen = (cam: Camera, [x, y, z]: Vec): SvgPoint => [
  cam.centre + (cam.focal * x) / z,
  cam.horizon - (cam.focal * y) / z,
]

/** Where a place in front of the camera lands in the picture. */
export const projectByCamera = (cam: Camera, place: Vec): SvgPoint => {
  const [x, y, z] = toView(cam, place)
  return toScreen(cam, [x, y, Math.max(z, NEAR)])
}

/** Pixels per metre at a place. */
export const scaleAt = (cam: Camera, place: Vec) => cam.focal / Math.max(toView(cam, place)[2], NEAR)

/** The edges of a polygon: each corner with the next, the last with the first. */
export function edgesOf<P>(corners: readonly P[]): [from: P, to: P][] {
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length]
    return to === undefined ? [] : [[from, to]]
  })
}

/** The points of a polygon in the picture, cut off where it passes behind the viewer. */
export function outline(cam: Camera, corners: readonly Vec[]): SvgPoint[] {
  const seen = corners.map((corner) => toView(cam, corner))
  const inFront: Vec[] = []
  for (const [from, to] of edgesOf(seen)) {
    if (from[2] >= NEAR) inFront.push(from)
    if (from[2] >= NEAR !== to[2] >= NEAR) {
      const t = (NEAR - from[2]) / (to[2] - from[2])
      inFront.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, NEAR])
    }
  }
  return inFront.map((point) => toScreen(cam, point))
}

/** A flat polygon in the world. A plain colour is let out a hair's breadth, so that no seam shows. */
export function face(cam: Camera, corners: readonly Vec[], fill: string, more = ''): string {
  const seam = fill.startsWith('#') && !more ? `stroke="${fill}" stroke-width=".8"` : more
  return path(closed(outline(cam, corners)), fill, seam)
}

/** A line between two places, cut off behind the viewer. */
export function segment(cam: Camera, from: Vec, to: Vec): string {
  return open(outline(cam, [from, to]).slice(0, 2))
}

/** Many lines in one stroke. */
export const segments = (
  cam: Camera,
  lines: readonly (readonly [Vec, Vec])[],
  color: string,
  width: number,
  more = '',
) => stroke(lines.map(([from, to]) => segment(cam, from, to)).join(''), color, width, more)

/** A flat figure, drawn in metres from its foot with y downwards, that stands at a place and faces the viewer. */
export function standing(cam: Camera, place: Vec, figure: string, size = 1): string {
  if (toView(cam, place)[2] < NEAR * 2) return ''
  const [x, y] = projectByCamera(cam, place)
  return group(
    figure,
    `transform="translate(${svgAt(x)} ${svgAt(y)}) scale(${(scaleAt(cam, place) * size).toFixed(3)})"`,
  )
}

/** Whether a surface with this outward normal, through this point, shows its face to the camera. */
export function isSeen(cam: Camera, point: Vec, normal: Vec): boolean {
  return normal.reduce((sum, n, i) => sum + n * ((cam.position[i] ?? 0) - (point[i] ?? 0)), 0) > 0
}
