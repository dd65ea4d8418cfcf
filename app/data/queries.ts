import { defaultAdvertisingCount } from '../../landlord/advertising.ts'
import type { CategorySlug } from '../../landlord-types/category.ts'
import type {
  AdvertisingCard,
  HousingArea,
  Listings,
  PropertyCard,
  PropertyDetail,
  PropertyList,
} from '../../server/catalogue/views.ts'
import { logWords } from './log.words.ts'
import type { PageQuery } from './page-query.ts'

/** Path and query of a page of the portfolio: its address on the site, and below `/api` where its data is read. */
export function propertyListPath(category: CategorySlug | null, page = 1): string {
  const search = new URLSearchParams()
  if (category) search.set('type', category)
  if (page > 1) search.set('side', String(page))
  return search.size > 0 ? `/eiendommer?${search}` : '/eiendommer'
}

export const propertyListQuery = (category: CategorySlug | null, page: number): PageQuery<PropertyList> => ({
  key: ['eiendommer', category, page],
  path: `/api${propertyListPath(category, page)}`,
  problem: logWords.properties,
  fallback: { category, cards: [], total: 0, page, pages: 0 },
})

export const propertyQuery = (id: string): PageQuery<PropertyDetail | null> => ({
  key: ['eiendom', id],
  path: `/api/eiendommer/${encodeURIComponent(id)}`,
  problem: logWords.property,
  fallback: null,
})

export const listingsQuery: PageQuery<Listings> = {
  key: ['ledige-leiligheter'],
  path: '/api/ledige-leiligheter',
  problem: logWords.listings,
  fallback: { listings: [], municipalities: 0, updatedAt: null },
}

export const vacantHomesQuery: PageQuery<PropertyCard[]> = {
  key: ['ledige-boliger'],
  path: '/api/ledige-boliger',
  problem: logWords.vacantHomes,
  fallback: [],
}

export const housingAreasQuery: PageQuery<HousingArea[]> = {
  key: ['boligomraader'],
  path: '/api/boligomraader',
  problem: logWords.housing,
  fallback: [],
}

export const advertisingQuery: PageQuery<AdvertisingCard[]> = {
  key: ['reklameplasser'],
  path: '/api/reklameplasser',
  problem: logWords.advertising,
  fallback: [],
}

export const advertisingCountQuery: PageQuery<number> = {
  key: ['reklameplasser', 'antall'],
  path: '/api/reklameplasser/antall',
  problem: logWords.advertisingCount,
  fallback: defaultAdvertisingCount,
}
