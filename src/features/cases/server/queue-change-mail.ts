import type { PoolClient } from 'pg'
import { z } from 'zod'
import { isoDateColumn } from '../../../platform/database/columns.ts'
import { type MailDeps, queueMail } from '../../../platform/mail/queue-mail.ts'
import type { CaseRecord } from './case-record.ts'

/** What has happened to something binding, as its mail tells it: that it was withdrawn, or stands again. */
export const senderChange = z.object({
  what: z.enum(['withdrawn', 'reopened']),
  at: z.coerce.date(),
  /** Where it counts from another day. */
  anew: z.object({ before: isoDateColumn, day: isoDateColumn }).optional(),
})

export type SenderChange = z.output<typeof senderChange>

/** Mails the sender of something binding that it was changed: another person who has the link to their page may have done it. */
export async function queueChangeMail(
  deps: MailDeps,
  client: PoolClient,
  { id, form, senderEmail, isOpenToSender, quarantine }: CaseRecord,
  change: SenderChange,
): Promise<void> {
  if (!form.isBinding || !senderEmail || !isOpenToSender || quarantine === 'honeypot') return
  await queueMail(deps, client, {
    kind: 'message-to-sender',
    caseId: id,
    recipient: senderEmail,
    data: { text: null, change },
  })
}
