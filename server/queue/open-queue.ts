import type { PoolClient } from 'pg'
import { PgBoss, systemClock } from 'pg-boss'
import type { JobName } from '../../forms/staff/overview.words.ts'
import type { Log } from '../base/log.ts'
import type { Database } from '../database/database.ts'
import type { Queryable } from '../database/query.ts'
import { takeOverInterrupted } from './take-over.ts'

/** The queues with data, and the data of their jobs. */
export interface QueuedWork {
  'send-mail': { mailId: string }
  'send-push': { deviceId: string; message: { title: string; path: string; tag: string; isUrgent: boolean } }
}

/** A job that this process has taken; its lease is renewed until it is completed or failed. */
export interface TakenJob<Name extends keyof QueuedWork> {
  id: string
  data: QueuedWork[Name]
  retryCount: number
  retryLimit: number
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
  /** Takes the oldest jobs that are due, at most so many; none where the queue cannot be reached, which is reported. */
  take<Name extends keyof QueuedWork>(db: Queryable, name: Name, atMost: number): Promise<TakenJob<Name>[]>
  /** Renews the leases of taken jobs. */
  renew(name: keyof QueuedWork, jobIds: readonly string[]): Promise<void>
  /** Completes taken jobs. */
  complete(db: Queryable, name: keyof QueuedWork, jobIds: readonly string[]): Promise<void>
  /** Puts taken jobs back for their next try, or gives them up after the last one; reported where that fails. */
  fail(name: keyof QueuedWork, jobIds: readonly string[], error: Error): Promise<void>
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

/** Errors closer together than this belong to one outage: a worker that waits for a connection may report late. */
const OUTAGE_ENDS_AFTER_MS = 60_000

/** How long a stop waits for jobs under way; they are taken over, so it is only a courtesy. */
const JOBS_END_WITHIN_MS = 1500

/**
 * A monotonic clock. Workers wait by the difference of two readings: if the machine's clock were set back by two
 * hours in between, they would sleep for two hours.
 */
const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/** Starts the job queue on the database. Throws where that fails; errors after it are logged, and `state` tells of them. */
export async function openQueue(database: Database, log: Log): Promise<Queue> {
  let lastError = Number.NEGATIVE_INFINITY
  const sinceError = () => performance.now() - lastError
  const state = () => (sinceError() < ERROR_COUNTS_FOR_MS ? 'unreachable' : 'ok')
  const boss = new PgBoss({
    connectionString: database.url,
    max: 4,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    clock: steadyClock,
    // Schedules go by the database's clock: how far this one is from it is read again each minute.
    clockMonitorIntervalSeconds: 60,
  })
  const report = (error: unknown) => {
    // In an outage each worker reports each of its tries: one line says it.
    log[sinceError() < OUTAGE_ENDS_AFTER_MS ? 'debug' : 'error'](
      { err: error },
      'The job queue reports an error',
    )
    lastError = performance.now()
  }
  boss.on('error', report)
  await boss.start()
  const open = async (
    name: keyof QueuedWork & JobName,
    retries: typeof pushRetries & { expireInSeconds?: number },
  ) => {
    const options = { ...retries, heartbeatSeconds: LEASE_S }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  await open('send-mail', { ...mailRetries, expireInSeconds: MAIL_TAKES_AT_MOST_S })
  await open('send-push', pushRetries)
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
        { db: named(client, `add-${name}`) },
      )
    },
    async take<Name extends keyof QueuedWork>(db: Queryable, name: Name, atMost: number) {
      try {
        return await boss.fetch<QueuedWork[Name]>(name, {
          batchSize: atMost,
          includeMetadata: true,
          db: named(db, `take-${atMost}-${name}`),
        })
      } catch (error) {
        report(error)
        return []
      }
    },
    async renew(name, jobIds) {
      if (jobIds.length > 0) await boss.touch(name, [...jobIds])
    },
    async complete(db, name, jobIds) {
      if (jobIds.length > 0)
        await boss.complete(name, [...jobIds], undefined, { db: named(db, `complete-${name}`) })
    },
    async fail(name, jobIds, { message }) {
      await boss.fail(name, [...jobIds], { message }).catch(report)
    },
    async close() {
      clearInterval(takeOver)
      await boss.stop({ graceful: true, timeout: JOBS_END_WITHIN_MS })
    },
  }
}

/** Runs a long statement of pg-boss under a name: it is planned once for each connection. */
const named = (db: Queryable, name: string) => ({
  executeSql: (text: string, values?: unknown[]) => db.query({ name, text, ...(values ? { values } : {}) }),
})
