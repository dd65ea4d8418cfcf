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

/** Path and query of the list of a category. */
export function propertyListPath(category: CategorySlug | null): string {
  return category ? `/eiendommer?type=${category}` : '/eiendommer'
}

/** Path and query of the first page of a list with a map, or without it. */
export function pathOfView(search: string, hasMap: boolean): string {
  const other = new URLSearchParams(search)
  other.delete('side')
  if (hasMap) other.set('visning', 'kart')
  else other.delete('visning')
  return other.size > 0 ? `/eiendommer?${other}` : '/eiendommer'
}

/** The query of another page of a list. */
export function searchOfPage(search: string, page: number): string {
  const other = new URLSearchParams(search)
  other.set('side', String(page))
  return `?${other}`
}

/** A page of the portfolio as the query of its address asks for it; null where it cannot be read. */
export const propertyListQuery = (search: string): PageQuery<PropertyList | null> => ({
  key: ['eiendommer', search],
  path: `/api/eiendommer${search}`,
  problem: logWords.properties,
  fallback: null,
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
