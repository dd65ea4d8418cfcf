import { QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/** Reads in the browser: unused results are kept 5 minutes, failed reads tried again 3 times, after 1, 2 and 4 s. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // On the server nothing outlives the page, and a timer would keep it in memory all the same.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 5 * MINUTE,
        staleTime: MINUTE,
        retry: 3,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        refetchOnWindowFocus: false,
      },
    },
  })
}
