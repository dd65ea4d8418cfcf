import type { PoolClient } from 'pg'
import { PgBoss, systemClock } from 'pg-boss'
import type { Log } from '../base/log.ts'
import type { Database } from '../database/database.ts'
import { takeOverInterrupted } from './take-over.ts'

/** The queues with data, and the data of their jobs. */
export interface QueuedWork {
  'send-mail': { mailId: string }
  'send-push': { deviceId: string; message: { title: string; path: string; tag: string; isUrgent: boolean } }
}

/** The queue, in the site's own database: what is put in it within a transaction is there if the rest is. */
export interface Queue {
  boss: PgBoss
  /** «ok», or the problem. */
  state(): string
  wentWell(): void
  /** Puts jobs in the queue as part of a transaction; none is begun before `afterSeconds` have gone by. */
  add<Name extends keyof QueuedWork>(
    client: PoolClient,
    name: Name,
    jobs: readonly QueuedWork[Name][],
    when?: { afterSeconds?: number },
  ): Promise<void>
  close(): Promise<void>
}

/**
 * Retries of a mail: after 5 s, then twice as long each time, and every three hours once that is reached.
 * Thirty-six of them take a good 72 hours.
 */
const mailRetries = { retryLimit: 36, retryDelay: 5, retryBackoff: true, retryDelayMax: 10_800 }

/** Retries of a message to a device: after 10 s, then twice as long each time; for about an hour, then it is old news. */
const pushRetries = { retryLimit: 8, retryDelay: 10, retryBackoff: true, retryDelayMax: 1800 }

/** A mail under way for longer than this has hung; no step of a sending takes as long. */
const MAIL_TAKES_AT_MOST_S = 1800

/** A job whose lease was not renewed for this long was cut off with its process, and is taken over. */
export const LEASE_S = 20
export const LEASE_RENEWAL_S = 5

/** How often leases are looked at. */
const SUPERVISE_S = 5

/** Longer than the workers' pauses: while the queue is away, they report it more often than this. */
const ERROR_COUNTS_FOR_MS = 5000

/** How long a stop waits for jobs under way; they are taken over, so it is only a courtesy. */
const JOBS_END_WITHIN_MS = 1500

/**
 * A monotonic clock. Workers wait by the difference of two readings: if the machine's clock were set back by two
 * hours in between, they would sleep for two hours.
 */
const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

export async function openQueue(database: Database, log: Log): Promise<Queue> {
  let lastError = Number.NEGATIVE_INFINITY
  const state = () => (performance.now() - lastError < ERROR_COUNTS_FOR_MS ? 'unreachable' : 'ok')
  const boss = new PgBoss({
    connectionString: database.url,
    max: 4,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    clock: steadyClock,
    // Schedules go by the database's clock: how far this one is from it is read again each minute.
    clockMonitorIntervalSeconds: 60,
  })
  boss.on('error', (error) => {
    // In an outage each worker reports each of its tries: one line says it.
    log[state() === 'ok' ? 'error' : 'debug']({ err: error }, 'The job queue reports an error')
    lastError = performance.now()
  })
  await boss.start()
  const options = { ...mailRetries, expireInSeconds: MAIL_TAKES_AT_MOST_S, heartbeatSeconds: LEASE_S }
  await boss.createQueue('send-mail', options)
  await boss.updateQueue('send-mail', options)
  const pushOptions = { ...pushRetries, heartbeatSeconds: LEASE_S }
  await boss.createQueue('send-push', pushOptions)
  await boss.updateQueue('send-push', pushOptions)
  const takeOver = setInterval(() => {
    takeOverInterrupted(database.pool).catch((error) =>
      log.warn({ err: error }, 'Search for interrupted jobs failed'),
    )
  }, SUPERVISE_S * 1000)
  takeOver.unref()
  return {
    boss,
    state,
    wentWell() {
      lastError = Number.NEGATIVE_INFINITY
    },
    async add(client, name, jobs, { afterSeconds = 0 } = {}) {
      if (jobs.length === 0) return
      const start = afterSeconds > 0 ? { startAfter: afterSeconds } : {}
      await boss.insert(
        name,
        jobs.map((data) => ({ data, ...start })),
        // Under a name the long statement is planned once for each connection; there is one for each queue.
        { db: { executeSql: (text, values) => client.query({ name: `add-${name}`, text, values }) } },
      )
    },
    async close() {
      clearInterval(takeOver)
      await boss.stop({ graceful: true, timeout: JOBS_END_WITHIN_MS })
    },
  }
}
