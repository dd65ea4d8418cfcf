import { Hono } from 'hono'
import type { Database } from '../../../../platform/database/database.ts'
import { feedTokenPattern, readFeed } from './calendar-feed.ts'

interface FeedDeps {
  deps: { database: Database; publicUrl: string }
}

const headers = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

/** Where calendar programs read a staff member's agreed visits. The address alone permits it. */
export function calendarFeedRoutes({ deps: { database, publicUrl } }: FeedDeps): Hono {
  return new Hono().get('/kalender/:file', async (c) => {
    const token = c.req.param('file').replace(/\.ics$/, '')
    const file = feedTokenPattern.test(token)
      ? await readFeed({ pool: database.pool, publicUrl }, token, new Date())
      : null
    if (file === null) return c.text('Not found', 404, headers)
    return c.body(file, 200, {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="avtaler.ics"',
    })
  })
}
