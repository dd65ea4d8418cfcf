import type { PropertyDetail } from '../../server/catalogue/views.ts'
import type { PageQuery } from './page-query.ts'

/** Apart from the other queries, which all pages load. */
export const propertyQuery = (id: string): PageQuery<PropertyDetail | null> => ({
  path: `/api/eiendommer/${encodeURIComponent(id)}`,
  problem: 'Error fetching property',
  fallback: null,
})
