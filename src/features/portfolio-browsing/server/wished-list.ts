import type { Language } from '../../../../landlord-types/language.ts'
import { wordsOf } from '../../../domain/text/language.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { findPlace } from '../../../platform/base/postal-codes.ts'
import { choose, type Filters, writeListAddress } from '../filters/filters.ts'
import type { Town } from '../wishes/norwegian-towns.ts'
import { type Places, readWish, type WrittenWish } from '../wishes/read-wish.ts'
import type { PlaceName } from './filters/choice-label.ts'
import { filterWords } from './filters/filters.words.ts'
import { listingList, propertyList } from './filters/list-kinds.ts'
import { wishOf } from './filters/wish-in-words.ts'
import type { LiveHomes } from './live-homes.ts'
import type { LiveListings } from './live-listings.ts'
import { kilometresTo, placeOfTown } from './town-distances.ts'
import { findWishedHomes, type WishedHome, type WishIndexes, type WishOrder } from './wished-homes.ts'

/** The list that a wish in free words asks for, and the homes that it is answered by. */
export interface WishedList {
  /** «Boliger · Larvik · 2 soverom». */
  title: string
  /** The list with these filters, and how many it has, also those that are let. */
  address: string
  count: number
  /** The filters as a query, with its question mark: where a visitor is told of what passes them. */
  query: string
  /** Where there are properties in the list and ads beside it: the list of those. */
  ads: { address: string; count: number } | null
  /** How many are what is wished and can be moved into, and the first of them. */
  fitting: number
  first: WishedHome[]
  /** Those that are nearly what is wished, the nearest first, each with its reason. */
  misses: { home: WishedHome; reason: string }[]
  /** Where the wish names a town that the landlord has nothing in: that one, and the nearest that it has something in. */
  elsewhere: { town: string; nearest: string; kilometres: number } | null
  /** Whether all words of the wish are read. */
  isWhole: boolean
}

/** What a visitor asks for, as far as there is such among the properties or the listings. */
export interface KnownWish {
  filters: Filters
  /** The filters in words: «Boliger», «Larvik», «2 soverom». */
  words: string[]
}

/** How much homes say of some things, by their ids: a thing is given by the beginnings of words that say it. */
export type RankHomes = (things: readonly (readonly string[])[]) => Promise<ReadonlyMap<string, number>>

/** So many of the landlord's towns are looked at for one that is near. */
const MAX_NEAREST_TOWNS = 3

