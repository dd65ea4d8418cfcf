import type { Pool } from 'pg'
import { execute } from '../../../platform/database/query.ts'
import { readHead } from './mail-head.ts'
import type { ReadProblem } from './parsed-mail.ts'

/** Where a mail came from; what is set aside still lies in the mailbox, and was refused by the webhook. */
export type MailSource = 'mailbox' | 'webhook'

interface UnreadMail {
  /** What it is known by: the fingerprint of its content, or its place in the mailbox. */
  key: string
  /** Its beginning, or all of it. */
  head: Uint8Array
  bytes: number
  problem: ReadProblem
  source: MailSource
}

/** Lists a mail that was not read for the staff, once. */
export async function setAside(
  pool: Pool,
  { key, head, bytes, problem, source }: UnreadMail,
  now: Date,
): Promise<void> {
  const { sender, subject } = readHead(head)
  await execute(
    pool,
    `insert into incoming_mails (message_key, sender, subject, text, state, reason, received_at, bytes, source)
     values ($1, $2, $3, '', 'held', $4, $5, $6, $7) on conflict (message_key) do nothing`,
    [key, sender, subject, problem, now, bytes, source],
  )
}
