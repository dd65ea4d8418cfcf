import type { Pool } from 'pg'
import type { CaseReference } from '../../domain/case-reference.ts'
import { formatWhen } from '../../domain/format.ts'
import { heldReasons, mailQueueTexts, unreadPlaces } from '../../forms/staff/mail.words.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type Caseworker, formsReadBy } from '../casework/caseworker.ts'
import { inTransaction } from '../database/transaction.ts'
import { queuePhotoDeletion } from '../storage/pending-deletions.ts'

interface Deps {
  database: { pool: Pool }
}

export interface HeldMail {
  id: string
  sender: string
  subject: string
  text: string
  reason: string
  /** The attachments, and which of them were not stored. */
  attached: string[]
  reference: string | null
  at: string
}

/** Incoming mail that waits for a decision, of cases that a role reads ($1) and of none. */
const heldMails = `from incoming_mails m left join cases on cases.id = case_id
  where state = 'held' and (form is null or form = any($1))`

/** How many incoming mails wait for a decision: as many as the list of them holds. */
export async function countHeld({ database: { pool } }: Deps, worker: Caseworker): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count ${heldMails}`, [
    formsReadBy(worker.role),
  ])
  return rows[0]?.count ?? 0
}

/** Incoming mail that waits for a decision. */
export async function readHeld(
  { database: { pool } }: Deps,
  worker: Caseworker,
  now: Date,
): Promise<HeldMail[]> {
  const { rows } = await pool.query<{
    id: string
    sender: string
    subject: string
    text: string
    reason: keyof typeof heldReasons | null
    reference: string | null
    received_at: Date
    photos: number
    left_out: string[]
    bytes: string | null
    source: keyof typeof unreadPlaces | null
  }>(
    `select m.id, sender, subject, text, reason, reference, received_at, left_out, bytes, source,
       (select count(*)::int from photos where mail_id = m.id) as photos
     ${heldMails}
     -- What could not be read comes last: a flood of it hides nothing.
     order by bytes is not null, received_at limit 100`,
    [formsReadBy(worker.role)],
  )
  return rows.map(({ received_at, reason, photos, left_out, bytes, source, ...mail }) => ({
    ...mail,
    sender: mail.sender || mailQueueTexts.unknownSender,
    attached: [
      ...(bytes === null ? [] : [mailQueueTexts.megabytes(inMegabytes(Number(bytes)))]),
      ...(source ? [unreadPlaces[source]] : []),
      ...(photos > 0 ? [mailQueueTexts.photos(photos)] : []),
      ...(left_out.length > 0 ? [mailQueueTexts.leftOut(left_out)] : []),
    ],
    reason: heldReasons[reason ?? 'unfinished'],
    at: formatWhen(received_at, now),
  }))
}

const inMegabytes = (bytes: number) =>
  (bytes / 1_000_000).toLocaleString('nb-NO', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Discards a mail that was held, and its photos: spam, or a mail for another recipient. */
export function discardHeld(
  { database: { pool } }: Deps,
  { id, by }: { id: string; by: string },
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ reference: CaseReference | null }>(
      `update incoming_mails set state = 'discarded', text = '', left_out = '{}'
       where id::text = $1 and state = 'held'
       returning (select reference from cases where cases.id = case_id) as reference`,
      [id],
    )
    if (!rows[0]) return false
    await queuePhotoDeletion(client, 'mail_id::text = $1', [id])
    const { reference } = rows[0]
    await addAuditEntry(client, {
      staffId: by,
      action: 'mail-discarded',
      subject: reference ? { kind: 'case', id: reference } : { kind: 'incoming-mail', id },
    })
    return true
  })
}
