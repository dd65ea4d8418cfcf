import { z } from 'zod'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatWhen } from '../../../domain/time/format-moment.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { keyColumn } from '../../../platform/database/columns.ts'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { shownMailKind, shownMailState } from '../../../platform/mail/queue-mail.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { mailKindNames } from '../mail.words.ts'
import { mailProblem } from './mail-problem.ts'
import { isFree } from './take-mails.ts'

const MAX_LINES = 200

/** Mails that need nothing more are counted and shown for this long. */
const COUNTED_MS = 30 * 86_400_000

/** `stored`: it went to no mail server, and lies in DATA_DIR. */
export const mailStates = ['queued', 'sent', 'stored', 'failed', 'withheld'] as const

type MailState = (typeof mailStates)[number]

const notSent: readonly MailState[] = ['queued', 'failed']

interface MailLine {
  id: string
  kind: string
  /** The first letters and the domain: enough to recognise an address, without listing addresses. */
  recipient: string
  reference: string | null
  state: MailState
  attempts: number
  /** Why it has not gone out, and what the mail server said. */
  problem: string | null
  said: string | null
  /** Whether staff can send it at once. */
  canSendAgain: boolean
  at: string
}

export interface MailQueue {
  counts: Record<MailState, number>
  /** Whether mail goes to a mail server; without SMTP_URL it is only stored. */
  isSent: boolean
  mails: MailLine[]
}

/** Which mails staff can send now: failed or withheld ones, and those that wait after an attempt. */
const mayGoAgain = `(state in ('failed', 'withheld') or state = 'queued' and attempts > 0 and ${isFree})`

const shownState = shownMailState('$1::boolean')

const queuedMail = z.object({
  id: z.string(),
  kind: keyColumn(mailKindNames),
  recipient: z.string(),
  reference: z.string().nullable(),
  state: z.enum(mailStates),
  attempts: z.number(),
  last_error: z.string().nullable(),
  can_send_again: z.boolean(),
  created_at: z.date(),
})

const mailCount = z.object({ state: z.enum(mailStates), count: z.number() })

/** Mails that have not gone out, or the newest ones of a state in the last month. */
export async function readMailQueue(
  { database: { pool }, sendsMail }: Pick<CaseDeps, 'database' | 'sendsMail'>,
  state: MailState | null,
  now: Date,
): Promise<MailQueue> {
  const states = state ? [state] : notSent
  const isOver = !states.some((each) => notSent.includes(each))
  const [counts, mails] = await Promise.all([
    queryRows(
      pool,
      mailCount,
      `select ${shownState} as state, count(*)::int as count from mails where created_at > $2 group by 1`,
      [sendsMail, new Date(now.getTime() - COUNTED_MS)],
    ),
    queryRows(
      pool,
      queuedMail,
      `select mails.id, ${shownMailKind} as kind, recipient, reference, ${shownState} as state, attempts, last_error, created_at,
         ${mayGoAgain} as can_send_again
       from mails left join cases on cases.id = case_id
       where ${shownState} = any($2) and created_at > $3::timestamptz
       order by created_at desc limit ${MAX_LINES}`,
      [sendsMail, states, isOver ? new Date(now.getTime() - COUNTED_MS) : '-infinity'],
    ),
  ])
  const found = Object.fromEntries(counts.map(({ state: each, count }) => [each, count]))
  return {
    counts: { queued: 0, sent: 0, stored: 0, failed: 0, withheld: 0, ...found },
    isSent: sendsMail,
    mails: mails.map((row) => ({
      id: row.id,
      kind: mailKindNames[row.kind],
      recipient: row.recipient.replace(/^(.{2})[^@]*/, '$1…'),
      reference: row.reference,
      state: row.state,
      attempts: row.attempts,
      problem: row.last_error && mailProblem(row.last_error),
      said: row.last_error,
      canSendAgain: row.can_send_again,
      at: formatWhen(row.created_at, now, staffLanguage),
    })),
  }
}

/**
 * Puts a mail that was given up or withheld, or that waits for its next attempt, back in the queue, to be sent at once
 * under the same Message-ID. Gives whether it was.
 */
export function sendAgain(
  { database }: Pick<CaseDeps, 'database'>,
  { id, by }: { id: string; by: string },
): Promise<boolean> {
  return inTransaction(database.pool, async (client) => {
    const updated = await execute(
      client,
      `update mails set state = 'queued', attempts = 0, retries = 0, due_at = now(), last_error = null
       where id::text = $1 and ${mayGoAgain}`,
      [id],
    )
    if (updated === 0) return false
    await addAuditEntry(client, { staffId: by, action: 'mail-sent-again', subject: { kind: 'mail', id } })
    return true
  })
}
