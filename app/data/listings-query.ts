import type { Listings } from '../../server/catalogue/views.ts'
import type { PageQuery } from './page-query.ts'

/** The listings as the query of an address asks for them. Apart from the other queries, which all pages load. */
export const listingsQuery = (search: string): PageQuery<Listings> => ({
  path: `/api/ledige-leiligheter${search}`,
  problem: 'Error fetching rental listings',
  fallback: {
    listings: [],
    possible: [],
    silentAbout: [],
    total: 0,
    municipalities: 0,
    category: null,
    search: '',
    head: null,
    isIndexed: true,
    filters: { groups: [], applied: [], sortings: [] },
    updatedAt: null,
  },
})
