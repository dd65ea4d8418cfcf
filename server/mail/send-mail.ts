import type { CaseDesk } from '../cases/desk.ts'
import type { Queue } from '../jobs/open-queue.ts'
import type { Log } from '../log.ts'
import { composeMail, type StoredMail } from './compose.ts'
import type { RenderMail } from './model.ts'
import type { MailTransport } from './transport.ts'

export interface MailWork {
  desk: CaseDesk
  transport: MailTransport
  render: RenderMail
  log: Log
  /** How the company is reached, as every mail ends with. */
  contact: () => Promise<{ phone: string }>
}

/** Sends a mail that has been ordered, and notes it. A mail that was sent, or is there no more, is passed over. */
export async function sendMail(
  { desk, transport, render, contact }: MailWork,
  mailId: string,
): Promise<void> {
  const { pool } = desk.database
  const { rows } = await pool.query<StoredMail>(
    `update mails set attempts = attempts + 1 where id = $1 and state in ('queued', 'failed')
     returning id, case_id as "caseId", kind, recipient, message_id as "messageId", data`,
    [mailId],
  )
  const mail = rows[0]
  if (!mail) return
  const { subject, replyTo, ...model } = await composeMail(desk, mail)
  const { html, text } = render({ subject, ...model }, await contact())
  await transport.send({ messageId: mail.messageId, to: mail.recipient, subject, replyTo, html, text })
  await pool.query("update mails set state = 'sent', sent_at = now(), last_error = null where id = $1", [
    mailId,
  ])
}

/** How mails are fetched: a few at a time, each with an outcome of its own. */
const batches = {
  batchSize: 20,
  localConcurrency: 2,
  // While there is more, the next few are fetched at once.
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 0.5,
  includeMetadata: true,
  perJobResults: true,
} as const

/** Sends what is in the queue, for as long as the process runs. */
export async function startMailWorker(queue: Queue, work: MailWork): Promise<void> {
  const { desk, log } = work
  const tell = async (mailId: string, error: Error, isLast: boolean) => {
    log[isLast ? 'error' : 'warn']({ err: error, mailId }, isLast ? 'A mail was given up' : 'A mail waits')
    await desk.database.pool.query(
      "update mails set last_error = $2, state = case when $3 then 'failed' else state end where id = $1",
      [mailId, error.message.slice(0, 500), isLast],
    )
  }
  await queue.boss.work<{ mailId: string }, unknown, typeof batches>('send-mail', batches, (jobs) =>
    Promise.all(
      jobs.map(async ({ id, data, retryCount, retryLimit }) => {
        try {
          await sendMail(work, data.mailId)
          return { id, status: 'completed' as const }
        } catch (error) {
          await tell(data.mailId, error as Error, retryCount >= retryLimit).catch(() => undefined)
          return { id, status: 'failed' as const, output: { message: (error as Error).message } }
        }
      }),
    ),
  )
}
