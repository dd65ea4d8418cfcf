import { Hono } from 'hono'
import { parseCaseReference } from '../../../../domain/cases/case-reference.ts'
import { may } from '../../../../domain/people/permissions.ts'
import type { RequestBindings } from '../../../../platform/http/request-bindings.ts'
import type { StaffDeps } from '../../../sign-in/server/deps.ts'
import { readSession, SessionJar } from '../../../sign-in/server/session.ts'
import { findOtherCases } from '../case/find-other-cases.ts'
import type { CaseworkDeps } from '../caseworker.ts'
import { findCaller } from '../senders/find-caller.ts'
import { findWork } from './find-work.ts'

/**
 * What staff pages read while a staff member types, as JSON: `/finn?q=` what the finder finds,
 * `/kan-slas-sammen?sak=&q=` which cases a case can be merged with, `/ringer?telefon=` who has called from a number before.
 */
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
  routes.get('/kan-slas-sammen', async (c) => {
    const now = new Date()
    const jar = new SessionJar(c.req.raw, c.env.clientAddress)
    const session = await readSession(staff, jar, now, { isLookOnly: true })
    if (session.state !== 'open') return c.body(null, 401)
    if (!may(session.staff.role, 'merge-cases')) return c.body(null, 403)
    const reference = parseCaseReference(c.req.query('sak') ?? '')
    const asked = reference && { reference, typed: c.req.query('q') ?? '', to: 'merge' as const, now }
    const cases = asked ? await findOtherCases(oversight.database.pool, session.staff, asked) : []
    return c.json({ cases }, 200, { 'Cache-Control': 'no-store' })
  })
  routes.get('/ringer', async (c) => {
    const now = new Date()
    const jar = new SessionJar(c.req.raw, c.env.clientAddress)
    const session = await readSession(staff, jar, now, { isLookOnly: true })
    if (session.state !== 'open') return c.body(null, 401)
    if (!may(session.staff.role, 'register-cases')) return c.body(null, 403)
    const caller = await findCaller(oversight.database.pool, session.staff, c.req.query('telefon') ?? '', now)
    return c.json(caller, 200, { 'Cache-Control': 'no-store' })
  })
  return routes
}
