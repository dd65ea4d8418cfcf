import { categories } from '../../landlord/categories.ts'
import type { CategorySlug } from '../../landlord-types/category.ts'
import type { IsoDate } from '../calendar.ts'
import { type Column, ColumnBuilder, countChoice, passing } from './column.ts'
import { type Asked, type DimensionName, dimensionNames } from './dimensions.ts'
import { type Filters, writeListAddress } from './filters.ts'
import type { HomeFacts, IndexedHome } from './home-facts.ts'
import { type Sorting, sortHomes } from './sorting.ts'

/** The properties that pass some filters, and what would pass if one choice were another. */
export interface Found<H extends IndexedHome = HomeFacts> {
  total: number
  /** The ids of a page of them, in order. */
  ids(from: number, count: number): H['id'][]
  /** All of them, in the order of their titles. */
  homes(): H[]
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

/** Makes an index of properties that come piece by piece in the order of their titles: each takes little time. */
export class FilterIndexBuilder<H extends IndexedHome = HomeFacts> {
  readonly #homes: H[] = []
  readonly #columns: readonly (readonly [DimensionName, ColumnBuilder])[]

  constructor(today: IsoDate) {
    this.#columns = dimensionNames.map((name) => [name, new ColumnBuilder(name, today)])
  }

  add(homes: readonly H[]): void {
    for (const home of homes) this.#homes.push(home)
    for (const [, column] of this.#columns) column.add(homes)
  }

  index(): FilterIndex<H> {
    return new FilterIndex(
      this.#homes,
      new Map(this.#columns.map(([name, builder]) => [name, builder.column()])),
    )
  }
}

/**
 * Finds properties by filters, and counts what each choice would leave, in one pass over small numbers. Made by
 * `FilterIndexBuilder`.
 */
export class FilterIndex<H extends IndexedHome = HomeFacts> {
  /** All properties, in the order of their titles. */
  readonly homes: readonly H[]
  readonly #columns: ReadonlyMap<DimensionName, Column>
  /** A bit for each category that a home belongs to. */
  readonly #categories: Uint8Array
  readonly #orders = new Map<Sorting, Uint32Array>()
  /** What filters have found, by their address; the one that was asked for last stands last. */
  readonly #passes = new Map<string, Pass>()

  constructor(homes: readonly H[], columns: ReadonlyMap<DimensionName, Column>) {
    this.homes = homes
    this.#columns = columns
    this.#categories = Uint8Array.from(homes, (home) =>
      home.categories.reduce((bits, slug) => bits | bitOf(slug), 0),
    )
  }

  /** The choices of a dimension. */
  choices(name: DimensionName): readonly Asked[] {
    return this.#columns.get(name)?.choices ?? []
  }

  /** The name of a town or an area; its slug where the portfolio has none such. */
  placeName(name: 'by' | 'omrade', slug: string): string {
    const placeOf = name === 'by' ? (home: H) => home.town : (home: H) => home.area
    const home = this.homes.find((one) => placeOf(one).slug === slug)
    return home ? placeOf(home).name : slug
  }

  /** The filters without the towns and areas that the portfolio does not have. */
  known<T extends Filters>(filters: T): T {
    const asked = { ...filters.asked }
    for (const [name, { choices, isNested }] of this.#columns) {
      const value = asked[name]
      if (value !== undefined && !isNested && !choices.includes(value)) delete asked[name]
    }
    return { ...filters, asked }
  }

  find(filters: Filters, sorting: Sorting | null): Found<H> {
    const { isFound, total, counts, nearMisses } = this.#passOf(filters)
    return {
      total,
      homes: () => this.homes.filter((_, place) => isFound[place]),
      ids: (from, count) => this.#page(isFound, sorting, from, count),
      count: (name, choice) => {
        const [column, counted] = [this.#columns.get(name), counts[dimensionNames.indexOf(name)]]
        return column && counted ? countChoice(column, counted, choice) : 0
      },
      countWithout: (name) => total + (nearMisses[dimensionNames.indexOf(name)] ?? 0),
    }
  }

  /** The pages of a list, its orders and searches ask for the same again. */
  #passOf(filters: Filters): Pass {
    const key = writeListAddress({ category: filters.category, asked: filters.asked }).toString()
    const pass = this.#passes.get(key) ?? this.#makePass(filters)
    this.#passes.delete(key)
    this.#passes.set(key, pass)
    for (const oldest of this.#passes.keys()) {
      if (this.#passes.size <= MAX_PASSES) break
      this.#passes.delete(oldest)
    }
    return pass
  }

  #makePass({ category, asked }: Filters): Pass {
    const asks = dimensionNames.flatMap((name, dimension) => {
      const [column, value] = [this.#columns.get(name), asked[name]]
      return column && value !== undefined
        ? [{ dimension, passes: passing(this.homes, column, name, value) }]
        : []
    })
    const bits = category ? bitOf(category) : 0
    const isFound = new Uint8Array(this.homes.length)
    const columns = [...this.#columns.values()]
    const counts = columns.map(({ choices }) => new Uint32Array(choices.length + 1))
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
          addTo(counts[dimension], columns[dimension]?.values[home])
      } else if (misses === 1) {
        addTo(nearMisses, missed)
        addTo(counts[missed], columns[missed]?.values[home])
      }
    }
    return { isFound, total, counts, nearMisses }
  }

  #page(isFound: Uint8Array, sorting: Sorting | null, from: number, count: number): H['id'][] {
    const order = sorting && this.#order(sorting)
    const ids: H['id'][] = []
    let passed = 0
    for (let place = 0; place < isFound.length && ids.length < count; place += 1) {
      const home = order ? (order[place] ?? 0) : place
      const id = isFound[home] && this.homes[home]?.id
      if (id && passed++ >= from) ids.push(id)
    }
    return ids
  }

  #order(sorting: Sorting): Uint32Array {
    const known = this.#orders.get(sorting) ?? sortHomes(this.homes, sorting)
    this.#orders.set(sorting, known)
    return known
  }
}

/** The index of properties that are all there. */
export function filterIndexOf<H extends IndexedHome>(homes: readonly H[], today: IsoDate): FilterIndex<H> {
  const builder = new FilterIndexBuilder<H>(today)
  builder.add(homes)
  return builder.index()
}

const bitOf = (slug: CategorySlug): number => 1 << categories.findIndex((category) => category.slug === slug)

/** Adds one to the number at a place. */
function addTo(numbers: Uint32Array | undefined, place: number | undefined): void {
  if (numbers && place !== undefined) numbers[place] = (numbers[place] ?? 0) + 1
}
