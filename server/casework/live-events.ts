import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { may } from '../../domain/permissions.ts'
import type { RequestBindings } from '../http/request-bindings.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import type { StaffDeps } from '../staff/deps.ts'
import { readSession, SessionJar } from '../staff/session.ts'
import type { Live } from './live.ts'

/** A word now and then, so that nothing on the way takes the line for dead, and a dead line is noticed. */
const PING_MS = 20_000

/** How often a stream makes sure that it still may be open: a session that runs out tells nobody. */
const RECHECK_MS = 60_000

/** What open pages of the staff's are told while something happens (server-sent events). */
export function liveRoutes({ staff, live }: { staff: StaffDeps; live: Live }) {
  const routes = new Hono<{ Bindings: RequestBindings }>()
  routes.get('/api/ansatt/hendelser', async (c) => {
    const address = c.env.clientAddress
    const look = () =>
      readSession(staff, new SessionJar(c.req.raw, address), new Date(), { isLookOnly: true })
    const session = await look()
    if (session.state !== 'open' || !may(session.staff.role, 'read-cases')) return c.body(null, 401)
    const { role } = session.staff
    const caseId = c.req.query('sak') ?? ''
    return streamSSE(c, async (stream) => {
      const over = Promise.withResolvers<void>()
      const forget = live.onClose(over.resolve)
      stream.onAbort(over.resolve)
      const send = (event: string, data: unknown) =>
        stream.writeSSE({ event, data: JSON.stringify(data) }).catch(() => over.resolve())
      // Who is shut out is told no more. Who has another role asks anew, and is told of what that one reads.
      const recheck = () =>
        look().then(
          (now) => (now.state !== 'open' || now.staff.role !== role) && over.resolve(),
          () => undefined,
        )
      const stop = await live.follow({
        worker: session.staff,
        caseId: /^[0-9a-f-]{36}$/.test(caseId) ? caseId : null,
        tell: (event) => send(event.kind, event),
        recheck,
      })
      const ping = setInterval(() => send('ping', null), PING_MS)
      const rechecks = setInterval(recheck, RECHECK_MS)
      // What has changed since the session was read, and before anybody listened.
      await recheck()
      await send('ready', null)
      await over.promise
      clearInterval(ping)
      clearInterval(rechecks)
      forget()
      await stop()
    })
  })

  // The browser says now and then that somebody is there: writing for half an hour is not being away.
  routes.post('/api/ansatt/her', async (c) => {
    if (!isSameOrigin(c.req.raw, staff.publicUrl)) return c.body(null, 403)
    const jar = new SessionJar(c.req.raw, c.env.clientAddress)
    const { state } = await readSession(staff, jar, new Date())
    for (const cookie of jar.cookies) c.header('Set-Cookie', cookie, { append: true })
    return c.body(null, state === 'open' ? 204 : 401)
  })
  return routes
}
