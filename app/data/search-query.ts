import type { SearchResults, Suggestions } from '../../server/search/search-service.ts'
import type { PageQuery } from './page-query.ts'

const problem = 'Error searching'

const searchPath = (query: string): string => `/api/sok?${new URLSearchParams({ q: query })}`

/** What is suggested for a text while it is typed; null where it could not be made. */
export const suggestionsQuery = (query: string): PageQuery<Suggestions | null> => ({
  path: searchPath(query),
  problem,
  fallback: null,
})

/** What a search finds, as its page shows it; null where it could not be made. */
export const searchQuery = (query: string): PageQuery<SearchResults | null> => ({
  path: `${searchPath(query)}&alle=1`,
  problem,
  fallback: null,
})
