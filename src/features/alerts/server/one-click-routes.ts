import { Hono } from 'hono'
import { isOneClick, notStored } from '../../../platform/intake/one-click.ts'
import { stopAlerts } from './change-alerts.ts'
import type { AlertDeps } from './deps.ts'
import { parseSubscriberToken, subscriberPath } from './subscriber-token.ts'

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
