import type { CategorySlug } from '../../../../landlord-types/category.ts'

/** Path and query of the list of a category. */
export function propertyListPath(category: CategorySlug | null): string {
  return category ? `/eiendommer?type=${category}` : '/eiendommer'
}

/** Path and query of a list with a map, or without it: of its first page, or of another one. */
export function pathOfView(search: string, hasMap: boolean, page = 1): string {
  const other = new URLSearchParams(search)
  other.delete('side')
  if (hasMap) other.set('visning', 'kart')
  else other.delete('visning')
  if (page > 1) other.set('side', String(page))
  return other.toString() ? `/eiendommer?${other}` : '/eiendommer'
}

/** Path and query of another page of a list. */
export function pathOfPage(search: string, page: number): string {
  const other = new URLSearchParams(search)
  other.set('side', String(page))
  return `/eiendommer?${other}`
}
