import { formatWhen } from '../../domain/format.ts'
import { mailKindNames, mailProblem } from '../../forms/staff/mail.words.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import type { CaseDeps } from '../cases/deps.ts'
import { inTransaction } from '../database/transaction.ts'
import { shownMailKind } from '../outbox/queue-mail.ts'

const MAX_LINES = 200

export interface MailLine {
  id: string
  kind: string
  /** The first letters and the domain: enough to know it by, and no list of addresses. */
  recipient: string
  reference: string | null
  state: 'queued' | 'sent' | 'failed' | 'withheld'
  attempts: number
  /** Why it has not gone out, and what the mail server said. */
  problem: string | null
  said: string | null
  /** Whether staff can send it at once. */
  canSendAgain: boolean
  at: string
}

export interface MailQueue {
  counts: Record<MailLine['state'], number>
  mails: MailLine[]
}

/** What may be sent at once: what was given up or withheld, and what waits after an attempt that is over. */
const mayGoAgain = `(state in ('failed', 'withheld') or state = 'queued' and attempts > 0 and not exists (
  select 1 from pgboss.job where name = 'send-mail' and job.state = 'active' and data ->> 'mailId' = mails.id::text))`

type Deps = Pick<CaseDeps, 'database' | 'queue'>

/** Mails of the last month that have not gone out, or the newest of a state. */
export async function readMailQueue(
  { database: { pool } }: Deps,
  state: MailLine['state'] | null,
  now: Date,
): Promise<MailQueue> {
  const [counts, mails] = await Promise.all([
    pool.query<{ state: MailLine['state']; count: number }>(
      `select state, count(*)::int as count from mails where created_at > now() - interval '30 days' group by state`,
    ),
    pool.query<{
      id: string
      kind: keyof typeof mailKindNames
      recipient: string
      reference: string | null
      state: MailLine['state']
      attempts: number
      last_error: string | null
      can_send_again: boolean
      created_at: Date
    }>(
      `select mails.id, ${shownMailKind} as kind, recipient, reference, state, attempts, last_error, created_at,
         ${mayGoAgain} as can_send_again
       from mails left join cases on cases.id = case_id
       where case when $1::text is null then state in ('failed', 'queued') else state = $1 end
       order by created_at desc limit ${MAX_LINES}`,
      [state],
    ),
  ])
  const found = Object.fromEntries(counts.rows.map(({ state: each, count }) => [each, count]))
  return {
    counts: { queued: 0, sent: 0, failed: 0, withheld: 0, ...found },
    mails: mails.rows.map((row) => ({
      id: row.id,
      kind: mailKindNames[row.kind] ?? row.kind,
      recipient: row.recipient.replace(/^(.{2})[^@]*/, '$1…'),
      reference: row.reference,
      state: row.state,
      attempts: row.attempts,
      problem: row.last_error && mailProblem(row.last_error),
      said: row.last_error,
      canSendAgain: row.can_send_again,
      at: formatWhen(row.created_at, now),
    })),
  }
}

/**
 * Puts a mail that was given up or withheld, or that waits for its next attempt, back in the queue, to be sent at once
 * under the same Message-ID. Gives whether it was.
 */
export function sendAgain(
  { database, queue }: Deps,
  { id, by }: { id: string; by: string },
): Promise<boolean> {
  return inTransaction(database.pool, async (client) => {
    const { rowCount } = await client.query(
      `update mails set state = 'queued', attempts = 0, last_error = null
       where id::text = $1 and ${mayGoAgain}`,
      [id],
    )
    if (!rowCount) return false
    await client.query(
      `delete from pgboss.job where name = 'send-mail' and state in ('created', 'retry') and data ->> 'mailId' = $1`,
      [id],
    )
    await queue.add(client, 'send-mail', { mailId: id })
    await addAuditEntry(client, { staffId: by, action: 'mail-sent-again', subject: { kind: 'mail', id } })
    return true
  })
}
