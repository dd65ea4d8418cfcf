import type { IsoDate } from '../../domain/calendar.ts'
import type { FilterIndex, Found } from '../../domain/filters/filter-index.ts'
import { choose, type ListAddress, writeListAddress } from '../../domain/filters/filters.ts'
import { mapPageSize, pageCount, pageSize } from '../../domain/pagination.ts'
import { RecentlyUsed } from '../../domain/recently-used.ts'
import type { Language } from '../../landlord-types/language.ts'
import type { ReadCards } from './cached-cards.ts'
import { describeFilters } from './filters/describe-filters.ts'
import type { ListFilters } from './filters/list-filters.ts'
import { isIndexed, listHeadOf, searchedLists } from './filters/list-head.ts'
import { propertyList } from './filters/list-kinds.ts'
import type { LiveHomes } from './live-homes.ts'
import { describeMap } from './map/describe-map.ts'
import type { MapCredit, PropertyMapView } from './map/map-view.ts'
import { toCard } from './property-views.ts'
import type { PropertyList } from './views.ts'

const { path } = propertyList

/** A map takes some kilobytes. */
const MAX_MAPS = 50
/** The filters of a list take ten, and their HTML on a page as much again (decision 0093). */
const MAX_FILTERS = 20

export function propertyListCatalogue(
  homes: LiveHomes,
  readCards: ReadCards,
  today: () => IsoDate,
  mapCredit: MapCredit | null,
  language: Language,
) {
  const mapsOf = new WeakMap<FilterIndex, RecentlyUsed<PropertyMapView>>()
  const filtersOf = new WeakMap<FilterIndex, RecentlyUsed<ListFilters>>()

  /** The same map belongs to all pages of a list, until the data change. */
  function mapOf(index: FilterIndex, address: ListAddress, found: Found): PropertyMapView {
    const maps = mapsOf.get(index) ?? new RecentlyUsed<PropertyMapView>(MAX_MAPS)
    mapsOf.set(index, maps)
    const key = writeListAddress({ ...address, page: 1 }).toString()
    return maps.get(key, () => listMap(address, found, mapCredit, language))
  }

  /** So do the filters: the same object, whose HTML is cached. */
  function filtersIn(index: FilterIndex, address: ListAddress, found: Found): ListFilters {
    const filters = filtersOf.get(index) ?? new RecentlyUsed<ListFilters>(MAX_FILTERS)
    filtersOf.set(index, filters)
    const key = writeListAddress({ ...address, page: 1 }).toString()
    return filters.get(key, () => describeFilters({ kind: propertyList, index, address, found, language }))
  }

  return {
    async properties(asked: ListAddress): Promise<PropertyList> {
      const index = await homes.current()
      const address = index.known(asked)
      const found = index.find(address, address.sorting)
      const size = pageSizeOf(address)
      const ids = found.ids((address.page - 1) * size, size)
      const rows = await readCards(ids)
      const day = today()
      return {
        category: address.category,
        cards: rows.map((row) => toCard(row, day, language)),
        total: found.total,
        page: address.page,
        pages: pageCount(found.total, size),
        search: searchOf(address),
        head: listHeadOf(address, index, found.total, language),
        isIndexed: isIndexed(address, found.total),
        map: address.view === 'kart' ? mapOf(index, address, found) : null,
        filters: filtersIn(index, address, found),
      }
    },

    async knownList(asked: ListAddress): Promise<ListAddress> {
      const index = await homes.current()
      const known = index.known(asked)
      const pages = pageCount(index.find(known, null).total, pageSizeOf(known))
      return { ...known, page: Math.min(known.page, Math.max(pages, 1)) }
    },

    async searchedLists(): Promise<string[]> {
      return searchedLists(await homes.current()).map((filters) => `${path}?${writeListAddress(filters)}`)
    },
  }
}

const pageSizeOf = ({ view }: ListAddress): number => (view === 'kart' ? mapPageSize : pageSize)

/** The query of an address, with its question mark where there is any. */
const searchOf = (address: ListAddress): string => {
  const search = writeListAddress(address)
  return search.size > 0 ? `?${search}` : ''
}

/** The map of a list: it has the same homes as all of the list's pages. */
function listMap(
  address: ListAddress,
  found: Pick<Found, 'homes' | 'total'>,
  credit: MapCredit | null,
  language: Language,
): PropertyMapView {
  return describeMap({
    homes: found.homes(),
    credit,
    language,
    listed: found.total > mapPageSize ? mapPageSize : null,
    isOneTown: address.asked.by !== undefined,
    hrefOf(town, cell) {
      const inTown = address.asked.by === undefined ? choose(address, 'by', town) : address
      const { asked } = cell ? choose(inTown, 'rute', cell) : inTown
      return `${path}?${writeListAddress({ ...address, asked, page: 1 })}`
    },
  })
}
