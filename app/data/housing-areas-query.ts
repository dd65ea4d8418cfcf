import type { HousingArea } from '../../server/catalogue/views.ts'
import type { PageQuery } from './page-query.ts'

/** Apart from the other queries, which all pages load. */
export const housingAreasQuery: PageQuery<HousingArea[]> = {
  path: '/api/boligomraader',
  problem: 'Error fetching housing areas',
  fallback: [],
}
