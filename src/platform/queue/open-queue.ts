import type { Pool, PoolClient } from 'pg'
import { PgBoss, systemClock } from 'pg-boss'
import type { Log } from '../base/log.ts'
import type { Database } from '../database/database.ts'
import { execute } from '../database/query.ts'
import type { JobName } from './job-name.ts'

/** The queues with data, and the data of their jobs. */
interface QueuedWork {
  'send-push': { deviceId: string; message: { title: string; path: string; tag: string; isUrgent: boolean } }
}

/** The queue, in the site's own database: what is put in it within a transaction is there if the rest is. */
export interface Queue {
  boss: PgBoss
  /** «ok», or the problem. */
  state(): string
  wentWell(): void
  /** Puts jobs in the queue as part of a transaction. */
  add<Name extends keyof QueuedWork>(
    client: PoolClient,
    name: Name,
    jobs: readonly QueuedWork[Name][],
  ): Promise<void>
  close(): Promise<void>
}

/** A job whose lease was not renewed for this long was cut off with its process, and is taken over. */
export const LEASE_S = 20
export const JOB_LEASE_RENEWAL_S = 5

const SEND_PUSH = 'send-push' satisfies keyof QueuedWork & JobName

/** A message to a device is tried again after 10 s, then twice as long each time; for about an hour, then it is old news. */
const pushQueue = {
  retryLimit: 8,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 1800,
  heartbeatSeconds: LEASE_S,
}

/** How often leases are looked at. */
const SUPERVISE_S = 5

/** How often jobs are looked for that wait for others, of which there are none. */
const FLOW_S = 24 * 3600

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
    flowIntervalSeconds: FLOW_S,
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
  await boss.createQueue(SEND_PUSH, pushQueue)
  await boss.updateQueue(SEND_PUSH, pushQueue)
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
    async add(client, name, jobs) {
      if (jobs.length === 0) return
      await boss.insert(
        name,
        jobs.map((data) => ({ data })),
        { db: { executeSql: (text, values) => client.query(text, values) } },
      )
    },
    async close() {
      clearInterval(takeOver)
      await boss.stop({ graceful: true, timeout: JOBS_END_WITHIN_MS })
    },
  }
}

/** What pg-boss notes on a job whose process is gone. */
const INTERRUPTED = ['job heartbeat timeout', 'pg-boss shut down while active']

/** Makes jobs due whose process has died: the pause before a retry is for failed jobs, and these did not fail. */
export async function takeOverInterrupted(pool: Pool): Promise<void> {
  await execute(
    pool,
    `update pgboss.job set start_after = now()
     where state = 'retry' and start_after > now()
       and coalesce(output -> 'value' ->> 'message', output ->> 'value') = any($1)`,
    [INTERRUPTED],
  )
}
