import { Hono } from 'hono'
import { visitReportPath } from '../../domain/page-speed.ts'
import type { Database } from '../database/database.ts'
import type { RequestBindings } from '../http/request-bindings.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { BodyError, parseObject, readText } from '../intake/body.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { countVisit, type VisitReport, visitReport } from './page-speed.ts'

const MAX_REPORT_BYTES = 512

interface SpeedRouteOptions {
  deps: { database: Pick<Database, 'pool'>; limits: RateLimits }
  publicUrl: string
}

/** Takes what page loads tell of how fast they were. No browser reads the answer: a report that is not counted gets the same. */
export function speedRoutes({ deps, publicUrl }: SpeedRouteOptions): Hono<{ Bindings: RequestBindings }> {
  const routes = new Hono<{ Bindings: RequestBindings }>()
  routes.post(visitReportPath, async (c) => {
    const done = c.body(null, 204)
    if (!isFromOurPages(c.req.raw, publicUrl) || refusesMeasuring(c.req.raw)) return done
    const report = await readReport(c.req.raw)
    if (report && (await deps.limits.allow('visit', c.env.clientAddress)))
      await countVisit(deps.database.pool, report, new Date())
    return done
  })
  return routes
}

/**
 * Whether a report says that one of our pages sent it. Every browser adds one of the two headers to a beacon; other programs
 * have to write them.
 */
function isFromOurPages(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  return request.headers.has('origin') && isSameOrigin(request, publicUrl)
}

/** Whether a browser asks not to be measured (Global Privacy Control §3.2, Tracking Preference Expression §5.2). */
const refusesMeasuring = ({ headers }: Request) =>
  headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'

/** The report in a body; null where it is none. */
async function readReport(request: Request): Promise<VisitReport | null> {
  try {
    return visitReport.safeParse(parseObject(await readText(request, MAX_REPORT_BYTES))).data ?? null
  } catch (error) {
    if (error instanceof BodyError) return null
    throw error
  }
}
