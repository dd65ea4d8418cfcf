import { Hono } from 'hono'
import { isBearer } from '../../../platform/http/bearer.ts'
import type { RequestBindings } from '../../../platform/http/request-bindings.ts'
import { readBytes } from '../../../platform/intake/body.ts'
import { type IncomingDeps, ingestMail } from './ingest-mail.ts'
import { MAX_MAIL_BYTES } from './mail-limits.ts'

/** The webhook that receives whole mails (message/rfc822) from a mail provider. */
export function incomingMailRoutes({
  incoming,
  inboundKey,
}: {
  incoming: IncomingDeps
  inboundKey: string | null
}) {
  const routes = new Hono<{ Bindings: RequestBindings }>()
  routes.post('/innkommende-epost', async (c) => {
    if (!inboundKey) return c.json({ error: 'not set up' }, 404)
    if (!isBearer(c.req.header('authorization'), inboundKey)) return c.json({ error: 'unauthorized' }, 401)
    // Any error is answered with 500 by the app, and the sender tries again.
    const outcome = await ingestMail(incoming, await readBytes(c.req.raw, MAX_MAIL_BYTES), {
      source: 'webhook',
    })
    if (outcome === 'set-aside') return c.json({ error: 'unreadable' }, 422)
    if (outcome === 'later') return c.json({ error: 'busy' }, 503, { 'Retry-After': '60' })
    return c.json({ outcome }, 200)
  })
  return routes
}
