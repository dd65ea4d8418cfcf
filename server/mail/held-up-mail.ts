import type { Pool } from 'pg'
import { z } from 'zod'
import { execute, queryRows } from '../database/query.ts'
import { inContestedTransaction } from '../database/transaction.ts'
import { mailKinds } from '../outbox/queue-mail.ts'
import { noteUndelivered } from './undelivered.ts'

/** If no mail was sent for this long, a refusal may be the server's fault and not the mail's. */
const QUIET_S = 60

/** SMTP commands that come before a server knows which mail it is (RFC 5321 §4.1.1). */
const beforeTheMail = /^(CONN|API|EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM)/

const failedMail = z.object({ case_id: z.string().nullable(), kind: z.enum(mailKinds) })

/** Notes why a mail was not sent, unless it was; with `isLast` it is not tried again, and its case gets an event. */
export async function noteFailure(
  pool: Pool,
  { mailId, error, isLast }: { mailId: string; error: Error; isLast: boolean },
): Promise<void> {
  await inContestedTransaction(pool, async (client) => {
    const rows = await queryRows(
      client,
      failedMail,
      `update mails set last_error = $2, state = case when $3 then 'failed' else state end,
         held_up = case when $3 then null when $4 then 'server'
           when not exists (select from mails where sent_at > now() - make_interval(secs => $5)) then 'mail' end
       where id = $1 and state <> 'sent' returning case_id, kind`,
      [mailId, error.message.slice(0, 500), isLast, isServerFailure(error), QUIET_S],
    )
    if (isLast)
      for (const { case_id, kind } of rows)
        await noteUndelivered(client, { caseId: case_id, kind }, new Date())
  })
}

/** Whether the mail server failed, rather than refused this one mail. */
export function isServerFailure(error: Error): boolean {
  const responseCode = 'responseCode' in error ? error.responseCode : null
  const command = 'command' in error ? error.command : null
  if (typeof responseCode !== 'number' || responseCode === 421) return true
  return typeof command === 'string' && beforeTheMail.test(command)
}

/** Makes waiting jobs due; an early retry does not count as one. */
const makeDue = `update pgboss.job set start_after = now(), retry_count = retry_count - 1`

/** After a successful delivery: makes all mails due that wait for the mail server. */
export async function releaseHeldUp(pool: Pool): Promise<void> {
  await execute(
    pool,
    `with due as (
       ${makeDue} where name = 'send-mail' and state = 'retry'
         and data ->> 'mailId' in (select id::text from mails where held_up is not null)
       returning data ->> 'mailId' as mail_id
     )
     update mails set held_up = null from due where mails.id::text = mail_id`,
  )
}

/** Tries one of the mails that wait for the server, another one each time, to notice when the server is back. */
export async function tryOneHeldUp(pool: Pool): Promise<void> {
  await execute(
    pool,
    `${makeDue} where id = (
       select job.id from mails join pgboss.job on job.name = 'send-mail' and job.data ->> 'mailId' = mails.id::text
       where held_up = 'server' and job.state = 'retry' order by attempts, mails.created_at limit 1
       for update of job skip locked
     ) and state = 'retry'`,
  )
}
