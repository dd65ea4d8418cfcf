/** A point of a room in metres: along the back wall, out from it, and up. */
type PlanePoint = readonly [x: number, y: number, z: number]

export interface Solid {
  at: PlanePoint
  /** Width, depth and height in metres. */
  size: PlanePoint
  tone: string
}

const COS_30 = Math.sqrt(3) / 2

/** The isometric projection of a point, in metres of the drawing. */
export function projectPoint([x, y, z]: PlanePoint): readonly [number, number] {
  return [(x - y) * COS_30, (x + y) / 2 - z]
}

/** A closed face, as the `d` attribute of an SVG path. */
export function faceOf(...points: readonly PlanePoint[]): string {
  const corners = points.map((point) => projectPoint(point).map((value) => Math.round(value * 100) / 100))
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
    lid: faceOf([x, y, top], [x + w, y, top], [x + w, y + d, top], [x, y + d, top]),
    left: faceOf([x, y + d, z], [x + w, y + d, z], [x + w, y + d, top], [x, y + d, top]),
    right: faceOf([x + w, y, z], [x + w, y + d, z], [x + w, y + d, top], [x + w, y, top]),
  }
}
