import type { CategorySlug } from '../../../../../landlord-types/category.ts'
import { type Sorting, sortings } from '../../filters/sorting.ts'

/** What is particular to one of the site's filtered lists. */
export interface ListKind {
  /** The page that it stands on. */
  path: string
  /** Whether the category is one of the filters; elsewhere it has buttons of its own. */
  hasCategoryMenu: boolean
  /** The category whose filters are offered where none is chosen. */
  usualCategory: CategorySlug | null
  /** What the order is called that the list has where none is asked for, and the others. */
  usualOrder: Sorting | 'navn'
  sortings: readonly Sorting[]
}

export const propertyList: ListKind = {
  path: '/eiendommer',
  hasCategoryMenu: false,
  usualCategory: null,
  usualOrder: 'navn',
  sortings,
}

/** The homes advertised on FINN. */
export const listingList: ListKind = {
  path: '/ledige-leiligheter',
  hasCategoryMenu: true,
  usualCategory: 'bolig',
  usualOrder: 'nyest',
  sortings: sortings.filter((sorting) => sorting !== 'nyest'),
}
