import type { PageQuery } from './page-query.ts'

interface KnownView<T> {
  data: T
  reference: string | null
  /** When it was read, in milliseconds since 1970. */
  readAt: number
}

const knownViews = new Map<string, KnownView<unknown>>()

/**
 * Keeps what a page was rendered with, or has read, for as long as the document lives: a visitor who comes back to it
 * finds it as long as it was, at once, and its scroll position still fits.
 */
export function rememberView<T>(query: PageQuery<T>, page: { data: T; reference: string | null }): void {
  // On the server there is no coming back. What could not be read is read anew.
  if (import.meta.env.SSR || page.reference !== null || page.data === null) return
  knownViews.set(query.path, { ...page, readAt: Date.now() })
}

/** What the page has shown before; null where it has not. */
export function knownViewOf<T>(query: PageQuery<T>): KnownView<T> | null {
  return (knownViews.get(query.path) as KnownView<T> | undefined) ?? null
}
