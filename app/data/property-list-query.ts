import type { PropertyList } from '../../server/catalogue/views.ts'
import type { PageQuery } from './page-query.ts'

/** Path and query of a list with a map, or without it: of its first page, or of another one. */
export function pathOfView(search: string, hasMap: boolean, page = 1): string {
  const other = new URLSearchParams(search)
  other.delete('side')
  if (hasMap) other.set('visning', 'kart')
  else other.delete('visning')
  if (page > 1) other.set('side', String(page))
  return other.toString() ? `/eiendommer?${other}` : '/eiendommer'
}

/** The query of another page of a list. */
export function searchOfPage(search: string, page: number): string {
  const other = new URLSearchParams(search)
  other.set('side', String(page))
  return `?${other}`
}

/** A page of the portfolio as the query of its address asks for it; null where it cannot be read. */
export const propertyListQuery = (search: string): PageQuery<PropertyList | null> => ({
  path: `/api/eiendommer${search}`,
  problem: 'Error fetching properties',
  fallback: null,
})
