import type { FoundByWords } from '../../server/search/search-service.ts'
import type { PageQuery } from './page-query.ts'

/** What is suggested for a text while it is typed. */
export const suggestionsPath = (query: string): string => `/api/sok?${new URLSearchParams({ q: query })}`

/** What a search finds, as its page shows it; null where it could not be made. */
export const searchQuery = (query: string): PageQuery<FoundByWords | null> => ({
  key: ['sok', query],
  path: `${suggestionsPath(query)}&alle=1`,
  problem: 'Error searching',
  fallback: null,
})
