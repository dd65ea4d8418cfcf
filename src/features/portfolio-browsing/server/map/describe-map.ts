import type { Language } from '../../../../../landlord-types/language.ts'
import { formatNumber } from '../../../../domain/format/format.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { HomeFacts } from '../../filters/home-facts.ts'
import type { MapCell } from '../../map/cell.ts'
import { type Cluster, clusterMap, type MapHome } from '../../map/clusters.ts'
import { type Frame, inFrame } from '../../map/frame.ts'
import type { WorldPoint } from '../../map/mercator.ts'
import { mapWords } from './map.words.ts'
import type { MapPin, PropertyMapView } from './map-view.ts'

/** A home that is on the map. */
type PlacedHome = HomeFacts & MapHome

interface MapRequest extends Pick<PropertyMapView, 'credit' | 'listed'> {
  /** All homes of the list, on this page and the others. */
  homes: Iterable<HomeFacts>
  language: Language
  /** Whether the list is of one town alone. */
  isOneTown: boolean
  /** The list of a town, by its slug, or of a square of its map, with the same filters. */
  hrefOf(town: string, cell: MapCell | null): string
}

/** The list below the map. */
export const LIST_ANCHOR = '#liste'

/** The map of a list. How much it holds is bounded by the number of towns, not by that of homes. */
export function describeMap({
  homes,
  language,
  credit,
  listed,
  isOneTown,
  hrefOf,
}: MapRequest): PropertyMapView {
  const { towns, missing } = homesByTown(homes)
  return {
    credit,
    listed,
    missing,
    towns: towns.map((town) => {
      const { frame, clusters } = clusterMap(town.homes)
      // The list is all that is left to show of homes that cannot be told apart.
      const hrefOfCell = (cell: MapCell) =>
        clusters.length === 1 && isOneTown ? LIST_ANCHOR : hrefOf(town.slug, cell)
      return {
        name: town.name,
        count: town.homes.length,
        href: isOneTown ? null : hrefOf(town.slug, null),
        frame,
        pins: clusters.map((cluster) => pinOf(cluster, frame, hrefOfCell, language)),
      }
    }),
  }
}

const isPlaced = (home: HomeFacts): home is PlacedHome => home.spot !== null

interface TownHomes {
  slug: string
  name: string
  homes: PlacedHome[]
}

/** Those that are on the map, in the order of the towns' names, and how many are not. */
function homesByTown(homes: Iterable<HomeFacts>): { towns: TownHomes[]; missing: number } {
  const towns = new Map<string, TownHomes>()
  let missing = 0
  for (const home of homes) {
    if (!isPlaced(home)) {
      missing += 1
      continue
    }
    const town = towns.get(home.town.slug)
    if (town) town.homes.push(home)
    else towns.set(home.town.slug, { ...home.town, homes: [home] })
  }
  return {
    towns: [...towns.values()].sort((one, other) => one.name.localeCompare(other.name, 'nb')),
    missing,
  }
}

/** The pin of some homes. */
function pinOf(
  cluster: Cluster<PlacedHome>,
  frame: Frame,
  hrefOfCell: (cell: MapCell) => string,
  language: Language,
): MapPin {
  const words = wordsOf(mapWords, language)
  const { count, first, lowestRent: rent, area, isExact, hasRoom } = cluster
  const said =
    count > 1
      ? {
          text: formatNumber(count, language),
          name: words.several(count, area, rent),
          href: hrefOfCell(cluster.cell),
        }
      : {
          text: !hasRoom ? '' : rent === null ? words.noPrice : formatNumber(rent, language),
          name: words.one(first.title, rent, isExact),
          href: `/eiendommer/${first.id}`,
        }
  return {
    ...said,
    at: rounded(cluster, frame),
    label: rounded(cluster.label, frame),
    count,
    isExact,
  }
}

/** A tenth of a pixel is enough. */
function rounded(point: WorldPoint, frame: Frame): WorldPoint {
  const { x, y } = inFrame(point, frame)
  return { x: Number(x.toFixed(4)), y: Number(y.toFixed(4)) }
}
