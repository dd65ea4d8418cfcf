import { dimensionNames, dimensionOf } from './dimensions.ts'
import type { Filters } from './filters.ts'
import type { HomeTraits } from './home-facts.ts'

/** Whether a home is all that is asked. */
export type FilterTest = (home: HomeTraits) => boolean

/** The test of some filters, made once for many homes. For many homes at once: `FilterIndex`. */
export function filterTest({ category, asked }: Filters): FilterTest {
  const asks = dimensionNames.flatMap((name) => {
    const value = asked[name]
    return value === undefined ? [] : [{ dimension: dimensionOf(name), value }]
  })
  return (home) => {
    if (category !== null && !home.categories.includes(category)) return false
    for (const { dimension, value } of asks) if (!dimension.passes(home, value)) return false
    return true
  }
}

export const passesFilters = (home: HomeTraits, filters: Filters): boolean => filterTest(filters)(home)
