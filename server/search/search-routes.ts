import { Hono } from 'hono'
import type { Log } from '../base/log.ts'
import { newReference } from '../http/reference.ts'
import { MAX_HITS, MAX_SUGGESTIONS, type SearchResult } from './search.ts'

/** What a search finds, as JSON: for suggestions, and for the page of results in the browser. */
export function searchRoutes(
  search: (query: string, limit: number) => Promise<SearchResult>,
  log: Log,
): Hono {
  return new Hono().get('/sok', async (c) => {
    try {
      return c.json(await search(c.req.query('q') ?? '', limitOf(c.req.query('alle'))), 200, headers)
    } catch (error) {
      const reference = newReference()
      // The words of a visitor are not logged.
      log.error({ err: error, reference }, 'Error searching')
      return c.json({ error: 'unavailable', reference }, 503, headers)
    }
  })
}

/** A page shows more than is suggested. */
const limitOf = (all: string | undefined): number => (all === '1' ? MAX_HITS : MAX_SUGGESTIONS)

const headers = { 'Cache-Control': 'private, no-cache' }
