import type { Restarts } from '../base/restarts.ts'
import type { Database } from '../database/database.ts'
import type { ServerState } from '../database/supervise.ts'
import type { Queue } from '../queue/open-queue.ts'

/** What `GET /healthz` answers. */
export interface Health extends Restarts {
  ready: boolean
  database: 'ok' | 'unreachable'
  /** «ok», or what is wrong. */
  queue: string
  /** The embedded server; null with a database of one's own. */
  databaseServer: ServerState | null
}

const ANSWER_WITHIN_MS = 3000

/** Asks the database whether it answers, and gathers what else an operator wants to know. */
export async function readHealth(database: Database, queue: Queue, restarts: Restarts): Promise<Health> {
  const query = { text: 'select 1', query_timeout: ANSWER_WITHIN_MS }
  const isReached = await database.pool.query(query).then(
    () => true,
    () => false,
  )
  return {
    ready: isReached,
    database: isReached ? 'ok' : 'unreachable',
    queue: queue.state(),
    databaseServer: database.server(),
    ...restarts,
  }
}
