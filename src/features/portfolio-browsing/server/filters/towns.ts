import type { CategorySlug } from '../../../../../landlord-types/category.ts'
import type { FilterIndex, FoundHomes } from '../../filters/filter-index.ts'
import type { Filters } from '../../filters/filters.ts'

type CountedIndex = Pick<FilterIndex, 'placeName' | 'choices'> & {
  find(filters: Filters, sorting: null): Pick<FoundHomes, 'count'>
}

/** The names of the towns that a category has something in. */
export function townsOf(index: CountedIndex, category: CategorySlug | null): string[] {
  const found = index.find({ category, asked: {} }, null)
  return index
    .choices('by')
    .filter((by) => found.count('by', by) > 0)
    .map((by) => index.placeName('by', String(by)))
    .sort((one, other) => one.localeCompare(other, 'nb'))
}
