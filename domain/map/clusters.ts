import { type Cell, quadkey } from './cell.ts'
import { type Bounds, emptyBounds, extend, type Frame, frameAround } from './frame.ts'
import type { PointTable } from './map-index.ts'
import type { WorldPoint } from './mercator.ts'

/** What lies in one square of a map, shown as one pin. */
export interface Cluster extends WorldPoint {
  cell: Cell
  count: number
  /** The place in the table of the first of them. */
  first: number
  lowestRent: number | null
  /** The number of their area; null where they lie in several. */
  area: number | null
  /** Whether all of them stand where they are, and not in the middle of their area. */
  isExact: boolean
  /** Where its label stands: as near as can be, and inside the square, so that labels never meet. */
  label: WorldPoint
}

export interface ClusteredMap {
  frame: Frame
  /** From the north to the south. */
  clusters: Cluster[]
}

/** The least width of a map with several places, in metres: any nearer, a sketch shows nothing to find one's way by. */
const MIN_METRES = 700

/** How many squares a map is wide, at most; at least half as many. A phone has room for six labels beside each other. */
const SQUARES = 6

/** Half the room that labels need, as parts of the map's width: a rent is as wide as the smallest square. */
const HALF_LABEL = { rent: 0.5 / SQUARES, count: 0.25 / SQUARES, height: 0.06 }

/**
 * The pins of some places of a table, on a map that shows all of them. Their number is bounded by the map's squares: 42,
 * however many places there are.
 */
export function clusterMap(
  points: PointTable,
  chosen: readonly number[],
  minMetres: number = MIN_METRES,
): ClusteredMap {
  const bounds: Bounds = { ...emptyBounds }
  for (const place of chosen) extend(bounds, pointAt(points, place))
  const frame = frameAround(bounds, minMetres)
  const level = Math.floor(Math.log2(SQUARES / frame.width))
  const squares = 2 ** level
  const found = new Map<number, Cluster>()
  for (const place of chosen) {
    const { x, y } = pointAt(points, place)
    const [column, row] = [Math.floor(x * squares), Math.floor(y * squares)]
    // Two numbers below 2^26 in one that is exact.
    const key = row * 2 ** 26 + column
    const cluster = found.get(key)
    if (cluster) add(cluster, points, place)
    else found.set(key, alone(points, place, quadkey(column, row, level)))
  }
  const clusters = [...found.values()]
  for (const cluster of clusters) {
    cluster.x /= cluster.count
    cluster.y /= cluster.count
    cluster.label = labelPlace(cluster, frame.width, 1 / squares)
  }
  return { frame, clusters: clusters.sort((one, other) => one.y - other.y || one.x - other.x) }
}

const pointAt = ({ x, y }: PointTable, place: number): WorldPoint => ({ x: x[place] ?? 0, y: y[place] ?? 0 })

function alone(points: PointTable, place: number, cell: Cell): Cluster {
  const point = pointAt(points, place)
  return {
    ...point,
    cell,
    count: 1,
    first: place,
    lowestRent: points.rent[place] || null,
    area: points.area[place] ?? null,
    isExact: points.isExact[place] === 1,
    label: point,
  }
}

function add(cluster: Cluster, points: PointTable, place: number): void {
  const { x, y } = pointAt(points, place)
  const rent = points.rent[place] || null
  cluster.count += 1
  cluster.x += x
  cluster.y += y
  if (rent !== null) cluster.lowestRent = Math.min(cluster.lowestRent ?? rent, rent)
  if (cluster.area !== points.area[place]) cluster.area = null
  if (points.isExact[place] !== 1) cluster.isExact = false
}

/** The nearest point to a place at which its label lies in the place's square. */
function labelPlace({ x, y, count }: Cluster, width: number, side: number): WorldPoint {
  const half = count > 1 ? HALF_LABEL.count : HALF_LABEL.rent
  return { x: within(x, side, half * width), y: within(y, side, HALF_LABEL.height * width) }
}

/** The nearest value that is no closer than some margin to the sides of its square. */
function within(value: number, side: number, margin: number): number {
  const start = Math.floor(value / side) * side
  return Math.min(Math.max(value, start + margin), start + side - margin)
}
