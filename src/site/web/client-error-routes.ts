import { Hono } from 'hono'
import { z } from 'zod'
import type { Log } from '../../platform/base/log.ts'
import type { RequestBindings } from '../../platform/http/request-bindings.ts'
import { reportPath } from '../../platform/http/security.ts'
import { parseObject, readBodyText } from '../../platform/intake/body.ts'
import { WindowCounter } from '../../platform/limits/window-counter.ts'

const Report = z.object({
  reference: z.string().regex(/^[A-Z2-9]{8}$/),
  message: z.string().max(1000),
  page: z.string().max(500),
})

const MAX_REPORT_BYTES = 4096
/** A browser's report quotes the whole policy. */
const MAX_POLICY_REPORT_BYTES = 16_384

/**
 * The most reports that one process accepts in a minute, of one client and of all: a page that fails for all visitors sends the same
 * again, and one client must not keep the reports of others out.
 */
const REPORTS_OF_CLIENT = { most: 10, seconds: 60 }
const REPORTS_OF_ALL = { most: 300, seconds: 60 }

/** A browser's report about something that the Content-Security-Policy blocked (CSP 3 §5.3). */
const PolicyReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().max(100),
    'blocked-uri': z.string().max(1000),
    disposition: z.enum(['enforce', 'report']).optional(),
  }),
})

/** The first part of a page's path; the rest may be what opens it. */
const pageOf = (uri: string) => (URL.canParse(uri) ? `/${new URL(uri).pathname.split('/')[1] ?? ''}` : '')

/** Logs errors that pages meet in the browser, with the reference that the visitor sees. */
export function clientErrorRoutes(log: Log) {
  const routes = new Hono<{ Bindings: RequestBindings }>()
  const errors = new Reports()
  routes.post('/feil', async (c) => {
    if (!errors.allows(c.env.clientAddress)) return c.body(null, 429)
    const report = Report.safeParse(parseObject(await readBodyText(c.req.raw, MAX_REPORT_BYTES)))
    if (!report.success) return c.body(null, 400)
    log.error(report.data, 'Error in the browser')
    return c.body(null, 204)
  })
  const violations = new Reports()
  routes.post(reportPath.replace('/api', ''), async (c) => {
    // A page shows a report that is refused as an error of its own.
    if (!violations.allows(c.env.clientAddress)) return c.body(null, 204)
    const report = PolicyReport.safeParse(parseObject(await readBodyText(c.req.raw, MAX_POLICY_REPORT_BYTES)))
    if (!report.success) return c.body(null, 400)
    const { 'csp-report': found } = report.data
    log.warn(
      {
        page: pageOf(found['document-uri']),
        directive: found['effective-directive'],
        blocked: found['blocked-uri'].replace(/[?#].*/, '').slice(0, 200),
        isEnforced: found.disposition !== 'report',
      },
      'Content-Security-Policy violation reported',
    )
    return c.body(null, 204)
  })
  return routes
}

/** Counts reports, in this process. */
class Reports {
  readonly #ofClient = new WindowCounter(REPORTS_OF_CLIENT)
  readonly #ofAll = new WindowCounter(REPORTS_OF_ALL)

  allows(client: string | null): boolean {
    return (client === null || this.#ofClient.allows(client)) && this.#ofAll.allows('all')
  }
}
