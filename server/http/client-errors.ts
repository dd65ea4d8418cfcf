import { Hono } from 'hono'
import { z } from 'zod'
import { parseObject, readText } from '../intake/body.ts'
import type { Log } from '../log.ts'

const Report = z.object({
  reference: z.string().regex(/^[A-Z2-9]{8}$/),
  message: z.string().max(1000),
  page: z.string().max(500),
})

const MAX_REPORT_BYTES = 4096

/** What one process takes in a minute; a page that fails for everybody says nothing new after that. */
const REPORTS_A_MINUTE = 60

/** Takes errors that pages meet in the browser into the log, under the reference that the visitor sees. */
export function clientErrorRoutes(log: Log): Hono {
  const routes = new Hono()
  let minute = 0
  let taken = 0
  routes.post('/feil', async (c) => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) {
      minute = now
      taken = 0
    }
    if (++taken > REPORTS_A_MINUTE) return c.body(null, 429)
    const report = Report.safeParse(parseObject(await readText(c.req.raw, MAX_REPORT_BYTES)))
    if (!report.success) return c.body(null, 400)
    log.error(report.data, 'Error in the browser')
    return c.body(null, 204)
  })
  return routes
}
