import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { openPool } from '../database/pool.ts'
import { LEASE_RENEWAL_S, type Queue } from '../queue/open-queue.ts'
import { noteFailure, releaseHeldUp, tryOneHeldUp } from './held-up-mail.ts'
import { type MailWork, sendMail } from './send-mail.ts'
import { MAIL_CONNECTIONS } from './transport.ts'

/** How often a mail server that was down is tried again. */
const TRY_EVERY_MS = 10_000

const SEND_MAIL = 'send-mail'

export interface MailWorker {
  /**
   * Starts no more mails and waits for those under way, so that acceptance by the mail server is recorded. After
   * `withinMs` the connections are cut: those mails are sent again under the same Message-ID, as after a kill.
   */
  close(withinMs: number): Promise<void>
}

/**
 * Sends the queued mails until it is closed: as many at a time as there are connections to the mail server, so that
 * no mail is claimed before its turn.
 */
export async function startMailWorker(
  queue: Queue,
  work: MailWork,
  { tryEveryMs = TRY_EVERY_MS }: { tryEveryMs?: number } = {},
): Promise<MailWorker> {
  // The worker has its own connections, so that an accepted mail is recorded at once, also while forms use all
  // others. If the process is killed before it is recorded, the mail is sent twice.
  const pool = openPool(work.deps.database.url, work.log, { max: MAIL_CONNECTIONS })
  for (let connection = 0; connection < MAIL_CONNECTIONS; connection += 1)
    await startSender(queue, work, pool)
  const timer = setInterval(() => {
    tryOneHeldUp(pool).catch((error) => work.log.warn({ err: error }, 'Retry of held-up mail failed'))
  }, tryEveryMs)
  timer.unref()
  queue.boss.once('stopped', () => {
    clearInterval(timer)
    pool.end().catch(() => undefined)
  })
  return {
    async close(withinMs) {
      const finished = queue.boss.offWork(SEND_MAIL)
      const givenUp = new AbortController()
      const isLate = await Promise.race([
        finished.then(() => false),
        wait(withinMs, true, { signal: givenUp.signal }).catch(() => false),
      ])
      givenUp.abort()
      if (isLate) {
        work.log.warn('Mail deliveries aborted at shutdown')
        // Cut before their jobs are free: another process must not send what this one is still handing in.
        work.transport.abort()
      }
      await finished
    },
  }
}

const options = {
  pollingIntervalSeconds: 0.5,
  heartbeatRefreshSeconds: LEASE_RENEWAL_S,
  includeMetadata: true,
  perJobResults: true,
} as const

/** Sends one mail after the other, without a pause while there are any. */
async function startSender({ boss }: Queue, work: MailWork, pool: Pool): Promise<void> {
  const { log } = work
  const id: string = await boss.work<{ mailId: string }, unknown, typeof options>(
    SEND_MAIL,
    options,
    async ([job]) => {
      if (!job) return []
      const { mailId } = job.data
      // Looks for the next one as soon as this one is done.
      boss.notifyWorker(id)
      try {
        if (await sendMail(work, mailId, pool))
          await releaseHeldUp(pool).catch((error) =>
            log.warn({ err: error }, 'Release of held-up mail failed'),
          )
        return [{ id: job.id, status: 'completed' as const }]
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown))
        const isLast = job.retryCount >= job.retryLimit
        log[isLast ? 'error' : 'warn'](
          { err: error, mailId },
          isLast ? 'A mail was given up' : 'A mail waits',
        )
        await noteFailure(pool, { mailId, error, isLast }).catch(() => undefined)
        return [{ id: job.id, status: 'failed' as const, output: { message: error.message } }]
      }
    },
  )
}
