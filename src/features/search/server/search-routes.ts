import { Hono } from 'hono'
import type { Log } from '../../../platform/base/log.ts'
import { newReference } from '../../../platform/http/reference.ts'
import { retryLater } from '../../../platform/http/unavailable-page.ts'
import type { SearchService } from './search-service.ts'

/** What a search finds, as JSON: for suggestions, and for the page of results in the browser. */
export function searchRoutes({ suggest, find }: Pick<SearchService, 'suggest' | 'find'>, log: Log): Hono {
  return new Hono().get('/sok', async (c) => {
    try {
      // Reads what is badly encoded as the page of a search does.
      const { searchParams } = new URL(c.req.url)
      const query = searchParams.get('q') ?? ''
      // A page shows more than is suggested.
      return c.json(await (searchParams.get('alle') === '1' ? find : suggest)(query), 200, headers)
    } catch (error) {
      const reference = newReference()
      // The words of a visitor are not logged.
      log.error({ err: error, reference }, 'Error searching')
      return c.json({ error: 'unavailable', reference }, 503, { ...headers, ...retryLater })
    }
  })
}

const headers = { 'Cache-Control': 'private, no-cache' }
