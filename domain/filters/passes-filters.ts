import { dimensionNames, dimensionOf } from './dimensions.ts'
import type { Filters } from './filters.ts'
import type { HomeTraits } from './home-facts.ts'

/** Whether a property is all that is asked. For many at once: `FilterIndex`. */
export function passesFilters(home: HomeTraits, { category, asked }: Filters): boolean {
  if (category !== null && !home.categories.includes(category)) return false
  return dimensionNames.every((name) => {
    const value = asked[name]
    return value === undefined || dimensionOf(name).passes(home, value)
  })
}
