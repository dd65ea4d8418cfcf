import { z } from 'zod'
import { findRow, type Queryable, rowExists } from '../database/query.ts'

/**
 * How the mailed receipt of a case stands. `waiting`: the mail server is down; `refused`: it does not take this mail, and is
 * asked again; `undelivered`: it came back or was given up; `withheld`: the address has got as many as it may get in a day.
 */
type ReceiptMail = 'queued' | 'waiting' | 'refused' | 'sent' | 'stored' | 'undelivered' | 'withheld'

interface ShownReceiptMail {
  state: ReceiptMail
  recipient: string
}

const receiptMail = z.object({
  recipient: z.string(),
  state: z.enum(['queued', 'sent', 'failed', 'withheld']),
  is_refused: z.boolean(),
  is_only_stored: z.boolean().nullable(),
})

/** Whether mails wait because the mail server is down. */
export const isMailServerDown = (db: Queryable): Promise<boolean> =>
  rowExists(db, `select 1 from mails where (state, held_up) = ('queued', 'server') limit 1`)

/** How the receipt of a case stands, and where it goes; null where none was ordered. */
export async function readReceiptMail(
  db: Queryable,
  caseId: string,
  { sendsMail }: { sendsMail: boolean },
): Promise<ShownReceiptMail | null> {
  const mail = await findRow(
    db,
    receiptMail,
    `select recipient, state, last_error is not null and coalesce(held_up, '') <> 'server' as is_refused, is_only_stored
     from mails where case_id = $1 and kind = 'case-to-sender' order by created_at desc, id limit 1`,
    [caseId],
  )
  return mail && { recipient: mail.recipient, state: await stateOf(db, mail, sendsMail) }
}

async function stateOf(
  db: Queryable,
  { state, is_refused, is_only_stored }: z.output<typeof receiptMail>,
  sendsMail: boolean,
): Promise<ReceiptMail> {
  switch (state) {
    case 'sent':
      return (is_only_stored ?? !sendsMail) ? 'stored' : 'sent'
    case 'failed':
      return 'undelivered'
    case 'withheld':
      return 'withheld'
    case 'queued':
      if (!sendsMail) return 'stored'
      if (is_refused) return 'refused'
      return (await isMailServerDown(db)) ? 'waiting' : 'queued'
  }
}
