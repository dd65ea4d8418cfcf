import { categories } from '../../landlord/categories.ts'
import type { CategorySlug } from '../../landlord-types/category.ts'
import type { IsoDate } from '../calendar.ts'
import { RecentlyUsed } from '../recently-used.ts'
import { Column } from './column.ts'
import { type Asked, type DimensionName, dimensionNames } from './dimensions.ts'
import { type Filters, writeListAddress } from './filters.ts'
import type { HomeFacts, Homes, IndexedHome } from './home-facts.ts'
import { type Sorting, sortHomes } from './sorting.ts'

/** The properties that pass some filters, and what would pass if one choice were another. */
export interface Found<H extends IndexedHome = HomeFacts> {
  total: number
  /** The ids of a page of them, in order. */
  ids(from: number, count: number): readonly H['id'][]
  /** All of them, in the order of their titles. */
  homes(): Iterable<H>
  /** How many a choice of one dimension would leave, with all others as they are. */
  count(name: DimensionName, choice: Asked): number
  /** How many there would be if one dimension were not asked. */
  countWithout(name: DimensionName): number
}

/** What one pass over all properties finds. */
interface Pass {
  /** For each property 1 where it passes all filters. */
  isFound: Uint8Array
  total: number
  /** For each dimension how many have each value, of those that pass all other filters. */
  counts: readonly Uint32Array[]
  /** For each dimension how many fail it alone. */
  nearMisses: Uint32Array
}

/** A pass takes a byte a property. */
const MAX_PASSES = 40

/** To spell the ids of a page costs more than to find them. */
const MAX_PAGES = 100

/** The columns of homes, by their dimensions. */
export type FilterColumns = ReadonlyMap<DimensionName, Column>

export const emptyColumns = (today: IsoDate): FilterColumns =>
  new Map(dimensionNames.map((name) => [name, Column.of(name, today)]))

/**
 * Finds properties by filters, and counts what each choice would leave, in one pass over small numbers. It stays as it is:
 * a change is merged into a new one (`packed-portfolio.ts`).
 */
export class FilterIndex<H extends IndexedHome = HomeFacts> {
  /** All properties, in the order of their titles. */
  readonly homes: Homes<H>
  readonly #columns: FilterColumns
  readonly #choices: ReadonlyMap<DimensionName, readonly Asked[]>
  /** A bit for each category that a home belongs to. */
  readonly #categories: Uint8Array
  readonly #orders = new Map<Sorting, Uint32Array>()
  readonly #passes = new RecentlyUsed<Pass>(MAX_PASSES)
  readonly #pages = new RecentlyUsed<readonly H['id'][]>(MAX_PAGES)

  constructor(homes: Homes<H>, columns: FilterColumns) {
    this.homes = homes
    this.#columns = columns
    this.#choices = new Map([...columns].map(([name, column]) => [name, column.offered()]))
    this.#categories = new Uint8Array(homes.length)
    let place = 0
    for (const home of homes)
      this.#categories[place++] = home.categories.reduce((bits, slug) => bits | bitOf(slug), 0)
  }

  /** The choices of a dimension. */
  choices(name: DimensionName): readonly Asked[] {
    return this.#choices.get(name) ?? []
  }

  /** The name of a town or an area; its slug where the portfolio has none such. */
  placeName(name: 'by' | 'omrade', slug: string): string {
    const place = this.#columns.get(name)?.firstWith(slug) ?? null
    const home = place === null ? undefined : this.homes.at(place)
    if (!home) return slug
    return name === 'by' ? home.town.name : home.area.name
  }

  /** The filters without the towns and areas that the portfolio does not have. */
  known<T extends Filters>(filters: T): T {
    const asked = { ...filters.asked }
    for (const [name, { isNested }] of this.#columns) {
      const value = asked[name]
      if (value !== undefined && !isNested && !this.choices(name).includes(value)) delete asked[name]
    }
    return { ...filters, asked }
  }

  find(filters: Filters, sorting: Sorting | null): Found<H> {
    const key = writeListAddress({ category: filters.category, asked: filters.asked }).toString()
    // The pages of a list, its orders and searches ask for the same again.
    const { isFound, total, counts, nearMisses } = this.#passes.get(key, () => this.#makePass(filters))
    return {
      total,
      homes: () => this.#found(isFound),
      ids: (from, count) =>
        this.#pages.get(`${sorting} ${from} ${count} ${key}`, () =>
          this.#page(isFound, sorting, from, count),
        ),
      count: (name, choice) => {
        const [column, counted] = [this.#columns.get(name), counts[dimensionNames.indexOf(name)]]
        return column && counted ? column.countChoice(counted, choice) : 0
      },
      countWithout: (name) => total + (nearMisses[dimensionNames.indexOf(name)] ?? 0),
    }
  }

  #makePass({ category, asked }: Filters): Pass {
    const asks = dimensionNames.flatMap((name, dimension) => {
      const [column, value] = [this.#columns.get(name), asked[name]]
      return column && value !== undefined ? [{ dimension, passes: column.passing(this.homes, value) }] : []
    })
    const bits = category ? bitOf(category) : 0
    const isFound = new Uint8Array(this.homes.length)
    const columns = [...this.#columns.values()].map(({ values }) => values)
    const counts = [...this.#columns.values()].map(({ choices }) => new Uint32Array(choices.length + 1))
    const nearMisses = new Uint32Array(columns.length)
    let total = 0
    for (let home = 0; home < isFound.length; home += 1) {
      if (bits && !((this.#categories[home] ?? 0) & bits)) continue
      let misses = 0
      let missed = 0
      for (const { dimension, passes } of asks)
        if (!passes[home]) {
          misses += 1
          missed = dimension
        }
      if (misses === 0) {
        isFound[home] = 1
        total += 1
        for (let dimension = 0; dimension < columns.length; dimension += 1)
          addTo(counts[dimension], columns[dimension]?.[home])
      } else if (misses === 1) {
        addTo(nearMisses, missed)
        addTo(counts[missed], columns[missed]?.[home])
      }
    }
    return { isFound, total, counts, nearMisses }
  }

  *#found(isFound: Uint8Array): Generator<H> {
    for (let place = 0; place < isFound.length; place += 1) {
      const home = isFound[place] ? this.homes.at(place) : undefined
      if (home) yield home
    }
  }

  #page(isFound: Uint8Array, sorting: Sorting | null, from: number, count: number): H['id'][] {
    const order = sorting && this.#order(sorting)
    const ids: H['id'][] = []
    let passed = 0
    for (let place = 0; place < isFound.length && ids.length < count; place += 1) {
      const home = order ? (order[place] ?? 0) : place
      if (!isFound[home] || passed++ < from) continue
      const id = this.homes.at(home)?.id
      if (id) ids.push(id)
    }
    return ids
  }

  #order(sorting: Sorting): Uint32Array {
    const known = this.#orders.get(sorting) ?? sortHomes(this.homes, sorting)
    this.#orders.set(sorting, known)
    return known
  }
}

/** The index of homes that are all there. */
export function filterIndexOf<H extends IndexedHome>(homes: readonly H[], today: IsoDate): FilterIndex<H> {
  const columns = emptyColumns(today)
  for (const home of homes) for (const column of columns.values()) column.push(home)
  return new FilterIndex([...homes], columns)
}

const bitOf = (slug: CategorySlug): number => 1 << categories.findIndex((category) => category.slug === slug)

/** Adds one to the number at a place. */
function addTo(numbers: Uint32Array | undefined, place: number | undefined): void {
  if (numbers && place !== undefined) numbers[place] = (numbers[place] ?? 0) + 1
}
