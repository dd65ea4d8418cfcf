import { type Cell, quadkey } from './cell.ts'
import { type Bounds, emptyBounds, extend, type Frame, frameAround } from './frame.ts'
import type { WorldPoint } from './mercator.ts'

/** Something on a map, which may have a rent. */
export interface Placed extends WorldPoint {
  rent: number | null
}

/** What lies in one square of a map, shown as one pin. */
export interface Cluster<P extends Placed> {
  cell: Cell
  count: number
  /** The first of them. */
  first: P
  lowestRent: number | null
  /** In the middle of them. */
  x: number
  y: number
  /** Where its label stands: as near as can be, and inside the square, so that labels never meet. */
  label: WorldPoint
}

export interface ClusteredMap<P extends Placed> {
  frame: Frame
  clusters: Cluster<P>[]
}

/** The least width of a map with several places, in metres: any nearer, a sketch shows nothing to find one's way by. */
const MIN_METRES = 700

/** How many squares a map is wide, at most; at least half as many. A phone has room for four labels beside each other. */
const SQUARES = 4.5

/** Half the room that a label needs, as parts of the map's width: the half of the smallest square, and a line of text. */
const HALF_LABEL = { width: 0.5 / SQUARES, height: 0.06 }

/** The pins of some places on a map that shows all of them. Their number is bounded by the map's squares. */
export function clusterMap<P extends Placed>(places: readonly P[], minMetres = MIN_METRES): ClusteredMap<P> {
  const bounds: Bounds = { ...emptyBounds }
  for (const place of places) extend(bounds, place)
  const frame = frameAround(bounds, minMetres)
  const level = Math.floor(Math.log2(SQUARES / frame.width))
  const squares = 2 ** level
  const found = new Map<number, Cluster<P>>()
  for (const place of places) {
    const [column, row] = [Math.floor(place.x * squares), Math.floor(place.y * squares)]
    // Two numbers below 2^26 in one that is exact.
    const key = row * 2 ** 26 + column
    const cluster = found.get(key)
    if (cluster) add(cluster, place)
    else found.set(key, alone(place, quadkey(column, row, level)))
  }
  const clusters = [...found.values()]
  for (const cluster of clusters) {
    cluster.x /= cluster.count
    cluster.y /= cluster.count
    cluster.label = labelPlace(cluster, frame, 1 / squares)
  }
  return { frame, clusters: clusters.sort((one, other) => one.y - other.y || one.x - other.x) }
}

function alone<P extends Placed>(place: P, cell: Cell): Cluster<P> {
  const { x, y, rent } = place
  return { cell, count: 1, first: place, lowestRent: rent, x, y, label: place }
}

function add<P extends Placed>(cluster: Cluster<P>, { x, y, rent }: P): void {
  cluster.count += 1
  cluster.x += x
  cluster.y += y
  if (rent !== null) cluster.lowestRent = Math.min(cluster.lowestRent ?? rent, rent)
}

/** The nearest point to a place at which its label lies in the place's square. */
function labelPlace({ x, y }: WorldPoint, frame: Frame, side: number): WorldPoint {
  return {
    x: within(x, side, HALF_LABEL.width * frame.width),
    y: within(y, side, HALF_LABEL.height * frame.width),
  }
}

/** The nearest value that is no closer than some margin to the sides of its square. */
function within(value: number, side: number, margin: number): number {
  const start = Math.floor(value / side) * side
  return Math.min(Math.max(value, start + margin), start + side - margin)
}