export function wishedListCatalogue(
  liveHomes: LiveHomes,
  liveListings: LiveListings,
  today: () => IsoDate,
  language: Language,
) {
  const current = async (): Promise<WishIndexes> => {
    // One after the other: a search takes one connection.
    const homes = await liveHomes.current()
    const { index: listings, elsewhere } = await liveListings.current()
    return { homes, listings, elsewhere }
  }

  const homesOf = (filters: Filters, order: WishOrder, indexes: WishIndexes) => {
    const context = {
      today: today(),
      language,
      kilometres: (from: string, to: string) =>
        kilometresTo(placeOfTown(from, indexes.homes), to, indexes.homes),
      isAreaOf: (area: string, town: string) =>
        indexes.homes.homes.some((home) => home.area.slug === area && home.town.slug === town),
    }
    const found = findWishedHomes(indexes, filters, order, context)
    const isNothing = found.fitting === 0 && found.misses.length === 0
    // Where no home says what is named, any may be it.
    return isNothing && order.named
      ? findWishedHomes(indexes, filters, { ...order, named: null }, context)
      : found
  }

  /** The nearest town to another that has homes such as are wished, or the nearest of all. */
  const nearestTown = (town: Town, { filters }: WrittenWish, order: WishOrder, indexes: WishIndexes) => {
    const nearest = placesIn(indexes)
      .towns.flatMap((slug) => {
        const kilometres = kilometresTo(town, slug, indexes.homes)
        return kilometres === null ? [] : [{ slug, kilometres }]
      })
      .sort((one, other) => one.kilometres - other.kilometres)
      .slice(0, MAX_NEAREST_TOWNS)
    const hasFitting = ({ slug }: { slug: string }) =>
      homesOf(choose(filters, 'by', slug), order, indexes).fitting > 0
    return nearest.find(hasFitting) ?? nearest[0] ?? null
  }

  return {
    async knownWish(asked: Filters): Promise<KnownWish> {
      const indexes = await current()
      const { homes, listings } = indexes
      const filters = { ...asked, asked: { ...homes.known(asked).asked, ...listings.known(asked).asked } }
      return { filters, words: wishOf(filters, placeNameIn(indexes), language) }
    },

    /** Null where more of the words say something else, such as the name of a street. */
    async wishedList(text: string, rankHomes: RankHomes = async () => new Map()): Promise<WishedList | null> {
      const indexes = await current()
      const wish = readWish(text, placesIn(indexes), today())
      const { sorting, about, hints, rest } = wish
      const read = wishOf(wish.filters, placeNameIn(indexes), language).length
      const isAsked = read + (sorting ? 1 : 0) + (wish.elsewhere ? 1 : 0) > rest.length
      if (!isAsked) return null
      const saying = await rankHomes(about)
      const mentioning = await rankHomes([...hints, ...rest].map((word) => [word]))
      const order = {
        sorting,
        points: rankedBy(saying, mentioning),
        named: saying.size > 0 ? new Set(saying.keys()) : null,
      }
      const nearest = wish.elsewhere && nearestTown(wish.elsewhere, wish, order, indexes)
      const filters = nearest ? choose(wish.filters, 'by', nearest.slug) : wish.filters
      const placeName = placeNameIn(indexes)
      const ordered = sorting ? [wordsOf(filterWords, language).sortings[sorting]] : []
      const asked = wishOf(filters, placeName, language).join(' · ')
      const named = [...new Set(wish.named)].filter((name) => !asked.toLocaleLowerCase('nb').includes(name))
      return {
        title: [asked, ...named, ...ordered].filter(Boolean).join(' · '),
        ...listOf(filters, wish, indexes),
        query: `?${writeListAddress(filters)}`,
        ...homesOf(filters, order, indexes),
        elsewhere: wish.elsewhere &&
          nearest && {
            town: wish.elsewhere.name,
            nearest: placeName('by', nearest.slug),
            kilometres: Math.round(nearest.kilometres),
          },
        // An ad has no area: it names one in its address at most.
        isWhole: rest.length === 0 && filters.asked.omrade === undefined,
      }
    },
  }
}

/** The list of the properties that pass the filters; where there are none, of the listings that do. */
function listOf(
  filters: Filters,
  { sorting }: WrittenWish,
  { homes, listings }: WishIndexes,
): Pick<WishedList, 'address' | 'count' | 'ads'> {
  const query = writeListAddress({ ...filters, sorting })
  const inPortfolio = { address: `${propertyList.path}?${query}`, count: homes.find(filters, null).total }
  const advertised = { address: `${listingList.path}?${query}`, count: listings.find(filters, null).total }
  if (advertised.count === 0) return { ...inPortfolio, ads: null }
  return inPortfolio.count === 0 ? { ...advertised, ads: null } : { ...inPortfolio, ads: advertised }
}

/** What homes say of what is named, and that they mention a word: no matter where. */
function rankedBy(
  saying: ReadonlyMap<string, number>,
  mentioning: ReadonlyMap<string, number>,
): Map<string, number> {
  const points = new Map(saying)
  for (const id of mentioning.keys()) points.set(id, (points.get(id) ?? 0) + 1)
  return points
}

/** The towns and areas that a wish may name. A listing without an area has its town as one. */
function placesIn({ homes, listings }: WishIndexes): Places {
  const choices = (name: 'by' | 'omrade') => [...homes.choices(name), ...listings.choices(name)].map(String)
  const advertisedIn = new Set(listings.choices('by'))
  return {
    towns: [...new Set(choices('by'))],
    areas: [...new Set(choices('omrade'))].filter(
      (area) => !advertisedIn.has(area) || homes.choices('omrade').includes(area),
    ),
    placeOfCode: findPlace,
  }
}

const placeNameIn =
  ({ homes, listings }: WishIndexes): PlaceName =>
  (name, slug) =>
    homes.choices(name).includes(slug) ? homes.placeName(name, slug) : listings.placeName(name, slug)
