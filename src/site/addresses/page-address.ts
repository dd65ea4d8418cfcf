import { allPages } from './pages.ts'

const parametersOf = new Map(allPages.map(({ path, reads }) => [path, reads]))

/**
 * The canonical URL of a page, path and query, without parameters that it does not read: the key of its cache and its
 * canonical link.
 */
export function pageAddress(pathname: string, search: URLSearchParams): string {
  const reads = parametersOf.get(pathname)
  if (!reads) return pathname
  if (typeof reads === 'function') return reads(search)
  const kept = new URLSearchParams()
  for (const [name, isMeant] of Object.entries(reads)) {
    const value = search.get(name)
    if (value !== null && isMeant(value)) kept.set(name, value)
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname
}
