/** A read that a page needs: in the browser from the site's own interface, on the server from the catalogue. */
export interface PageQuery<T> {
  key: readonly unknown[]
  /** Where the browser reads it. */
  path: string
  /** What the log says when it cannot be read. */
  problem: string
  /** What the page shows then. */
  fallback: T
}

/** The current state of a page's data. */
export type PageState<T> = { state: 'loading' } | { state: 'ready'; data: T; reference: string | null }
