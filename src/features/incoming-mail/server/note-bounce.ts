import { z } from 'zod'
import { findRow, queryRows } from '../../../platform/database/query.ts'
import { inContestedTransaction } from '../../../platform/database/transaction.ts'
import { mailKinds, senderMailKinds } from '../../../platform/mail/queue-mail.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { noteUndelivered } from '../../outgoing-mail/server/undelivered.ts'
import type { Bounce } from './parsed-mail.ts'

const lostMail = z.object({ case_id: z.string().nullable(), kind: z.enum(mailKinds) })

/**
 * Marks the mail that a bounce is about as failed, where it had been sent, and notes it in its case. A report that
 * does not name the mail is about the last one to its recipient in the case that the report was addressed to. The same
 * report a second time changes nothing. Gives whether it is about a mail of ours.
 */
export function noteBounce(
  { database }: Pick<CaseDeps, 'database'>,
  { messageIds, recipient, reason }: Bounce,
  { caseId, now }: { caseId: string | null; now: Date },
): Promise<boolean> {
  return inContestedTransaction(database.pool, async (client) => {
    const returned = await findRow(
      client,
      z.string(),
      `select id from mails
       where message_id = any($1) or (cardinality($1::text[]) = 0 and case_id = $2 and recipient = $3 and kind = any($4))
       order by created_at desc limit 1 for update`,
      [messageIds, caseId, recipient, senderMailKinds],
    )
    if (!returned) return false
    const rows = await queryRows(
      client,
      lostMail,
      `update mails set state = 'failed', last_error = $2, held_up = null
       where id = $1 and state = 'sent' returning case_id, kind`,
      [returned, reason],
    )
    for (const { case_id, kind } of rows) await noteUndelivered(client, { caseId: case_id, kind }, now)
    return true
  })
}
