import type { Language } from '../../../../landlord-types/language.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import type { FilterIndex } from '../filters/filter-index.ts'
import { type Filters, writeListAddress } from '../filters/filters.ts'
import { type Places, readWish } from '../wishes/read-wish.ts'
import type { PlaceName } from './filters/choice-label.ts'
import { listingList, propertyList } from './filters/list-kinds.ts'
import { wishOf } from './filters/wish-in-words.ts'
import type { LiveHomes } from './live-homes.ts'
import type { IndexedListing, LiveListings } from './live-listings.ts'

/** The list that a wish in free words asks for. */
export interface WishedList {
  /** «Boliger · Larvik · 2 soverom». */
  title: string
  address: string
  /** How many homes it has. */
  count: number
  /** The first of them: of properties those that can be moved into soonest, of listings the newest. */
  first: WishedHome[]
}

/** A property by its id, or a listing by its own. */
type WishedHome = { kind: 'property'; ref: PropertyId } | { kind: 'listing'; ref: string }

/** How many homes of a list are shown beside its name. */
const MAX_FIRST = 4

/** What a visitor asks for, as far as there is such among the properties or the listings. */
export interface KnownWish {
  filters: Filters
  /** The filters in words: «Boliger», «Larvik», «2 soverom». */
  words: string[]
}

interface Indexes {
  homes: FilterIndex
  listings: FilterIndex<IndexedListing>
}

export function wishedListCatalogue(
  liveHomes: LiveHomes,
  liveListings: LiveListings,
  today: () => IsoDate,
  language: Language,
) {
  const current = async (): Promise<Indexes> => {
    // One after the other: a search takes one connection.
    const homes = await liveHomes.current()
    const { index: listings } = await liveListings.current()
    return { homes, listings }
  }

  return {
    async knownWish(asked: Filters): Promise<KnownWish> {
      const indexes = await current()
      const { homes, listings } = indexes
      const filters = { ...asked, asked: { ...homes.known(asked).asked, ...listings.known(asked).asked } }
      return { filters, words: wishOf(filters, placeNameIn(indexes), language) }
    },

    /** Null where more of the words say something else, such as the name of a street. */
    async wishedList(text: string): Promise<WishedList | null> {
      const indexes = await current()
      const { filters, rest } = readWish(text, placesIn(indexes), today())
      const wish = wishOf(filters, placeNameIn(indexes), language)
      if (wish.length === 0 || rest.length >= wish.length) return null
      return { title: wish.join(' · '), ...listOf(filters, indexes) }
    },
  }
}

/** The properties that pass the filters; where there are none, the listings that do. */
function listOf(filters: Filters, { homes, listings }: Indexes): Omit<WishedList, 'title'> {
  const query = writeListAddress(filters)
  const inPortfolio = homes.find(filters, 'ledig')
  const advertised = inPortfolio.total === 0 ? listings.find(filters, null) : null
  return advertised && advertised.total > 0
    ? {
        address: `${listingList.path}?${query}`,
        count: advertised.total,
        first: advertised.homes.slice(0, MAX_FIRST).map(({ id }) => ({ kind: 'listing', ref: id })),
      }
    : {
        address: `${propertyList.path}?${query}`,
        count: inPortfolio.total,
        first: inPortfolio.homes.slice(0, MAX_FIRST).map(({ id }) => ({ kind: 'property', ref: id })),
      }
}

/** The towns and areas that a wish may name. A listing without an area has its town as one. */
function placesIn({ homes, listings }: Indexes): Places {
  const choices = (name: 'by' | 'omrade') => [...homes.choices(name), ...listings.choices(name)].map(String)
  const advertisedIn = new Set(listings.choices('by'))
  return {
    towns: [...new Set(choices('by'))],
    areas: [...new Set(choices('omrade'))].filter(
      (area) => !advertisedIn.has(area) || homes.choices('omrade').includes(area),
    ),
  }
}

const placeNameIn =
  ({ homes, listings }: Indexes): PlaceName =>
  (name, slug) =>
    homes.choices(name).includes(slug) ? homes.placeName(name, slug) : listings.placeName(name, slug)
