import { Hono } from 'hono'
import type { Log } from '../base/log.ts'
import { newReference } from '../http/reference.ts'
import type { SearchResult } from './search.ts'

/** What a search finds, as JSON: for suggestions, and for the page of results in the browser. */
export function searchRoutes(search: (query: string) => Promise<SearchResult>, log: Log): Hono {
  return new Hono().get('/sok', async (c) => {
    try {
      return c.json(await search(c.req.query('q') ?? ''), 200, headers)
    } catch (error) {
      const reference = newReference()
      // The words of a visitor are not logged.
      log.error({ err: error, reference }, 'Error searching')
      return c.json({ error: 'unavailable', reference }, 503, headers)
    }
  })
}

const headers = { 'Cache-Control': 'private, no-cache' }
