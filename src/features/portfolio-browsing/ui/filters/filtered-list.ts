import type { CategorySlug } from '../../../../../landlord-types/category.ts'
import type { ListFilters } from '../../server/filters/list-filters.ts'

export interface FilteredList {
  filters: ListFilters
  /** The query of the list's canonical address. */
  search: string
  /** What an alert asks for that is asked for here, where that is another query. */
  asked?: string
  /** How many the list has, and of which category. */
  total: number
  category: CategorySlug | null
}
