import { type MapCell, quadkey } from './cell.ts'
import { type Bounds, emptyBounds, extend, type Frame, frameAround } from './frame.ts'
import { placeLabels } from './labels.ts'
import type { MapPosition } from './map-position.ts'
import type { WorldPoint } from './mercator.ts'

/** What a map shows of a home. */
export interface MapHome {
  spot: MapPosition
  rent: number | null
  area: { name: string }
}

/** The homes in one square of a map, shown as one pin. */
export interface Cluster<H extends MapHome> extends WorldPoint {
  cell: MapCell
  count: number
  first: H
  lowestRent: number | null
  /** The name of their area; null where they lie in several. */
  area: string | null
  /** Whether all of them stand where they are, and not in the middle of their area. */
  isExact: boolean
  /** Where its label stands. */
  label: WorldPoint
  /** Whether the rent of a home has room there, or its count alone. */
  hasRoom: boolean
}

interface ClusteredMap<H extends MapHome> {
  frame: Frame
  /** From the north to the south. */
  clusters: Cluster<H>[]
}

/** The least width of a map with several homes, in metres: any nearer, a sketch shows nothing to find one's way by. */
const MIN_METRES = 700

/** How many squares a map is wide, at most; at least half as many. */
const SQUARES = 10

/**
 * The pins of some homes, on a map that shows all of them. Their number is bounded by the squares that homes can lie in,
 * which is 48, however many homes there are.
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
  const [firstColumn, firstRow] = [Math.floor(frame.x * squares), Math.floor(frame.y * squares)]
  // By their places on the map: a table is many times as fast as a map by their names.
  const found: Cluster<H>[] = []
  const clusters: Cluster<H>[] = []
  for (const home of homes) {
    const column = Math.floor(home.spot.x * squares)
    const row = Math.floor(home.spot.y * squares)
    const place = (row - firstRow) * (SQUARES + 1) + column - firstColumn
    const known = found[place]
    if (known) add(known, home)
    else {
      const cluster = alone(home, quadkey(column, row, level))
      found[place] = cluster
      clusters.push(cluster)
    }
  }
  for (const cluster of clusters) {
    cluster.x /= cluster.count
    cluster.y /= cluster.count
  }
  clusters.sort((one, other) => one.y - other.y || one.x - other.x)
  placeLabels(clusters, frame.width, 1 / squares)
  return { frame, clusters }
}

function alone<H extends MapHome>(home: H, cell: MapCell): Cluster<H> {
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
    hasRoom: false,
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
