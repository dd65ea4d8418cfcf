import { z } from 'zod'
import type { CaseReference } from '../../../domain/cases/case-reference.ts'
import { isEmail } from '../../../domain/contact/contact-details.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { execute, findRow } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { hideCaseTokens } from '../../cases/server/case-token.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { storeCase } from '../../cases/server/store/store-case.ts'
import { contactMessage } from '../../enquiries/contact-message.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { mailQueueTexts } from '../../outgoing-mail/mail.words.ts'

const heldMail = z.object({
  sender: z.string(),
  subject: z.string(),
  text: z.string(),
  received_at: z.date(),
})

/** The same mail is one case, however often the button is pressed. */
const keyOfHeldMail = (mailId: string): string => `held-mail-${mailId}`

/**
 * Makes a message to us of a held mail, as if its sender had used the form: they get the receipt, with the link to their page. Gives the
 * reference; null where the mail is not held any longer, or has no sender who could be answered.
 */
export async function makeCaseOfHeldMail(
  deps: CaseDeps,
  worker: Caseworker,
  mailId: string,
): Promise<CaseReference | null> {
  const { pool } = deps.database
  const mail = await findRow(
    pool,
    heldMail,
    `select sender, subject, text, received_at from incoming_mails where id::text = $1 and state = 'held' and bytes is null`,
    [mailId],
  )
  if (!mail || !isEmail(mail.sender)) return null
  const stored = await storeCase(deps, {
    form: contactMessage,
    answers: {
      name: mail.sender,
      email: mail.sender,
      subject: mail.subject || mailQueueTexts.noSubject,
      message: hideCaseTokens(mail.text) || mailQueueTexts.noSubject,
    },
    idempotencyKey: keyOfHeldMail(mailId),
    photos: [],
    photosLost: 0,
    property: null,
    quarantine: null,
    // The sender has waited since it came.
    receivedAt: mail.received_at,
    registeredBy: null,
  })
  if (stored.outcome === 'key-reused') return null
  const { id, reference } = stored.case
  await inTransaction(pool, async (client) => {
    const taken = await execute(
      client,
      `update incoming_mails set state = 'taken', reason = null, case_id = $2 where id::text = $1 and state = 'held'`,
      [mailId, id],
    )
    if (taken === 0) return
    await execute(client, 'update photos set case_id = $2 where mail_id::text = $1 and case_id is null', [
      mailId,
      id,
    ])
    await addAuditEntry(client, {
      staffId: worker.id,
      action: 'held-mail-accepted',
      subject: { kind: 'case', id: reference },
    })
  })
  return reference
}
