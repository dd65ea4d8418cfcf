import type { CategorySlug } from '../../landlord-types/category.ts'
import type { ListAddress } from '../../src/features/portfolio-browsing/filters/filters.ts'

/** A page of the list of a category, in the order of its titles. */
export const listOf = (category: CategorySlug | null, page = 1): ListAddress => ({
  category,
  asked: {},
  sorting: null,
  page,
  view: null,
})
