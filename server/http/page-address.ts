import { categoryFromSlug, parsePropertyId } from '../../domain/property.ts'

/** The query parameters that mean something, by path, and what values they may have. All others are ignored. */
const meaningful: Record<string, Record<string, (value: string) => boolean>> = {
  '/eiendommer': {
    type: (value) => categoryFromSlug(value) !== null,
    side: (value) => /^[1-9]\d{0,5}$/.test(value) && value !== '1',
  },
  '/interesseskjema': {
    type: (value) => categoryFromSlug(value) !== null,
    eiendom: (value) => parsePropertyId(value) !== null,
    visning: (value) => value === '1',
  },
}

/**
 * The one address of a page, path and query, whatever else a link has attached to it: under it the page is
 * rendered, kept and named canonical.
 */
export function pageAddress(pathname: string, search: URLSearchParams): string {
  const allowed = meaningful[pathname]
  if (!allowed) return pathname
  const kept = new URLSearchParams()
  for (const [name, isMeant] of Object.entries(allowed)) {
    const value = search.get(name)
    if (value !== null && isMeant(value)) kept.set(name, value)
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname
}
