import type { CategorySlug } from '../../../landlord-types/category.ts'
import type { Filters } from '../portfolio-browsing/filters/filters.ts'
import type { HomeTraits } from '../portfolio-browsing/filters/home-facts.ts'
import { type FilterTest, filterTest } from '../portfolio-browsing/filters/passes-filters.ts'

interface Waiting<T> {
  passes: FilterTest
  waiting: T[]
}

/** Any category, or any town. */
const ANY = ''

/**
 * Finds who waits for a home. Those who ask for the same are tested once, and only those who ask for its category and
 * its town, or for any, are tested at all.
 */
export class AlertIndex<T> {
  readonly #groups = new Map<string, Waiting<T>[]>()

  /** `sameFilters` are those of alerts whose filters are equal. */
  constructor(sameFilters: Iterable<readonly [Filters, T[]]>) {
    for (const [filters, waiting] of sameFilters) {
      const key = keyOf(filters.category ?? ANY, filters.asked.by ?? ANY)
      const group = this.#groups.get(key) ?? []
      group.push({ passes: filterTest(filters), waiting })
      this.#groups.set(key, group)
    }
  }

  /** Those whose filters a home passes. */
  waitingFor(home: HomeTraits): T[] {
    const categories: (CategorySlug | typeof ANY)[] = [ANY, ...home.categories]
    const found: T[] = []
    for (const category of categories)
      for (const town of [ANY, home.town.slug])
        for (const { passes, waiting } of this.#groups.get(keyOf(category, town)) ?? [])
          if (passes(home)) found.push(...waiting)
    return found
  }
}

const keyOf = (category: string, town: string | number) => `${category} ${town}`
