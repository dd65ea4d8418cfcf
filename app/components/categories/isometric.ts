/** A point of a room in metres: along the back wall, out from it, and up. */
export type Point = readonly [x: number, y: number, z: number]

export interface Solid {
  at: Point
  /** Width, depth and height in metres. */
  size: Point
  tone: string
}

const COS_30 = Math.sqrt(3) / 2

/** The isometric projection of a point, in metres of the drawing. */
export function project([x, y, z]: Point): readonly [number, number] {
  return [(x - y) * COS_30, (x + y) / 2 - z]
}

/** A closed face, as the `d` attribute of an SVG path. */
export function face(...points: readonly Point[]): string {
  const corners = points.map((point) => project(point).map((value) => Math.round(value * 100) / 100))
  return `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`
}

/** The three visible faces of a box: the lid, the left side and the right side. */
export function facesOf({ at: [x, y, z], size: [w, d, h] }: Solid): {
  lid: string
  left: string
  right: string
} {
  const top = z + h
  return {
    lid: face([x, y, top], [x + w, y, top], [x + w, y + d, top], [x, y + d, top]),
    left: face([x, y + d, z], [x + w, y + d, z], [x + w, y + d, top], [x, y + d, top]),
    right: face([x + w, y, z], [x + w, y + d, z], [x + w, y + d, top], [x + w, y, top]),
  }
}
