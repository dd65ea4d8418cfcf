import { type ComponentType, createContext } from 'react'
import type { CategorySlug } from '../../../landlord-types/category.ts'
import type { ListFilters } from '../../../server/catalogue/filters/list-filters.ts'

export interface FilteredList {
  filters: ListFilters
  /** The query of the list's canonical address. */
  search: string
  /** How many the list has, and of which category. */
  total: number
  category: CategorySlug | null
}

export interface ListHeadProps {
  /** Null until it is there. */
  list: FilteredList | null
  /** Whether the categories have buttons of their own, above the filters. */
  hasCategories?: boolean
}

/** What draws the head of a list on the server, which renders in one go. In the browser there is none: its code comes later. */
export const ListHeadOnServer = createContext<ComponentType<ListHeadProps> | null>(null)
