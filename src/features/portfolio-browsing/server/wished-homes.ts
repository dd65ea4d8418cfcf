import type { CategorySlug } from '../../../../landlord-types/category.ts'
import { categoryFromSlug } from '../../../domain/portfolio/categories.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { dimensionNames } from '../filters/dimensions.ts'
import type { FilterIndex } from '../filters/filter-index.ts'
import type { Filters } from '../filters/filters.ts'
import type { HomeFacts } from '../filters/home-facts.ts'
import { type Sorting, sortKey } from '../filters/sorting.ts'
import { type MissContext, type NearMiss, nearMissOf, takenMissOf } from '../wishes/near-misses.ts'
import type { IndexedListing } from './live-listings.ts'

/** A property by its id, or a listing by its own. */
export type WishedHome = { kind: 'property'; ref: PropertyId } | { kind: 'listing'; ref: string }

export interface WishIndexes {
  homes: FilterIndex
  listings: FilterIndex<IndexedListing>
  /** The listings of homes that are not among the properties. */
  elsewhere: FilterIndex<IndexedListing>
}

/** What homes are chosen by, besides the filters. */
export interface WishOrder {
  sorting: Sorting | null
  /** How much a home says of what is named, by its id. */
  points: ReadonlyMap<string, number>
  /** The ids of those that may be what is named; null where any may. */
  named: ReadonlySet<string> | null
}

interface WishedHomes {
  /** How many are all that is wished, and can be moved into. */
  fitting: number
  /** The first of them, and those that are nearly so. */
  first: WishedHome[]
  misses: { home: WishedHome; reason: string }[]
}

type Found = HomeFacts | IndexedListing

const MAX_FIRST = 6
const MAX_MISSES = 6

/**
 * The homes of a wish, properties and ads together, each home once: those that say most of what is named, then those that can be
 * moved into now, then the cheapest.
 */
export function findWishedHomes(
  { homes, elsewhere }: Pick<WishIndexes, 'homes' | 'elsewhere'>,
  filters: Filters,
  order: WishOrder,
  context: MissContext,
): WishedHomes {
  const [own, advertised] = [homes.find(filters, null), elsewhere.find(filters, null)]
  const isWanted = wantedAmong(filters.category, order)
  const all = [...own.homes, ...advertised.homes].filter(isWanted)
  const fitting = all.filter(isFree)
  const compare = compareBy(filters, order)
  const found = { fitting: fitting.length, first: firstOf(fitting, MAX_FIRST, compare).map(toWished) }
  // Who names but a place looks around, and of many that fit one is chosen.
  if (filters.category === null || fitting.length >= MAX_FIRST) return { ...found, misses: [] }
  const near: (NearMiss & { home: Found })[] = []
  const consider = (home: Found, miss: NearMiss | null) => miss && near.push({ home, ...miss })
  for (const home of all) if (!isFree(home)) consider(home, takenMissOf(home, context))
  for (const name of dimensionNames) {
    const asked = filters.asked[name]
    if (asked === undefined) continue
    for (const home of [...own.missing(name), ...advertised.missing(name)])
      if (isWanted(home) && isFree(home)) consider(home, nearMissOf(name, home, asked, context))
  }
  const nearest = firstOf(
    near,
    MAX_MISSES,
    (one, other) =>
      pointsOf(order, other.home) - pointsOf(order, one.home) ||
      one.distance - other.distance ||
      compare(one.home, other.home),
  )
  return { ...found, misses: nearest.map(({ home, reason }) => ({ home: toWished(home), reason })) }
}

const isAd = (home: Found): home is IndexedListing => 'card' in home
const toWished = (home: Found): WishedHome =>
  isAd(home) ? { kind: 'listing', ref: home.id } : { kind: 'property', ref: home.id }
const pointsOf = ({ points }: WishOrder, home: Found): number => points.get(home.id) ?? 0

/** Whether a home can be moved into, now or later, as far as is known. */
const isFree = ({ vacancy }: Found): boolean => vacancy?.kind !== 'rented' && vacancy?.kind !== 'reserved'

/** A home of another kind may have what a category is about, such as parking: it is no answer to who wishes for that alone. */
function wantedAmong(category: CategorySlug | null, order: WishOrder): (home: Found) => boolean {
  const type = categoryFromSlug(category)?.type
  return (home) =>
    (type === undefined || isAd(home) || home.type === type) &&
    (order.named === null || order.named.has(home.id))
}

function compareBy({ asked }: Filters, order: WishOrder): (one: Found, other: Found) => number {
  const { sorting } = order
  const keys: ((home: Found) => number)[] = [
    (home) => -pointsOf(order, home),
    sorting
      ? (home) => sortKey(home, sorting)
      : // By the day that is asked for, all can be moved into.
        ({ vacancy }) => (vacancy === null ? 2 : vacancy.kind === 'now' || asked.fra !== undefined ? 0 : 1),
    ({ rent }) => rent ?? Number.POSITIVE_INFINITY,
  ]
  return (one, other) => {
    for (const key of keys) {
      const [a, b] = [key(one), key(other)]
      if (a !== b) return a < b ? -1 : 1
    }
    return 0
  }
}

/** The first few of many, in order; equal ones stay in theirs. */
function firstOf<T>(items: readonly T[], count: number, compare: (one: T, other: T) => number): T[] {
  const first: T[] = []
  for (const item of items) {
    const last = first.at(-1)
    if (last !== undefined && first.length >= count && compare(item, last) >= 0) continue
    const place = first.findIndex((other) => compare(item, other) < 0)
    first.splice(place < 0 ? first.length : place, 0, item)
    if (first.length > count) first.pop()
  }
  return first
}
