/** A read that a page needs: in the browser from the site's own API, on the server from the catalogue. */
export interface PageQuery<T> {
  /** Where the browser reads it; what has the same path is the same. */
  path: string
  /** What the log says when it cannot be read. That of the advertising count is the specification's, the others follow it. */
  problem: string
  /** What the page shows then. */
  fallback: T
}

/** What the site's own API has answered to a query, or the server has read for it: of the type that the query names. */
export function dataOf<T>(_query: PageQuery<T>, data: unknown): T {
  return data as T
}

/** The current state of a page's data. */
export type PageState<T> = { state: 'loading' } | { state: 'ready'; data: T; reference: string | null }
