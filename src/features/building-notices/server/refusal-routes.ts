import { Hono } from 'hono'
import type { Database } from '../../../platform/database/database.ts'
import { isOneClick, notStored } from '../../../platform/intake/one-click.ts'
import { recipientPath } from '../recipient-path.ts'
import { refuseNotices } from './refuse-notices.ts'

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where a mail program ends mails of notices with one post. The address alone permits it. */
export function refusalRoutes({ deps }: { deps: { database: Pick<Database, 'pool'> } }): Hono {
  return new Hono()
    .get('/driftsmelding/:recipient/stopp', (c) => {
      const recipient = c.req.param('recipient')
      // A scanner that follows the link changes nothing: it comes to the page with the button.
      if (!idPattern.test(recipient)) return c.text('Not found', 404, notStored)
      for (const [name, value] of Object.entries(notStored)) c.header(name, value)
      return c.redirect(recipientPath(recipient), 303)
    })
    .post('/driftsmelding/:recipient/stopp', async (c) => {
      if (!(await isOneClick(c.req.raw))) return c.text('Expected List-Unsubscribe=One-Click', 400, notStored)
      const recipient = c.req.param('recipient')
      if (idPattern.test(recipient)) await refuseNotices(deps, recipient)
      // The same for unknown ones: the answer does not tell who is mailed.
      return c.text('Stopped', 200, notStored)
    })
}
