import { Hono } from 'hono'
import { readBodyText } from '../../../platform/intake/body.ts'
import { isMultipart, readMultipart } from '../../../platform/intake/multipart.ts'
import { stopAlerts } from './change-alerts.ts'
import type { AlertDeps } from './deps.ts'
import { parseSubscriberToken, subscriberPath } from './subscriber-token.ts'

/** The body that a mail program posts (RFC 8058 §3.2), as a form or in parts. */
const FIELD = 'List-Unsubscribe'
const VALUE = 'One-Click'

const MAX_BYTES = 1024

const notStored = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }

/** Where a mail program ends all alerts of a subscriber with one post. The address alone permits it. */
export function oneClickRoutes({ alerts }: { alerts: Pick<AlertDeps, 'database' | 'storage'> }): Hono {
  return new Hono()
    .get('/si-fra/:token/stopp', (c) => {
      const token = parseSubscriberToken(c.req.param('token'))
      // A scanner that follows the link changes nothing: it comes to the page with the button.
      if (!token) return c.text('Not found', 404, notStored)
      for (const [name, value] of Object.entries(notStored)) c.header(name, value)
      return c.redirect(subscriberPath(token), 303)
    })
    .post('/si-fra/:token/stopp', async (c) => {
      if (!(await isOneClick(c.req.raw))) return c.text('Expected List-Unsubscribe=One-Click', 400, notStored)
      const token = parseSubscriberToken(c.req.param('token'))
      if (token) await stopAlerts(alerts, token)
      // The same for tokens that are unknown: the answer does not tell who is subscribed.
      return c.text('Stopped', 200, notStored)
    })
}

/** Whether a body is exactly what RFC 8058 says. */
async function isOneClick(request: Request): Promise<boolean> {
  const fields = await readFields(request)
  const [field] = fields
  return fields.length === 1 && field?.[0] === FIELD && field[1] === VALUE
}

async function readFields(request: Request): Promise<[string, string][]> {
  if (isMultipart(request)) {
    const limits = { maxBytes: MAX_BYTES, maxTextBytes: MAX_BYTES, maxParts: 2 }
    return readMultipart(request, limits, async () => undefined)
  }
  return [...new URLSearchParams(await readBodyText(request, MAX_BYTES))]
}
