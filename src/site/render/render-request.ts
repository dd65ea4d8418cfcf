import { MISSING_PAGE, pagePolicy } from '../addresses/page-policy.ts'
import { allPages } from '../addresses/pages.ts'

/** Who a page is rendered for. */
export interface RenderRequest {
  /** What one visitor asks for; a page that is the same for all of them is rendered without. */
  request?: Request
  clientAddress?: string | null
}

export const renderRequestOf = (request: Request, clientAddress: string | null): RenderRequest => ({
  request,
  clientAddress,
})

/** The URL that a page is rendered for. On staff pages, all query parameters count. */
export function renderedAddress(url: URL): string {
  const policy = pagePolicy(url.pathname)
  if (policy === 'missing') return MISSING_PAGE
  if (policy === 'staff') return url.pathname + url.search
  return pageAddress(url.pathname, url.searchParams)
}

/** Whether a request brings a session of staff. */
export const hasSession = (request: Request) =>
  request.headers.get('cookie')?.includes('__Host-husvaer-session_token=') === true

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
