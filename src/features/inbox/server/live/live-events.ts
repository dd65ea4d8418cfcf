import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { may } from '../../../../domain/people/permissions.ts'
import type { RequestBindings } from '../../../../platform/http/request-bindings.ts'
import { isSameOrigin } from '../../../../platform/http/same-origin.ts'
import type { StaffDeps } from '../../../sign-in/server/deps.ts'
import { readSession, SessionJar } from '../../../sign-in/server/session.ts'
import type { Live, LiveEvent } from './live.ts'

/** Keeps the connection alive through proxies, and detects a dead connection. */
const PING_MS = 20_000

/** How many streams a session may have in this process: one for each tab. */
const MAX_STREAMS = 30

/** How often a stream checks its session: no event is sent when a session expires. */
const RECHECK_MS = 60_000

/** The server-sent events that keep open staff pages up to date. */
export function liveRoutes({ staff, live }: { staff: StaffDeps; live: Live }) {
  const routes = new Hono<{ Bindings: RequestBindings }>()
  const streams = new OpenStreams()
  routes.get('/api/ansatt/hendelser', async (c) => {
    const address = c.env.clientAddress
    const look = () =>
      readSession(staff, new SessionJar(c.req.raw, address), new Date(), { isLookOnly: true })
    const session = await look()
    if (session.state !== 'open' || !may(session.staff.role, 'read-cases')) return c.body(null, 401)
    const { role, sessionId } = session.staff
    const end = streams.begin(sessionId)
    if (!end) return c.body(null, 429)
    const caseId = c.req.query('sak') ?? ''
    return streamSSE(c, async (stream) => {
      const over = Promise.withResolvers<void>()
      const forget = live.onClose(over.resolve)
      stream.onAbort(over.resolve)
      over.promise.finally(end)
      const send = (event: string, data: unknown) =>
        stream.writeSSE({ event, data: JSON.stringify(data) }).catch(() => over.resolve())
      // A disabled staff member gets no more events. After a change of role the browser reconnects with the new role.
      const recheck = () =>
        look().then(
          (now) => (now.state !== 'open' || now.staff.role !== role) && over.resolve(),
          () => undefined,
        )
      const follow = {
        worker: session.staff,
        caseId: /^[0-9a-f-]{36}$/.test(caseId) ? caseId : null,
        tell: (event: LiveEvent) => send(event.kind, event),
        recheck,
      }
      const stop = await live.follow(follow).catch((error) => {
        over.resolve()
        forget()
        throw error
      })
      const ping = setInterval(() => send('ping', null), PING_MS)
      const rechecks = setInterval(recheck, RECHECK_MS)
      // The session may have changed after it was read and before the listener was added.
      await recheck()
      await send('ready', null)
      await over.promise
      clearInterval(ping)
      clearInterval(rechecks)
      forget()
      await stop()
    })
  })

  // The browser reports activity, so that a session does not expire while a staff member writes a long text.
  routes.post('/api/ansatt/her', async (c) => {
    if (!isSameOrigin(c.req.raw, staff.publicUrl)) return c.body(null, 403)
    const jar = new SessionJar(c.req.raw, c.env.clientAddress)
    const { state } = await readSession(staff, jar, new Date())
    for (const cookie of jar.cookies) c.header('Set-Cookie', cookie, { append: true })
    return c.body(null, state === 'open' ? 204 : 401)
  })
  return routes
}

/** How many streams each session has open, in this process. */
class OpenStreams {
  readonly #open = new Map<string, number>()

  /** Counts one more. Gives what counts its end; null where there are as many as there may be. */
  begin(session: string): (() => void) | null {
    const open = this.#open.get(session) ?? 0
    if (open >= MAX_STREAMS) return null
    this.#open.set(session, open + 1)
    return () => {
      const left = (this.#open.get(session) ?? 1) - 1
      if (left > 0) this.#open.set(session, left)
      else this.#open.delete(session)
    }
  }
}
