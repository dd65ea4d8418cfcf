import { lazy, type ReactNode, Suspense } from 'react'
import { knownViewOf, rememberView } from './known-views.ts'
import { type Loaded, unpack } from './loaded.ts'
import type { PageQuery, PageState } from './page-query.ts'

/** What reads data in the browser is not part of a first view, which has its data: it comes when it is wanted. */
const importReader = () => import('./reader.tsx')
const Reader = lazy(importReader) as unknown as typeof import('./reader.tsx').default

/** Fetches what reads data ahead of a navigation that will need it. */
export function prepareReading(): void {
  importReader().catch((error) => console.error('Error preparing to read', error))
}

export interface PageDataProps<T> {
  query: PageQuery<T>
  /** What the server has given on a first view; null when a visitor comes from another page. */
  loaded: Loaded<T> | null
  children: (page: PageState<T>) => ReactNode
}

/** A page's data: from the server's rendering, or fetched again, with a loading text until it is there. */
export function PageData<T>({ query, loaded, children }: PageDataProps<T>): ReactNode {
  if (loaded) {
    const data = unpack(loaded)
    const { reference } = loaded
    // Data that could not be read is fetched again.
    if (!reference && !knownViewOf(query)) rememberView(query, data)
    return children({ state: 'ready', data, reference })
  }
  const known = knownViewOf(query)
  return (
    <Suspense
      fallback={children(
        known ? { state: 'ready', data: known.data, reference: null } : { state: 'loading' },
      )}
    >
      <Reader query={query as PageQuery<unknown>}>
        {children as (page: PageState<unknown>) => ReactNode}
      </Reader>
    </Suspense>
  )
}
