import type { SearchResult } from '../../server/search/search.ts'
import type { PageQuery } from './page-query.ts'

/** What a search finds. */
export const searchQuery = (query: string): PageQuery<SearchResult> => ({
  key: ['sok', query],
  path: `/api/sok?${new URLSearchParams({ q: query })}`,
  problem: 'Error searching',
  fallback: { query: '', hits: [], isPartial: false },
})
