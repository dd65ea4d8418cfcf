import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { type IncomingDesk, MAX_MAIL_BYTES, takeMail, UnreadableMail } from '../incoming/take-mail.ts'
import { readBytes } from '../intake/body.ts'
import { commonHeaders } from './security.ts'

/** Where whoever receives mail for us hands it on, whole, as it came (message/rfc822). */
export function incomingMailRoutes({
  incoming,
  inboundKey,
}: {
  incoming: IncomingDesk
  inboundKey: string | null
}) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.post('/innkommende-epost', async (c) => {
    if (!inboundKey) return c.json({ error: 'not set up' }, 404, commonHeaders)
    if (!isSame(c.req.header('authorization') ?? '', `Bearer ${inboundKey}`))
      return c.json({ error: 'unauthorized' }, 401, commonHeaders)
    try {
      const outcome = await takeMail(incoming, await readBytes(c.req.raw, MAX_MAIL_BYTES))
      return c.json({ outcome }, 200, commonHeaders)
    } catch (error) {
      // Any other error is answered with 500 by the app, and whoever hands it on tries again.
      if (!(error instanceof UnreadableMail)) throw error
      return c.json({ error: 'unreadable' }, 422, commonHeaders)
    }
  })
  return routes
}

function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(right))
}
