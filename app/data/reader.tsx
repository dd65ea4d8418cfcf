import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { knownViewOf, rememberView } from './known-views.ts'
import type { PageQuery, PageState } from './page-query.ts'

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

/** The response of the site's API; null for 404. */
async function readJson(query: PageQuery<unknown>, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(query.path, { signal })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`${query.path} answered ${response.status}`)
    return await response.json()
  } catch (error) {
    if (!signal.aborted) console.error(query.problem, error)
    throw error
  }
}
