import { type WorldPoint, worldLength } from './mercator.ts'

/** The part of the world that a map shows: its upper left corner and its width. Its height follows from its shape. */
export interface Frame extends WorldPoint {
  width: number
}

/** The height of a map of width 1. */
export const FRAME_HEIGHT = 0.75

/** How much of a map its places fill. A label that is moved within its square (`clusters.ts`) stays on the map. */
const FILLED = 2 / 3

/** The corners of some places. */
export interface Bounds {
  west: number
  east: number
  north: number
  south: number
}

export const emptyBounds: Readonly<Bounds> = {
  west: Number.POSITIVE_INFINITY,
  east: Number.NEGATIVE_INFINITY,
  north: Number.POSITIVE_INFINITY,
  south: Number.NEGATIVE_INFINITY,
}

export function extend(bounds: Bounds, { x, y }: WorldPoint): void {
  bounds.west = Math.min(bounds.west, x)
  bounds.east = Math.max(bounds.east, x)
  bounds.north = Math.min(bounds.north, y)
  bounds.south = Math.max(bounds.south, y)
}

/** The map that shows some bounds, no narrower than some metres. */
export function frameAround({ west, east, north, south }: Bounds, minMetres: number): Frame {
  const middle = { x: (west + east) / 2, y: (north + south) / 2 }
  const needed = Math.max(east - west, (south - north) / FRAME_HEIGHT) / FILLED
  const width = Math.max(needed, worldLength(minMetres, middle))
  return { x: middle.x - width / 2, y: middle.y - (width * FRAME_HEIGHT) / 2, width }
}

/** A place as parts of a map's width and height: from 0 to 1 where it is on the map. */
export function inFrame({ x, y }: WorldPoint, frame: Frame): WorldPoint {
  return { x: (x - frame.x) / frame.width, y: (y - frame.y) / (frame.width * FRAME_HEIGHT) }
}
