import { defaultAdvertisingCount } from '../../landlord/advertising.ts'
import type { PageQuery } from './page-query.ts'

/** How many advertising spaces there are, by the specification. */
export const advertisingCountQuery: PageQuery<number> = {
  path: '/api/reklameplasser/antall',
  problem: 'Error fetching reklame count',
  fallback: defaultAdvertisingCount,
}
