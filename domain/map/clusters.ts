import { type Cell, quadkey } from './cell.ts'
import { type Bounds, emptyBounds, extend, type Frame, frameAround } from './frame.ts'
import type { WorldPoint } from './mercator.ts'
import type { Spot } from './spot.ts'

/** What a map shows of a home. */
export interface MapHome {
  spot: Spot
  rent: number | null
  area: { name: string }
}

/** The homes in one square of a map, shown as one pin. */
export interface Cluster<H extends MapHome> extends WorldPoint {
  cell: Cell
  count: number
  first: H
  lowestRent: number | null
  /** The name of their area; null where they lie in several. */
  area: string | null
  /** Whether all of them stand where they are, and not in the middle of their area. */
  isExact: boolean
  /** Where its label stands: as near as can be, and inside the square, so that labels never meet. */
  label: WorldPoint
}

export interface ClusteredMap<H extends MapHome> {
  frame: Frame
  /** From the north to the south. */
  clusters: Cluster<H>[]
}

/** The least width of a map with several homes, in metres: any nearer, a sketch shows nothing to find one's way by. */
const MIN_METRES = 700

/** How many squares a map is wide, at most; at least half as many. A phone has room for six labels beside each other. */
const SQUARES = 6

/** Half the room that labels need, as parts of the map's width: a rent is as wide as the smallest square. */
const HALF_LABEL = { rent: 0.5 / SQUARES, count: 0.25 / SQUARES, height: 0.06 }

/**
 * The pins of some homes, on a map that shows all of them. Their number is bounded by the map's squares: 42, however many
 * homes there are.
 */
export function clusterMap<H extends MapHome>(
  homes: readonly H[],
  minMetres: number = MIN_METRES,
): ClusteredMap<H> {
  const bounds: Bounds = { ...emptyBounds }
  for (const { spot } of homes) extend(bounds, spot)
  const frame = frameAround(bounds, minMetres)
  const level = Math.floor(Math.log2(SQUARES / frame.width))
  const squares = 2 ** level
  const found = new Map<number, Cluster<H>>()
  for (const home of homes) {
    const [column, row] = [Math.floor(home.spot.x * squares), Math.floor(home.spot.y * squares)]
    // Two numbers below 2^26 in one that is exact.
    const key = row * 2 ** 26 + column
    const cluster = found.get(key)
    if (cluster) add(cluster, home)
    else found.set(key, alone(home, quadkey(column, row, level)))
  }
  const clusters = [...found.values()]
  for (const cluster of clusters) {
    cluster.x /= cluster.count
    cluster.y /= cluster.count
    cluster.label = labelPlace(cluster, frame.width, 1 / squares)
  }
  return { frame, clusters: clusters.sort((one, other) => one.y - other.y || one.x - other.x) }
}

function alone<H extends MapHome>(home: H, cell: Cell): Cluster<H> {
  const { spot, rent, area } = home
  const { x, y, isExact } = spot
  return {
    x,
    y,
    cell,
    count: 1,
    first: home,
    lowestRent: rent,
    area: area.name,
    isExact,
    label: spot,
  }
}

function add<H extends MapHome>(cluster: Cluster<H>, { spot, rent, area }: H): void {
  cluster.count += 1
  cluster.x += spot.x
  cluster.y += spot.y
  if (rent !== null) cluster.lowestRent = Math.min(cluster.lowestRent ?? rent, rent)
  if (cluster.area !== area.name) cluster.area = null
  if (!spot.isExact) cluster.isExact = false
}

/** The nearest point to a place at which its label lies in the place's square. */
function labelPlace(
  { x, y, count }: WorldPoint & { count: number },
  width: number,
  side: number,
): WorldPoint {
  const half = count > 1 ? HALF_LABEL.count : HALF_LABEL.rent
  return { x: within(x, side, half * width), y: within(y, side, HALF_LABEL.height * width) }
}

/** The nearest value that is no closer than some margin to the sides of its square. */
function within(value: number, side: number, margin: number): number {
  const start = Math.floor(value / side) * side
  return Math.min(Math.max(value, start + margin), start + side - margin)
}
