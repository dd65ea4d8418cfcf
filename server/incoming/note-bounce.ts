import { z } from 'zod'
import type { CaseDeps } from '../cases/deps.ts'
import { queryRows } from '../database/query.ts'
import { inContestedTransaction } from '../database/transaction.ts'
import { noteUndelivered, senderMailKinds } from '../mail/undelivered.ts'
import { mailKinds } from '../outbox/queue-mail.ts'
import type { Bounce } from './parsed-mail.ts'

const lostMail = z.object({ case_id: z.string().nullable(), kind: z.enum(mailKinds) })

/**
 * Marks the mail that a bounce is about as failed, where it had been sent, and notes it in its case. A report that
 * does not name the mail is about the last one to its recipient in the case that the report was addressed to. The same
 * report a second time changes nothing. Gives whether there was such a mail.
 */
export function noteBounce(
  { database }: Pick<CaseDeps, 'database'>,
  { messageIds, recipient, reason }: Bounce,
  { caseId, now }: { caseId: string | null; now: Date },
): Promise<boolean> {
  return inContestedTransaction(database.pool, async (client) => {
    const rows = await queryRows(
      client,
      lostMail,
      `update mails set state = 'failed', last_error = $2, held_up = null
       where state = 'sent' and id = (
         select id from mails
         where message_id = any($1) or (cardinality($1::text[]) = 0 and case_id = $3 and recipient = $4 and kind = any($5))
         order by created_at desc limit 1)
       returning case_id, kind`,
      [messageIds, reason, caseId, recipient, senderMailKinds],
    )
    for (const { case_id, kind } of rows) await noteUndelivered(client, { caseId: case_id, kind }, now)
    return rows.length > 0
  })
}
