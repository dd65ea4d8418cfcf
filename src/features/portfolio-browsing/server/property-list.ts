import type { Pool } from 'pg'
import type { Language } from '../../../../landlord-types/language.ts'
import { mapPageSize, pageCount, pageSize } from '../../../domain/lists/pagination.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import type { FoundHomes } from '../filters/filter-index.ts'
import { choose, type ListAddress, writeListAddress } from '../filters/filters.ts'
import { readCards, toCard } from './card-row.ts'
import { describeFilters } from './filters/describe-filters.ts'
import { isIndexed, listHeadOf, searchedLists } from './filters/list-head.ts'
import { propertyList } from './filters/list-kinds.ts'
import { knownAddressOf, withMissing } from './filters/missing-town.ts'
import type { LiveHomes } from './live-homes.ts'
import { describeMap } from './map/describe-map.ts'
import type { MapCredit, PropertyMapView } from './map/map-view.ts'
import type { PropertyList } from './views.ts'

const { path } = propertyList

export function propertyListCatalogue(
  pool: Pool,
  homes: LiveHomes,
  today: () => IsoDate,
  mapCredit: MapCredit | null,
  language: Language,
) {
  return {
    async properties(asked: ListAddress): Promise<PropertyList> {
      const index = await homes.current()
      const { address, missing } = knownAddressOf(index, asked)
      const found = index.find(address, address.sorting)
      const size = pageSizeOf(address)
      const shown = found.homes.slice((address.page - 1) * size, address.page * size)
      const rows = await readCards(
        pool,
        shown.map(({ id }) => id),
      )
      const day = today()
      return {
        category: address.category,
        cards: rows.map((row) => toCard(row, day, language)),
        total: found.total,
        page: address.page,
        pages: pageCount(found.total, size),
        search: searchOf(withMissing(address, missing)),
        head: listHeadOf({ address, missing, index, found, language }),
        isIndexed: missing === null && isIndexed(address, found.total),
        map: address.view === 'kart' ? listMap(address, found, mapCredit, language) : null,
        filters: describeFilters({ kind: propertyList, index, address, missing, found, language }),
      }
    },

    async knownList(asked: ListAddress): Promise<ListAddress> {
      const index = await homes.current()
      const { address, missing } = knownAddressOf(index, asked)
      const pages = pageCount(index.find(address, null).total, pageSizeOf(address))
      return { ...withMissing(address, missing), page: Math.min(address.page, Math.max(pages, 1)) }
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
  found: Pick<FoundHomes, 'homes' | 'total'>,
  credit: MapCredit | null,
  language: Language,
): PropertyMapView {
  return describeMap({
    homes: found.homes,
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
