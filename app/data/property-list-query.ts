import type { PropertyList } from '../../server/catalogue/views.ts'
import type { PageQuery } from './page-query.ts'

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
  path: `/api/eiendommer${search}`,
  problem: 'Error fetching properties',
  fallback: null,
})
