import { categories } from '#landlord/categories.ts'
import type { CategorySlug } from '../../../../landlord-types/category.ts'

/** The addresses that open the interest form with a category chosen; the other categories choose it by the query. */
export const interestAddresses: ReadonlyMap<string, CategorySlug> = new Map(
  categories
    .filter(({ interestPath }) => interestPath.endsWith('-interesseskjema'))
    .map(({ interestPath, slug }) => [interestPath, slug]),
)
