import type { CategorySlug } from '../../landlord-types/category.ts'
import type { Vacancies } from '../../server/catalogue/views.ts'
import type { PageQuery } from './page-query.ts'

/** What can be rented now of a category. Apart from the other queries, which all pages load. */
export const vacanciesQuery = (category: CategorySlug): PageQuery<Vacancies | null> => ({
  path: `/api/ledige-plasser?type=${category}`,
  problem: 'Error fetching vacancies',
  fallback: null,
})
