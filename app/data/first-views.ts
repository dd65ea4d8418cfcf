import type { PageQuery } from './page-query.ts'

interface FirstView<T> {
  data: T
  reference: string | null
  /** When it was read, in milliseconds since 1970. */
  readAt: number
}

const firstViews = new Map<string, FirstView<unknown>>()

/** Keeps what a page was rendered with, so that a visitor who comes back to it finds it as long as it was, at once. */
export function rememberFirstView<T>(query: PageQuery<T>, page: { data: T; reference: string | null }): void {
  // On the server there is no coming back. What could not be read is read anew.
  if (import.meta.env.SSR || page.reference !== null || firstViews.has(query.path)) return
  firstViews.set(query.path, { ...page, readAt: Date.now() })
}

/** What the page was rendered with; null where it was not part of a first view. */
export function firstViewOf<T>(query: PageQuery<T>): FirstView<T> | null {
  return (firstViews.get(query.path) as FirstView<T> | undefined) ?? null
}
