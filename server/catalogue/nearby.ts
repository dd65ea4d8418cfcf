import { buildingOf } from '../../domain/building.ts'
import type { FilterIndex } from '../../domain/filters/filter-index.ts'
import type { HomeFacts, Homes } from '../../domain/filters/home-facts.ts'
import { orderOf } from '../../domain/packed/order-of.ts'
import type { PropertyId } from '../../domain/property.ts'
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

/** What is vacant of a type, or of a type in a town, by its places in the order of titles; sorted when it is first asked for. */
class VacantHomes {
  readonly places: number[] = []
  readonly #homes: Homes<HomeFacts>
  #byRent: { rents: Float64Array; places: Uint32Array } | null = null
  #byBuilding: Map<string, number[]> | null = null

  constructor(homes: Homes<HomeFacts>) {
    this.#homes = homes
  }

  /** Those whose rent is nearest, on both sides of it, and some whose rent is not known. */
  around(rent: number): number[] {
    this.#byRent ??= this.#sorted()
    const { rents, places } = this.#byRent
    const [from, withoutRent] = [firstFrom(rents, rent), firstFrom(rents, Number.POSITIVE_INFINITY)]
    return [
      ...places.subarray(from, Math.min(from + MAX_READ, withoutRent)),
      ...places.subarray(Math.max(from - MAX_READ, 0), from),
      ...places.subarray(withoutRent, withoutRent + MAX_READ),
    ]
  }

  inBuilding(building: string): readonly number[] {
    this.#byBuilding ??= Map.groupBy(this.places, (place) => beforeComma(this.#homes.at(place)?.title ?? ''))
    return this.#byBuilding.get(building.toLowerCase()) ?? []
  }

  #sorted(): { rents: Float64Array; places: Uint32Array } {
    const keys = Float64Array.from(
      this.places,
      (place) => this.#homes.at(place)?.rent ?? Number.POSITIVE_INFINITY,
    )
    const order = orderOf(keys)
    return {
      rents: Float64Array.from(order, (at) => keys[at] ?? 0),
      places: order.map((at) => this.places[at] ?? 0),
    }
  }
}

const beforeComma = (title: string): string => (title.split(',', 1)[0] ?? '').trim().toLowerCase()

/** The first place of ascending numbers that is not below a number. */
function firstFrom(numbers: Float64Array, number: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return low
}

interface VacantPortfolio {
  ofType: Map<string, VacantHomes>
  inTown: Map<string, VacantHomes>
}

const portfolios = new WeakMap<FilterIndex, VacantPortfolio>()

/** What is vacant, found once for each version of the portfolio and day: one pass over all properties. */
function vacantIn(index: FilterIndex): VacantPortfolio {
  const known = portfolios.get(index)
  if (known) return known
  const portfolio: VacantPortfolio = { ofType: new Map(), inTown: new Map() }
  const groupOf = (groups: Map<string, VacantHomes>, key: string): VacantHomes => {
    const group = groups.get(key) ?? new VacantHomes(index.homes)
    groups.set(key, group)
    return group
  }
  let place = -1
  for (const home of index.homes) {
    place += 1
    if (home.vacancy?.kind !== 'now') continue
    groupOf(portfolio.ofType, home.type).places.push(place)
    groupOf(portfolio.inTown, keyOf(home.type, home.town.name)).places.push(place)
  }
  portfolios.set(index, portfolio)
  return portfolio
}

const keyOf = (type: string, town: string) => `${type} ${town.trim()}`

/**
 * What can be rented near a property on the day of the index: in its building, and those of its type that are most like it,
 * its town's first, then those with as many bedrooms, then the nearest in rent. One without a rent is taken for the cheapest.
 */
export function findNearby(index: FilterIndex, row: NearbyRow): NearbyIds {
  const { ofType, inTown } = vacantIn(index)
  const town = inTown.get(keyOf(row.type, row.city))
  const building = buildingOf(row.title)
  const others = (places: readonly number[], without: readonly PropertyId[]) =>
    firstOthers(index, places, [row.id, ...without])
  const inBuilding = others(building === null ? [] : (town?.inBuilding(building) ?? []), [])
  const rent = row.price ?? 0
  // Where the town has fewer than are shown, the others of the nearest of all are elsewhere: many more are looked at.
  const near = new Set([...(town?.around(rent) ?? []), ...(ofType.get(row.type)?.around(rent) ?? [])])
  return { inBuilding, alternatives: others(ranked(index, [...near], row), inBuilding) }
}

/** Some places, those most like a property first; of equal ones, in the order of their titles. */
function ranked(index: FilterIndex, places: readonly number[], row: NearbyRow): number[] {
  // The bedrooms of coliving are other people's.
  const bedrooms = row.type === 'Coliving' ? 0 : (row.bedrooms ?? 0)
  return places
    .map((place) => {
      const home = index.homes.at(place)
      return {
        place,
        isElsewhere: Number(home?.town.name !== row.city.trim()),
        rooms: Math.abs((home?.bedrooms ?? 0) - bedrooms),
        rent: Math.abs((home?.rent ?? Number.MAX_VALUE) - (row.price ?? 0)),
      }
    })
    .sort(
      (one, other) =>
        one.isElsewhere - other.isElsewhere ||
        one.rooms - other.rooms ||
        one.rent - other.rent ||
        one.place - other.place,
    )
    .map(({ place }) => place)
}

/** The ids of the first of some places, without some ids: to spell an id costs more than to find its place. */
function firstOthers(
  index: FilterIndex,
  places: readonly number[],
  without: readonly PropertyId[],
): PropertyId[] {
  const ids: PropertyId[] = []
  for (const place of places) {
    if (ids.length === MAX_CARDS) break
    const id = index.homes.at(place)?.id
    if (id && !without.includes(id)) ids.push(id)
  }
  return ids
}
