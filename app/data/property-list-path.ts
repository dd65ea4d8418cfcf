import type { CategorySlug } from '../../landlord-types/category.ts'

/** Path and query of the list of a category. */
export function propertyListPath(category: CategorySlug | null): string {
  return category ? `/eiendommer?type=${category}` : '/eiendommer'
}
