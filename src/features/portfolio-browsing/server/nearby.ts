import { buildingOf } from '../../../domain/portfolio/building.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import type { HomeFacts } from '../filters/home-facts.ts'
import { inOrder } from '../filters/sorting.ts'
import type { PropertyRow } from './property-row.ts'

/** How many are shown of each. */
const MAX_CARDS = 4
/** How many are looked at on each side of a rent: enough that some of them have as many rooms. */
const MAX_READ = 24

interface NearbyIds {
  inBuilding: PropertyId[]
  alternatives: PropertyId[]
}

type NearbyRow = Pick<PropertyRow, 'id' | 'title' | 'type' | 'city' | 'price' | 'bedrooms'>

/**
 * What can be rented near a property on the day of the homes, which come in the order of their titles: in its building, and
 * those of its type that are most like it, its town's first, then those with as many bedrooms, then the nearest in rent.
 * One without a rent is taken for the cheapest.
 */
export function findNearby(homes: readonly HomeFacts[], row: NearbyRow): NearbyIds {
  const town = row.city.trim()
  const rent = row.price ?? 0
  const vacant = homes.filter(
    ({ id, type, vacancy }) => type === row.type && vacancy?.kind === 'now' && id !== row.id,
  )
  const inTown = vacant.filter((home) => home.town.name === town)
  const building = buildingOf(row.title)?.toLowerCase()
  const inBuilding = inTown
    .filter(({ title }) => building !== undefined && beforeComma(title) === building)
    .slice(0, MAX_CARDS)
  // Where the town has fewer than are shown, the others of the nearest of all are elsewhere: many more are looked at.
  const near = new Set([...around(inTown, rent), ...around(vacant, rent)])
  const others = vacant.filter((home) => near.has(home) && !inBuilding.includes(home))
  return {
    inBuilding: idsOf(inBuilding),
    alternatives: idsOf(others.sort(byLikeness(row)).slice(0, MAX_CARDS)),
  }
}

/** Those whose rent is nearest, on both sides of it, and some whose rent is not known. */
function around(homes: readonly HomeFacts[], rent: number): HomeFacts[] {
  const byRent = inOrder(homes, (home) => home.rent ?? Number.POSITIVE_INFINITY)
  const cheaper = byRent.filter((home) => home.rent !== null && home.rent < rent)
  const dearer = byRent.filter((home) => home.rent !== null && home.rent >= rent)
  const unknown = byRent.filter((home) => home.rent === null)
  return [...cheaper.slice(-MAX_READ), ...dearer.slice(0, MAX_READ), ...unknown.slice(0, MAX_READ)]
}

/** Compares two homes: the one that is most like a property comes first. */
function byLikeness(row: NearbyRow): (one: HomeFacts, other: HomeFacts) => number {
  // The bedrooms of coliving are other people's.
  const bedrooms = row.type === 'Coliving' ? 0 : (row.bedrooms ?? 0)
  const isElsewhere = (home: HomeFacts) => Number(home.town.name !== row.city.trim())
  const rooms = (home: HomeFacts) => Math.abs((home.bedrooms ?? 0) - bedrooms)
  const rent = (home: HomeFacts) => Math.abs((home.rent ?? Number.MAX_VALUE) - (row.price ?? 0))
  return (one, other) =>
    isElsewhere(one) - isElsewhere(other) || rooms(one) - rooms(other) || rent(one) - rent(other)
}

const idsOf = (homes: readonly HomeFacts[]): PropertyId[] => homes.map(({ id }) => id)

const beforeComma = (title: string): string => (title.split(',', 1)[0] ?? '').trim().toLowerCase()
