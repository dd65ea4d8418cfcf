import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { MAX_MAIL_BYTES } from '../incoming/mail-limits.ts'
import { type IncomingDesk, takeMail } from '../incoming/take-mail.ts'
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
    // Any error is answered with 500 by the app, and the sender tries again.
    const outcome = await takeMail(incoming, await readBytes(c.req.raw, MAX_MAIL_BYTES), {
      source: 'webhook',
    })
    if (outcome === 'set-aside') return c.json({ error: 'unreadable' }, 422, commonHeaders)
    if (outcome === 'later') return c.json({ error: 'busy' }, 503, { ...commonHeaders, 'Retry-After': '60' })
    return c.json({ outcome }, 200, commonHeaders)
  })
  return routes
}

function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(right))
}
