import type { Pool } from 'pg'
import { z } from 'zod'
import { isEmail } from '../../../domain/contact/contact-details.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatWhen } from '../../../domain/time/format-moment.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { caseReferenceColumn, keyColumn } from '../../../platform/database/columns.ts'
import { execute, findRow, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { queuePhotoDeletion } from '../../../platform/storage/pending-deletions.ts'
import { hideCaseTokens } from '../../cases/server/case-token.ts'
import { accessKeys, isVisibleTo } from '../../cases/server/reading.ts'
import { caseMailRow, mailColumns, type ShownMail, showMail } from '../../cases/server/sender/case-mails.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { fromHeldMails } from '../../inbox/server/list/count-held-mail.ts'
import { heldReasons, mailQueueTexts, unreadPlaces } from '../../outgoing-mail/mail.words.ts'

interface Deps {
  database: { pool: Pool }
}

export interface HeldMail {
  id: string
  sender: string
  subject: string
  text: string
  /** What the text is not all of, and what is attached. */
  mail: ShownMail
  reason: string
  /** The attachments, and which of them were not stored. */
  attached: string[]
  reference: string | null
  /** An open case of the same sender, where there is one. */
  suggested: string | null
  /** Whether it can become a case: it was read, and its sender can be answered. */
  canBeCase: boolean
  at: string
}

const heldMail = caseMailRow.extend({
  sender: z.string(),
  subject: z.string(),
  text: z.string(),
  reason: keyColumn(heldReasons).nullable(),
  reference: z.string().nullable(),
  suggested: z.string().nullable(),
  received_at: z.date(),
  photos: z.number(),
  left_out: z.array(z.string()),
  bytes: z.string().nullable(),
  source: keyColumn(unreadPlaces).nullable(),
})

/** Incoming mail that waits for a decision. */
export async function readHeld(
  { database: { pool } }: Deps,
  worker: Caseworker,
  now: Date,
): Promise<HeldMail[]> {
  const rows = await queryRows(
    pool,
    heldMail,
    `select ${mailColumns}, sender, subject, text, reason, cases.reference, received_at, left_out, bytes, source,
       (select count(*)::int from photos where mail_id = m.id) as photos,
       (select own.reference from cases own where own.sender_email = m.sender and own.closed_at is null
          and ${isVisibleTo('$1', 'own')} order by own.sent_at desc limit 1) as suggested
     ${fromHeldMails}
     -- What could not be read comes last: a flood of it hides nothing.
     order by bytes is not null, received_at limit 100`,
    [accessKeys(worker.role)],
  )
  return rows.map(
    ({ received_at, reason, photos, left_out, bytes, source, id, whole, isCut, files, ...mail }) => ({
      ...mail,
      id,
      text: hideCaseTokens(mail.text),
      mail: showMail({ id, whole, isCut, files }),
      canBeCase: bytes === null && isEmail(mail.sender),
      sender: mail.sender || mailQueueTexts.unknownSender,
      attached: [
        ...(bytes === null ? [] : [mailQueueTexts.megabytes(inMegabytes(Number(bytes)))]),
        ...(source ? [unreadPlaces[source]] : []),
        ...(photos > 0 ? [mailQueueTexts.photos(photos)] : []),
        ...(left_out.length > 0 ? [mailQueueTexts.leftOut(left_out)] : []),
      ],
      reason: heldReasons[reason ?? 'unfinished'],
      at: formatWhen(received_at, now, staffLanguage),
    }),
  )
}

const oneDecimal = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const inMegabytes = (bytes: number) => oneDecimal.format(bytes / 1_000_000)

const discardedMail = z.object({ reference: caseReferenceColumn.nullable() })

/** Discards a mail that was held, with its photos and files: spam, or a mail for another recipient. */
export function discardHeld(
  { database: { pool } }: Deps,
  { id, by }: { id: string; by: string },
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const discarded = await findRow(
      client,
      discardedMail,
      `update incoming_mails set state = 'discarded', text = '', whole = '', left_out = '{}'
       where id::text = $1 and state = 'held'
       returning (select reference from cases where cases.id = case_id) as reference`,
      [id],
    )
    if (!discarded) return false
    await queuePhotoDeletion(client, 'mail_id::text = $1', [id])
    await execute(client, 'delete from mail_files where mail_id::text = $1', [id])
    const { reference } = discarded
    await addAuditEntry(client, {
      staffId: by,
      action: 'mail-discarded',
      subject: reference ? { kind: 'case', id: reference } : { kind: 'incoming-mail', id },
    })
    return true
  })
}
