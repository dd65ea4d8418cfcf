import type { PoolClient } from 'pg'
import { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'

/** Queues whose jobs carry something, and what they carry. */
export interface QueuedWork {
  'send-mail': { mailId: string }
}

/** The queue, in the site's own database: what is put in it within a transaction is there if the rest is. */
export interface Queue {
  boss: PgBoss
  /** «ok», or what is wrong. */
  state(): string
  wentWell(): void
  /** Puts work in the queue as part of a transaction; it is not begun before `afterSeconds` have gone by. */
  add<Name extends keyof QueuedWork>(
    client: PoolClient,
    name: Name,
    data: QueuedWork[Name],
    when?: { afterSeconds?: number },
  ): Promise<void>
  close(): Promise<void>
}

/**
 * Retries of a mail: after 5 s, then twice as long each time, and every three hours once that is reached.
 * Thirty-six of them take a good 72 hours.
 */
const mailRetries = { retryLimit: 36, retryDelay: 5, retryBackoff: true, retryDelayMax: 10_800 }

/** A mail under way for longer than this was cut off, and is tried again. */
const MAIL_TAKES_AT_MOST_S = 20

export async function openQueue(database: Database, log: Log): Promise<Queue> {
  let state = 'ok'
  const boss = new PgBoss({
    connectionString: database.url,
    max: 3,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => {
    state = 'unreachable'
    log.error({ err: error }, 'The job queue reports an error')
  })
  await boss.start()
  const options = { ...mailRetries, expireInSeconds: MAIL_TAKES_AT_MOST_S }
  await boss.createQueue('send-mail', options)
  await boss.updateQueue('send-mail', options)
  return {
    boss,
    state: () => state,
    wentWell() {
      state = 'ok'
    },
    async add(client, name, data, { afterSeconds = 0 } = {}) {
      await boss.send(name, data, {
        ...(afterSeconds > 0 ? { startAfter: afterSeconds } : {}),
        db: { executeSql: (text, values) => client.query(text, values as unknown[]) },
      })
    },
    close: () => boss.stop({ graceful: true, timeout: 2500 }),
  }
}
