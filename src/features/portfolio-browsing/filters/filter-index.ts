import type { IsoDate } from '../../../domain/time/calendar.ts'
import { choicesOf, type FilterChoices } from './choices.ts'
import { type DimensionName, dimensionNames, dimensionOf, type FilterValue } from './dimensions.ts'
import type { Filters } from './filters.ts'
import type { HomeFacts, IndexedHome } from './home-facts.ts'
import { inOrder, type Sorting, sortKey } from './sorting.ts'

/** The homes that pass some filters, and what would pass if one choice were another. */
export interface FoundHomes<H extends IndexedHome = HomeFacts> {
  total: number
  /** All of them, in order. */
  homes: readonly H[]
  /** How many a choice of one dimension would leave, with all others as they are. */
  count(name: DimensionName, choice: FilterValue): number
  /** How many there would be if one dimension were not asked. */
  countWithout(name: DimensionName): number
  /** Those that fail this one dimension and pass all others, in order. */
  missing(name: DimensionName): readonly H[]
}

/** A home, and its rank in each dimension, in the order of their names. */
interface Entry<H> {
  home: H
  ranks: readonly number[]
}

/** Finds homes by filters, and counts what each choice would leave. It stays as it is: after a change another one is made. */
export class FilterIndex<H extends IndexedHome = HomeFacts> {
  /** All homes, in the order of their titles. */
  readonly homes: readonly H[]
  readonly #entries: readonly Entry<H>[]
  readonly #choices: ReadonlyMap<DimensionName, FilterChoices>
  readonly #names: { by: Map<string, string>; omrade: Map<string, string> }
  readonly #orders = new Map<Sorting, readonly Entry<H>[]>()

  constructor(homes: readonly H[], today: IsoDate) {
    this.homes = homes
    this.#choices = new Map(dimensionNames.map((name) => [name, choicesOf(name, today)]))
    const choices = [...this.#choices.values()]
    this.#entries = homes.map((home) => ({ home, ranks: choices.map(({ rankOf }) => rankOf(home)) }))
    // Of names with the same slug, that of the first home is shown.
    const last = [...homes].reverse()
    this.#names = {
      by: new Map(last.map(({ town }) => [town.slug, town.name])),
      omrade: new Map(last.map(({ area }) => [area.slug, area.name])),
    }
  }

  /** The choices of a dimension. */
  choices(name: DimensionName): readonly FilterValue[] {
    return this.#choices.get(name)?.all() ?? []
  }

  /** The name of a town or an area; its slug where the portfolio has none such. */
  placeName(name: 'by' | 'omrade', slug: string): string {
    return this.#names[name].get(slug) ?? slug
  }

  /** The filters without the towns and areas that the portfolio does not have. */
  known<T extends Filters>(filters: T): T {
    const asked = { ...filters.asked }
    for (const name of ['by', 'omrade'] as const) {
      const value = asked[name]
      if (value !== undefined && !this.#choices.get(name)?.has(value)) delete asked[name]
    }
    return { ...filters, asked }
  }

  find({ category, asked }: Filters, sorting: Sorting | null): FoundHomes<H> {
    const asks = dimensionNames.flatMap((name) => {
      const value = asked[name]
      return value === undefined ? [] : [{ name, value, passes: dimensionOf(name).passes }]
    })
    const found: Entry<H>[] = []
    /** Those that fail one dimension alone. */
    const nearMisses = new Map(asks.map(({ name }): [DimensionName, Entry<H>[]] => [name, []]))
    for (const entry of this.#inOrder(sorting)) {
      const { home } = entry
      if (category !== null && !home.categories.includes(category)) continue
      const [failed, another] = asks.filter(({ passes, value }) => !passes(home, value))
      if (!failed) found.push(entry)
      else if (!another) nearMisses.get(failed.name)?.push(entry)
    }
    const counted = new Map<DimensionName, (choice: FilterValue) => number>()
    return {
      total: found.length,
      homes: found.map(({ home }) => home),
      count: (name, choice) => {
        const count = counted.get(name) ?? this.#countIn(name, found, nearMisses.get(name) ?? [])
        counted.set(name, count)
        return count(choice)
      },
      countWithout: (name) => found.length + (nearMisses.get(name)?.length ?? 0),
      missing: (name) => (nearMisses.get(name) ?? []).map(({ home }) => home),
    }
  }

  /** How many of some homes each choice of a dimension leaves. */
  #countIn(name: DimensionName, ...among: (readonly Entry<H>[])[]): (choice: FilterValue) => number {
    const choices = this.#choices.get(name)
    const dimension = dimensionNames.indexOf(name)
    const counts: number[] = []
    for (const entries of among)
      for (const { ranks } of entries) {
        const rank = ranks[dimension] ?? 0
        counts[rank] = (counts[rank] ?? 0) + 1
      }
    return (choice) => choices?.count(counts, choice) ?? 0
  }

  /** Sorted when it is first asked for. */
  #inOrder(sorting: Sorting | null): readonly Entry<H>[] {
    if (!sorting) return this.#entries
    const known = this.#orders.get(sorting) ?? inOrder(this.#entries, ({ home }) => sortKey(home, sorting))
    this.#orders.set(sorting, known)
    return known
  }
}
