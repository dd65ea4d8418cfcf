import { formatNumber } from '../../../domain/format.ts'
import type { Cell } from '../../../domain/map/cell.ts'
import { type Cluster, clusterMap } from '../../../domain/map/clusters.ts'
import { type Frame, inFrame } from '../../../domain/map/frame.ts'
import type { MapIndex } from '../../../domain/map/map-index.ts'
import type { WorldPoint } from '../../../domain/map/mercator.ts'
import type { PropertyId } from '../../../domain/property.ts'
import { mapWords as words } from './map.words.ts'
import type { MapPin, PropertyMapView, TownMapView } from './map-view.ts'

/** A property that has a pin of its own. */
export interface PinnedProperty {
  id: PropertyId
  title: string
}

export interface MapRequest {
  index: MapIndex
  /** The list's properties, by their places in the index. */
  places: Iterable<number>
  /** What is read of those that have a pin of their own, by their places. */
  readPinned(places: readonly number[]): Promise<ReadonlyMap<number, PinnedProperty>>
  /** The list of a town, or of a square of its map, with the same filters. */
  hrefOf(town: string, cell: Cell | null): string
  /** Whether the list is of one town alone. */
  isOneTown: boolean
}

/** The list below the map. */
export const LIST_ANCHOR = '#liste'

/** The map of a list. What it holds is bounded by the number of towns, not by that of properties. */
export async function describeMap(request: MapRequest): Promise<PropertyMapView> {
  const { index, isOneTown } = request
  const { towns, missing } = index.byTown(request.places)
  const maps = towns.map(({ name, places }) => ({ name, places, ...clusterMap(index.points, places) }))
  const single = maps.flatMap(({ clusters }) => clusters.filter(({ count }) => count === 1))
  const pinned = await request.readPinned(single.map(({ first }) => first))
  return {
    missing,
    towns: maps.map(({ name, places, frame, clusters }): TownMapView => {
      const pinOf = (cluster: Cluster): MapPin => ({
        at: rounded(cluster, frame),
        label: rounded(cluster.label, frame),
        count: cluster.count,
        isExact: cluster.isExact,
        ...(pinOfProperty(cluster, pinned.get(cluster.first)) ?? {
          text: formatNumber(cluster.count),
          name: words.several(
            cluster.count,
            cluster.area === null ? null : index.areaName(cluster.area),
            cluster.lowestRent,
          ),
          // The list is all that is left to show of places that cannot be told apart.
          href: clusters.length === 1 && isOneTown ? LIST_ANCHOR : request.hrefOf(name, cluster.cell),
        }),
      })
      return {
        name,
        count: places.length,
        href: isOneTown ? null : request.hrefOf(name, null),
        frame,
        pins: clusters.map(pinOf),
      }
    }),
  }
}

function pinOfProperty(cluster: Cluster, property: PinnedProperty | undefined) {
  if (cluster.count > 1 || !property) return null
  const { lowestRent: rent, isExact } = cluster
  return {
    text: rent === null ? words.noPrice : formatNumber(rent),
    name: words.one(property.title, rent, isExact),
    href: `/eiendommer/${property.id}`,
  }
}

/** A tenth of a pixel is enough. */
function rounded(point: WorldPoint, frame: Frame): WorldPoint {
  const { x, y } = inFrame(point, frame)
  return { x: Number(x.toFixed(4)), y: Number(y.toFixed(4)) }
}
