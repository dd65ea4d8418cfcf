import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { openPool } from '../../../platform/database/pool.ts'
import { MAIL_CONNECTIONS } from '../../../platform/mail/transport.ts'
import { tryOneHeldUp } from './held-up-mail.ts'
import { MailBatches } from './mail-batches.ts'
import type { MailWork } from './send-mail.ts'
import { LEASE_RENEWAL_S, renewLeases, type TakenMail, takeMails } from './take-mails.ts'

/** How often a mail server that was down is tried again. */
const TRY_EVERY_MS = 10_000

/** How often an empty queue is looked at. */
const LOOK_EVERY_MS = 500

/** Taking costs as much for one mail as for several: mails are taken when so many connections are free. */
const FREE_TOGETHER = 3

/** How long free connections wait for further ones. */
const FREE_AT_MOST_MS = 20

export interface MailWorker {
  /**
   * Starts no more mails and waits for those under way, so that acceptance by the mail server is recorded. After
   * `withinMs` the connections are cut: those mails are sent again under the same Message-ID, as after a kill.
   */
  close(withinMs: number): Promise<void>
}

/**
 * Sends the queued mails until it is closed. It takes as many at a time as there are free connections to the mail server, so
 * that no mail is taken before its turn, and one that hangs holds up no other.
 */
export function startMailWorker(
  work: MailWork,
  { tryEveryMs = TRY_EVERY_MS }: { tryEveryMs?: number } = {},
): MailWorker {
  const { log } = work
  // The worker has its own connections, so that an accepted mail is recorded at once, also while forms use all
  // others. If the process is killed before it is recorded, the mail is sent twice.
  const pool = openPool(work.deps.database.url, log, { max: MAIL_CONNECTIONS, findsByIndex: true })
  const batches = new MailBatches(work, pool)
  const closing = new AbortController()
  const every = (ms: number, task: () => Promise<void>, problem: string) =>
    setInterval(() => task().catch((error) => log.warn({ err: error }, problem)), ms).unref()
  const timers = [
    every(tryEveryMs, () => tryOneHeldUp(pool), 'Retry of held-up mail failed'),
    every(
      LEASE_RENEWAL_S * 1000,
      () => renewLeases(pool, batches.ids()),
      'Renewal of the leases of mails failed',
    ),
  ]
  let isLost = false
  const take = async (atMost: number): Promise<TakenMail[]> => {
    try {
      const taken = await takeMails(pool, atMost, batches.ids())
      isLost = false
      return taken
    } catch (error) {
      // In an outage each look fails: one line says it.
      if (!isLost) log.error({ err: error }, 'Mails could not be taken')
      isLost = true
      return []
    }
  }
  const looking = sendMails(take, batches, closing.signal)
  return {
    async close(withinMs) {
      closing.abort()
      const finished = looking.then(() => batches.finished())
      const givenUp = new AbortController()
      const isLate = await Promise.race([
        finished.then(() => false),
        wait(withinMs, true, { signal: givenUp.signal }).catch(() => false),
      ])
      givenUp.abort()
      if (isLate) {
        log.warn('Mail deliveries aborted at shutdown')
        // Cut before the mails are free: another process must not send what this one is still handing in.
        work.transport.abort()
      }
      await finished
      for (const timer of timers) clearInterval(timer)
      await pool.end()
    },
  }
}

/** Takes mails whenever there are free connections, without a pause while there are any. */
async function sendMails(
  take: (atMost: number) => Promise<TakenMail[]>,
  batches: MailBatches,
  closing: AbortSignal,
): Promise<void> {
  let freed = Promise.withResolvers<void>()
  closing.addEventListener('abort', () => freed.resolve())
  const waitForFree = async (timeout?: NodeJS.Timeout) => {
    await freed.promise
    clearTimeout(timeout)
    freed = Promise.withResolvers<void>()
    // Those that are recorded together become free one after the other.
    await nextTurn()
  }
  while (!closing.aborted) {
    if (batches.size >= MAIL_CONNECTIONS) {
      await waitForFree()
      continue
    }
    const end = performance.now() + FREE_AT_MOST_MS
    const mayWait = () => MAIL_CONNECTIONS - batches.size < FREE_TOGETHER && performance.now() < end
    while (mayWait() && !closing.aborted)
      await waitForFree(setTimeout(() => freed.resolve(), end - performance.now()))
    if (closing.aborted) return
    const free = MAIL_CONNECTIONS - batches.size
    const taken = await take(free)
    batches.start(taken, () => freed.resolve())
    if (taken.length < free) await wait(LOOK_EVERY_MS, undefined, { signal: closing }).catch(() => undefined)
  }
}
