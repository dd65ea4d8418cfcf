import type { Pool } from 'pg'
import { heldReasons } from '../../content/staff/mail-queue.ts'
import { formatWhen } from '../../domain/format.ts'
import { type Caseworker, formsReadBy } from '../casework/desk.ts'

type Desk = { database: { pool: Pool } }

export interface HeldMail {
  id: string
  sender: string
  subject: string
  text: string
  reason: string
  reference: string | null
  at: string
}

/** Mail that waits for somebody to look at it, of cases that they read and of none. */
export async function readHeld(
  { database: { pool } }: Desk,
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
  }>(
    `select m.id, sender, subject, text, reason, reference, received_at
     from incoming_mails m left join cases on cases.id = case_id
     where state = 'held' and (form is null or form = any($1)) order by received_at limit 100`,
    [formsReadBy(worker.role)],
  )
  return rows.map(({ received_at, reason, ...mail }) => ({
    ...mail,
    reason: heldReasons[reason ?? 'unfinished'],
    at: formatWhen(received_at, now),
  }))
}

/** Throws a mail away that was held: spam, or something for somebody else. */
export async function discardHeld({ database: { pool } }: Desk, { id }: { id: string }): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update incoming_mails set state = 'discarded', text = '' where id::text = $1 and state = 'held'`,
    [id],
  )
  return rowCount === 1
}
