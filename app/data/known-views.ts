import { dataOf, type PageQuery } from './page-query.ts'

interface KnownView<T> {
  data: T
  /** When it was read, in milliseconds since 1970. */
  readAt: number
}

const knownViews = new Map<string, KnownView<unknown>>()

/**
 * Keeps what a page was rendered with, or has read, for as long as the document lives: a visitor who comes back to it
 * finds it as long as it was, at once, and its scroll position still fits.
 */
export function rememberView<T>(query: Pick<PageQuery<T>, 'path'>, data: T): void {
  // There is no history on the server. A missing view is fetched again.
  if (!import.meta.env.SSR && data !== null) knownViews.set(query.path, { data, readAt: Date.now() })
}

/** Whether what is at a path has been read, or was on a page. */
export const hasView = (path: string): boolean => knownViews.has(path)

/** The data that the page has shown before, or that was read ahead of it; null if there is none. */
export function knownViewOf<T>(query: PageQuery<T>): KnownView<T> | null {
  const known = knownViews.get(query.path)
  return known ? { ...known, data: dataOf(query, known.data) } : null
}
