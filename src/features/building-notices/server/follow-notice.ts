import { z } from 'zod'
import { normalEmail } from '../../../domain/contact/contact-details.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findRow, rowExists } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { type MailDeps, queueMailToStranger } from '../../../platform/mail/queue-mail.ts'

interface Deps extends MailDeps {
  database: Pick<Database, 'pool'>
}

/**
 * Has an address told of what happens with a notice, with a receipt by mail. Nothing is sent to one that is told already, or that wants no
 * such mails: the page says the same of all. Gives whether there is such a notice.
 */
export function followNotice(
  deps: Deps,
  { noticeId, email: given }: { noticeId: string; email: string },
  now: Date,
): Promise<boolean> {
  // PostgreSQL would refuse an id with a NUL, which a stranger may post.
  if (!z.uuid().safeParse(noticeId).success) return Promise.resolve(false)
  const email = normalEmail(given)
  return inTransaction(deps.database.pool, async (client) => {
    const notice = await findRow(
      client,
      z.string(),
      'select id from building_notices where id::text = $1 and ends_at > $2 and cancelled_at is null for share',
      [noticeId, now],
    )
    if (!notice) return false
    if (await rowExists(client, 'select from building_notice_refusals where email = $1', [email])) return true
    const recipient = await findRow(
      client,
      z.string(),
      `insert into building_notice_recipients (notice_id, email) values ($1, $2)
       on conflict (notice_id, email) do nothing returning id`,
      [notice, email],
    )
    if (recipient)
      await queueMailToStranger(deps, client, {
        kind: 'following-to-tenant',
        caseId: null,
        recipient: email,
        data: { recipient },
      })
    return true
  })
}
