import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fetchJson } from './fetch-json.ts'
import { knownViewOf, rememberView } from './known-views.ts'
import type { PageQuery, PageState } from './page-query.ts'
import { takeRead } from './read-ahead.ts'

const MINUTE = 60_000

/**
 * Reads in the browser: unused results are kept 5 minutes, failed reads tried again 3 times, after 1, 2 and
 * 4 s, never more than 30 s apart. One for the whole visit, since what it keeps is shared between pages.
 */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * MINUTE,
      staleTime: MINUTE,
      retry: 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      refetchOnWindowFocus: false,
    },
  },
})

interface ReaderProps {
  query: PageQuery<unknown>
  children: (page: PageState<unknown>) => ReactNode
}

/** Fetches a page's data, caches it, and passes it on. */
export default function Reader(props: ReaderProps) {
  return (
    <QueryClientProvider client={client}>
      <Read {...props} />
    </QueryClientProvider>
  )
}

function Read({ query, children }: ReaderProps) {
  const known = knownViewOf(query)
  const { data, isPending } = useQuery({
    ...(known ? { initialData: known.data, initialDataUpdatedAt: known.readAt } : {}),
    queryKey: [query.path],
    queryFn: async ({ signal }) => {
      const data = await readJson(query, signal)
      rememberView(query, data)
      return data
    },
  })
  if (isPending) return children({ state: 'loading' })
  return children({ state: 'ready', data: data === undefined ? query.fallback : data, reference: null })
}

/** The response of the site's API. A read that has begun ahead of the page counts as its first try. */
async function readJson({ path, problem }: PageQuery<unknown>, signal: AbortSignal): Promise<unknown> {
  try {
    return await (takeRead(path) ?? fetchJson(path, signal))
  } catch (error) {
    if (!signal.aborted) console.error(problem, error)
    throw error
  }
}
