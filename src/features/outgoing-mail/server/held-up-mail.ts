import type { Pool } from 'pg'
import { z } from 'zod'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { inContestedTransaction } from '../../../platform/database/transaction.ts'
import { mailKinds } from '../../../platform/mail/queue-mail.ts'
import { MAX_RETRIES, pauseBeforeRetry } from '../../../platform/mail/retries.ts'
import { isFree } from './take-mails.ts'
import { noteUndelivered } from './undelivered.ts'

/** If no mail was sent for this long, a refusal may be the server's fault and not the mail's. */
const QUIET_S = 60

/** SMTP commands that come before a server knows which mail it is (RFC 5321 §4.1.1). */
const beforeTheMail = /^(CONN|API|EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM)/

const failedMail = z.object({ case_id: z.string().nullable(), kind: z.enum(mailKinds) })

interface FailedMail {
  mailId: string
  retries: number
  error: Error
}

/** Whether a mail that fails now is not tried again. */
export const isGivenUp = ({ retries }: Pick<FailedMail, 'retries'>): boolean => retries >= MAX_RETRIES

/**
 * Notes why a mail was not sent, unless it was, and when it is tried again. After the last try it is given up, and its case gets
 * an event.
 */
export async function noteFailure(pool: Pool, failed: FailedMail): Promise<void> {
  const { mailId, retries, error } = failed
  const isLast = isGivenUp(failed)
  await inContestedTransaction(pool, async (client) => {
    const rows = await queryRows(
      client,
      failedMail,
      `update mails set last_error = $2, state = case when $3 then 'failed' else state end,
         due_at = now() + make_interval(secs => $6), retries = retries + 1, leased_until = null,
         held_up = case when $3 then null when $4 then 'server'
           when not exists (select from mails where sent_at > now() - make_interval(secs => $5)) then 'mail' end
       where id = $1 and state <> 'sent' returning case_id, kind`,
      [
        mailId,
        error.message.slice(0, 500),
        isLast,
        isServerFailure(error),
        QUIET_S,
        pauseBeforeRetry(retries),
      ],
    )
    if (isLast)
      for (const { case_id, kind } of rows)
        await noteUndelivered(client, { caseId: case_id, kind }, new Date())
  })
}

/** Whether the mail server failed, rather than refused this one mail. */
function isServerFailure(error: Error): boolean {
  const responseCode = 'responseCode' in error ? error.responseCode : null
  const command = 'command' in error ? error.command : null
  if (typeof responseCode !== 'number' || responseCode === 421) return true
  return typeof command === 'string' && beforeTheMail.test(command)
}

/** Makes waiting mails due; an early retry does not count as one. */
const makeDue = 'update mails set due_at = now(), retries = greatest(retries - 1, 0)'

/** After a successful delivery: makes all mails due that wait for the mail server. */
export async function releaseHeldUp(pool: Pool): Promise<void> {
  await execute(
    pool,
    `${makeDue}, held_up = null where held_up is not null and state = 'queued' and due_at > now() and ${isFree}`,
  )
}

/** Tries one of the mails that wait for the server, another one each time, to notice when the server is back. */
export async function tryOneHeldUp(pool: Pool): Promise<void> {
  await execute(
    pool,
    `${makeDue} where id = (
       select id from mails where held_up = 'server' and state = 'queued' and due_at > now() and ${isFree}
       order by attempts, created_at limit 1 for update skip locked
     )`,
  )
}
