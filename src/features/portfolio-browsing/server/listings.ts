import type { Language } from '../../../../landlord-types/language.ts'
import { dimensionNames } from '../filters/dimensions.ts'
import { type Filters, type ListAddress, writeListAddress } from '../filters/filters.ts'
import { unmentionedFilters } from '../filters/unmentioned-filters.ts'
import { labelOfChoice } from './filters/choice-label.ts'
import { describeFilters } from './filters/describe-filters.ts'
import { filteredHeadOf } from './filters/filtered-head.ts'
import { listingList } from './filters/list-kinds.ts'
import { listingHeadOf, searchedListings } from './filters/listing-head.ts'
import { knownAddressOf, withMissing } from './filters/missing-town.ts'
import type { AllListings, LiveListings } from './live-listings.ts'
import type { Listings } from './views.ts'

const { path, usualCategory } = listingList

export function listingCatalogue(live: LiveListings, language: Language) {
  return {
    async listings(asked: ListAddress): Promise<Listings> {
      const { index, municipalities, updatedAt } = await live.current()
      const { address, missing } = knownAddressOf(index, asked)
      const found = index.find(address, address.sorting)
      const search = writeListAddress(withMissing(address, missing))
      const searched = listingHeadOf(address, index, found.total, language)
      const head =
        searched ?? filteredHeadOf({ address, missing, index, found, language, heading: null, usualCategory })
      return {
        listings: found.homes.map(({ card }) => card),
        ...possibleIn(index, address, language),
        total: index.homes.length,
        municipalities,
        updatedAt,
        category: address.category,
        search: search.size > 0 ? `?${search}` : '',
        head,
        isIndexed: search.size === 0 || (searched !== null && !missing && !address.sorting),
        filters: describeFilters({ kind: listingList, index, address, missing, found, language }),
      }
    },

    async knownListings(asked: ListAddress): Promise<ListAddress> {
      const { index } = await live.current()
      const { address, missing } = knownAddressOf(index, asked)
      return withMissing(address, missing)
    },

    async searchedListings(): Promise<string[]> {
      const { index } = await live.current()
      return searchedListings(index).map((filters) => `${path}?${writeListAddress(filters)}`)
    },
  }
}

/** The listings that may be what is asked, and what they do not say. */
function possibleIn(
  index: AllListings['index'],
  filters: Filters,
  language: Language,
): Pick<Listings, 'possible' | 'unmentionedFilters'> {
  const possible = index.homes.flatMap((listing) => {
    const silent = unmentionedFilters(listing, filters)
    return silent && silent.length > 0 ? [{ card: listing.card, silent }] : []
  })
  const unsaid = new Set(possible.flatMap(({ silent }) => silent))
  return {
    possible: possible.map(({ card }) => card),
    unmentionedFilters: dimensionNames.flatMap((name) => {
      const value = filters.asked[name]
      return value !== undefined && unsaid.has(name)
        ? [labelOfChoice(name, value, (kind, slug) => index.placeName(kind, slug), language)]
        : []
    }),
  }
}
