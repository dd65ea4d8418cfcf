import { type ReactNode, Suspense } from 'react'
import { untilPainted } from '../takeover/first-act.ts'
import { lateCode } from '../takeover/late-code.ts'
import { knownViewOf, rememberView } from './known-views.ts'
import { type Loaded, unpack } from './loaded.ts'
import { dataOf, type PageQuery, type PageState } from './page-query.ts'

/** The code that fetches data is loaded on demand, since a first view comes with its data. */
const { load: importReader, Part: Reader } = lateCode(
  () => import('./reader.tsx'),
  (load) => () => untilPainted().then(load),
)

export { importReader }

/**
 * A `clientLoader` of a page without data of its own, which is shown once parts of its code are there: React shows for a third of
 * a second at least what stands in for code, and what comes late moves the rest. Where code cannot be loaded, its part tells.
 */
export const afterLoading =
  (...parts: (() => Promise<unknown>)[]) =>
  async (): Promise<null> => {
    await Promise.allSettled(parts.map((load) => load()))
    return null
  }

export interface PageDataProps<T> {
  query: PageQuery<T>
  /** The server's data on a first view; null after a navigation in the browser. */
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
      <Reader query={query}>
        {(page) => children(page.state === 'ready' ? { ...page, data: dataOf(query, page.data) } : page)}
      </Reader>
    </Suspense>
  )
}
