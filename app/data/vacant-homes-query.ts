import type { PropertyCard } from '../../server/catalogue/views.ts'
import type { PageQuery } from './page-query.ts'

/** Apart from the other queries, which all pages load. */
export const vacantHomesQuery: PageQuery<PropertyCard[]> = {
  path: '/api/ledige-boliger',
  problem: 'Error fetching vacant homes',
  fallback: [],
}
