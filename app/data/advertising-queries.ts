import type { AdvertisingCard } from '../../server/catalogue/views.ts'
import type { PageQuery } from './page-query.ts'

/** Apart from the other queries, which all pages load. */
export const advertisingQuery: PageQuery<AdvertisingCard[]> = {
  path: '/api/reklameplasser',
  problem: 'Error fetching advertising spaces',
  fallback: [],
}
