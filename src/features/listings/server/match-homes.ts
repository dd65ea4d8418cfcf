import type { CategorySlug } from '../../../../landlord-types/category.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import {
  houseOf,
  matchAddresses,
  parseStreetAddress,
  type StreetAddress,
} from '../../../domain/portfolio/street-address.ts'

/** What an ad and a property are compared by. */
interface Compared {
  /** «Storgata 31, leilighet 201, Larvik». */
  address: string
  categories: readonly CategorySlug[]
  bedrooms: number | null
  /** Kroner a month. */
  rent: number | null
  /** The numbers that its size may be told by, in m²: the whole, or the rooms alone. */
  areas: readonly number[]
}

/** An ad that visitors see. */
export interface MatchedAd extends Compared {
  id: string
  /** The property that it is linked to; null where it is none. */
  propertyId: PropertyId | null
  /** Those that staff have said it is not of. */
  otherProperties: readonly PropertyId[]
}

export interface MatchedHome extends Compared {
  id: PropertyId
  isRented: boolean
}

/** An ad that seems to be of a property. */
export interface HomeMatch {
  listing: string
  property: PropertyId
  /** Whether they fit each other alone: then no staff member needs to say so. */
  isCertain: boolean
}

/** How far two numbers may be apart to be the same, and to be worth a staff member's look: a share, or so much. */
const areaLimits = { same: { share: 0.03, most: 1 }, near: { share: 0.1, most: 3 } }
const rentLimits = { same: { share: 0.03, most: 0 }, near: { share: 0.15, most: 0 } }

type Likeness = 'same' | 'near' | 'unknown'

interface Pair {
  ad: MatchedAd
  home: MatchedHome
  isSame: boolean
  isWorthALook: boolean
  /** The smaller, the more alike. */
  distance: number
}

/**
 * The ads that seem to be of a property, the most alike first. They stand at the same street and number, and differ in nothing that
 * both say: town, flat, bedrooms, and more than a little in area or rent. An ad and a property fit each other alone where area and
 * rent are the same, and neither could be another: what is linked already, or says too little to be told apart, counts too.
 */
export function matchHomes(ads: readonly MatchedAd[], homes: readonly MatchedHome[]): HomeMatch[] {
  const homesByHouse = Map.groupBy(homes.flatMap(withPlace), ({ place }) => houseOf(place))
  const pairs = ads
    .flatMap(withPlace)
    .flatMap(({ item: ad, place }) =>
      (homesByHouse.get(houseOf(place)) ?? []).flatMap(
        (home) => pairOf(ad, place, home.item, home.place) ?? [],
      ),
    )
  const homesOfAd = Map.groupBy(pairs, ({ ad }) => ad.id)
  const adsOfHome = Map.groupBy(pairs, ({ home }) => home.id)
  const linked = new Set(ads.map(({ propertyId }) => propertyId))
  return pairs
    .filter(({ ad, home, isWorthALook }) => isWorthALook && ad.propertyId === null && !linked.has(home.id))
    .sort((one, other) => one.distance - other.distance)
    .map(({ ad, home, isSame }) => {
      const isAlone = homesOfAd.get(ad.id)?.length === 1 && adsOfHome.get(home.id)?.length === 1
      return { listing: ad.id, property: home.id, isCertain: isSame && isAlone && !home.isRented }
    })
}

function withPlace<T extends Compared>(item: T): { item: T; place: StreetAddress }[] {
  const place = parseStreetAddress(item.address)
  return place ? [{ item, place }] : []
}

/** Null where they differ in anything that both say. */
function pairOf(
  ad: MatchedAd,
  adPlace: StreetAddress,
  home: MatchedHome,
  homePlace: StreetAddress,
): Pair | null {
  const address = matchAddresses(adPlace, homePlace)
  if (!address || ad.otherProperties.includes(home.id)) return null
  if (!ad.categories.some((category) => home.categories.includes(category))) return null
  if (ad.bedrooms && home.bedrooms && ad.bedrooms !== home.bedrooms) return null
  const area = likenessOf(nearest(ad.areas, home.areas), areaLimits)
  const rent = likenessOf(nearest([ad.rent ?? 0], [home.rent ?? 0]), rentLimits)
  if (!area || !rent) return null
  const isSameFlat = adPlace.flat !== null && adPlace.flat === homePlace.flat
  return {
    ad,
    home,
    isSame: address.sharesTown && area.likeness === 'same' && rent.likeness === 'same',
    isWorthALook: isSameFlat || area.likeness !== 'unknown' || rent.likeness !== 'unknown',
    distance: area.distance + rent.distance,
  }
}

type Numbers = readonly [one: number, other: number]

/** The two numbers of two lists that are least apart; null where one of them has none. */
function nearest(ones: readonly number[], others: readonly number[]): Numbers | null {
  const [first] = ones
    .flatMap((one) => others.map((other): Numbers => [one, other]))
    .filter(([one, other]) => one > 0 && other > 0)
    .sort((one, other) => shareApart(one) - shareApart(other))
  return first ?? null
}

const shareApart = ([one, other]: Numbers): number => Math.abs(one - other) / Math.max(one, other)

/** What is not known is as far apart as can be. */
const UNKNOWN = { likeness: 'unknown', distance: 1 } as const

/** Null for numbers that are too far apart to be of one home. */
function likenessOf(
  numbers: Numbers | null,
  limits: typeof areaLimits,
): { likeness: Likeness; distance: number } | null {
  if (!numbers) return UNKNOWN
  const distance = shareApart(numbers)
  const isWithin = ({ share, most }: { share: number; most: number }) =>
    distance <= share || Math.abs(numbers[0] - numbers[1]) <= most
  if (isWithin(limits.same)) return { likeness: 'same', distance }
  return isWithin(limits.near) ? { likeness: 'near', distance } : null
}
