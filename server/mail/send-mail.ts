import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Log } from '../base/log.ts'
import type { CaseDeps } from '../cases/deps.ts'
import { execute, findRow } from '../database/query.ts'
import { composeMail, storedMail } from './compose.ts'
import type { RenderMail } from './model.ts'
import type { MailTransport } from './transport.ts'

export interface MailWork {
  deps: CaseDeps
  transport: MailTransport
  render: RenderMail
  log: Log
}

/** How long the database may be unreachable between the server's acceptance of a mail and our record of it. */
const NOTE_WITHIN_MS = 60_000

/** Mails that this process is sending: a job that was handed out twice waits for the running one. */
const underWay = new Map<string, Promise<boolean>>()

/** Mails that the mail server has accepted and that are not recorded as sent yet: they are never sent again. */
const accepted = new Set<string>()

/**
 * Sends a queued mail and records it. Returns whether the mail server accepted it now: a mail that was already sent,
 * or no longer exists, is skipped. `pool` holds its state.
 */
export function sendMail(
  work: MailWork,
  mailId: string,
  pool: Pool = work.deps.database.pool,
): Promise<boolean> {
  const sending = underWay.get(mailId) ?? sendOnce(work, mailId, pool).finally(() => underWay.delete(mailId))
  underWay.set(mailId, sending)
  return sending
}

async function sendOnce({ deps, transport, render }: MailWork, mailId: string, pool: Pool): Promise<boolean> {
  if (accepted.has(mailId)) {
    await noteSent(pool, mailId)
    return true
  }
  const mail = await findRow(
    pool,
    storedMail,
    {
      name: 'claim-mail',
      text: `update mails set attempts = attempts + 1 where id = $1 and state in ('queued', 'failed')
        returning id, case_id as "caseId", subscriber_id as "subscriberId", kind, recipient, message_id as "messageId", data`,
    },
    [mailId],
  )
  if (!mail) return false
  const composed = await composeMail(deps, mail)
  if (!composed) {
    await execute(pool, "update mails set state = 'withheld' where id = $1", [mailId])
    return false
  }
  const { subject, replyTo, unsubscribe, calendar, ...model } = composed
  const { html, text } = render({ subject, ...model }, await deps.contact())
  const { messageId, recipient: to } = mail
  await transport.send({ messageId, to, subject, replyTo, unsubscribe, calendar, html, text })
  accepted.add(mailId)
  await noteSent(pool, mailId)
  return true
}

/** Tries until it is noted: what is not noted would be sent again. */
async function noteSent(pool: Pool, mailId: string): Promise<void> {
  const start = performance.now()
  for (let pause = 50; ; pause = Math.min(2 * pause, 2000)) {
    try {
      await execute(
        pool,
        {
          name: 'note-mail-sent',
          text: "update mails set state = 'sent', sent_at = now(), last_error = null, held_up = null where id = $1",
        },
        [mailId],
      )
      accepted.delete(mailId)
      return
    } catch (error) {
      if (performance.now() - start > NOTE_WITHIN_MS) throw error
      await sleep(pause)
    }
  }
}
