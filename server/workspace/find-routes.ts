import { Hono } from 'hono'
import type { CaseworkDeps } from '../casework/caseworker.ts'
import type { RequestBindings } from '../http/request-bindings.ts'
import type { StaffDeps } from '../staff/deps.ts'
import { readSession, SessionJar } from '../staff/session.ts'
import { findWork } from './find-work.ts'

/** What the finder reads while a staff member types: `?q=` gives what it finds, as JSON. */
export function findRoutes({
  staff,
  oversight,
}: {
  staff: StaffDeps
  oversight: Pick<CaseworkDeps, 'database'>
}) {
  const routes = new Hono<{ Bindings: RequestBindings }>()
  routes.get('/finn', async (c) => {
    const now = new Date()
    const jar = new SessionJar(c.req.raw, c.env.clientAddress)
    const session = await readSession(staff, jar, now, { isLookOnly: true })
    if (session.state !== 'open') return c.body(null, 401)
    const found = await findWork(oversight, session.staff, c.req.query('q') ?? '', now)
    return c.json(found, 200, { 'Cache-Control': 'no-store' })
  })
  return routes
}
