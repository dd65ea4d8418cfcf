import { type Camera, face, outline, segment, type Vec } from './camera.ts'
import { closed, path, type SvgPoint, stroke } from './svg.ts'

/** A wall, floor or sign in the world, drawn on in its own metres: u along it, v up it. */
export interface Plane {
  cam: Camera
  place(u: number, v: number): Vec
  rect(u: number, v: number, width: number, height: number, fill: string, more?: string): string
  poly(points: readonly SvgPoint[], fill: string, more?: string): string
  disc(u: number, v: number, radius: number, fill: string, more?: string): string
  /** Straight lines [u, v, u, v], all in one stroke. */
  lines(
    lines: readonly (readonly [number, number, number, number])[],
    color: string,
    width: number,
    more?: string,
  ): string
  /** A rectangle with rectangular openings [u, v, width, height]. */
  pierced(
    u: number,
    v: number,
    width: number,
    height: number,
    holes: readonly Opening[],
    fill: string,
    more?: string,
  ): string
}

export type Opening = readonly [u: number, v: number, width: number, height: number]

const corners = (u: number, v: number, width: number, height: number): SvgPoint[] => [
  [u, v],
  [u + width, v],
  [u + width, v + height],
  [u, v + height],
]

const CIRCLE = Array.from(
  { length: 28 },
  (_, i) => [Math.cos((i * Math.PI) / 14), Math.sin((i * Math.PI) / 14)] as const,
)

/** A plane through `origin` with its two directions. */
export function plane(cam: Camera, origin: Vec, uAxis: Vec, vAxis: Vec = [0, 1, 0]): Plane {
  const place = (u: number, v: number): Vec => [
    origin[0] + uAxis[0] * u + vAxis[0] * v,
    origin[1] + uAxis[1] * u + vAxis[1] * v,
    origin[2] + uAxis[2] * u + vAxis[2] * v,
  ]
  const poly = (points: readonly SvgPoint[], fill: string, more?: string) =>
    face(
      cam,
      points.map(([u, v]) => place(u, v)),
      fill,
      more,
    )
  const ring = (points: readonly SvgPoint[]) =>
    closed(
      outline(
        cam,
        points.map(([u, v]) => place(u, v)),
      ),
    )
  return {
    cam,
    place,
    poly,
    rect: (u, v, width, height, fill, more) => poly(corners(u, v, width, height), fill, more),
    disc: (u, v, radius, fill, more) =>
      poly(
        CIRCLE.map(([x, y]) => [u + x * radius, v + y * radius]),
        fill,
        more,
      ),
    lines: (lines, color, width, more) =>
      stroke(
        lines.map(([u, v, u2, v2]) => segment(cam, place(u, v), place(u2, v2))).join(''),
        color,
        width,
        more,
      ),
    pierced: (u, v, width, height, holes, fill, more = '') =>
      path(
        [corners(u, v, width, height), ...holes.map((hole) => corners(...hole))].map(ring).join(''),
        fill,
        `fill-rule="evenodd" ${more}`,
      ),
  }
}

/** The ground or a floor at height y: u runs along x, v along z. */
export const floorPlane = (cam: Camera, y = 0) => plane(cam, [0, y, 0], [1, 0, 0], [0, 0, 1])
