import type { Restarts } from '../base/restarts.ts'
import type { Database } from '../database/database.ts'
import { isReachable } from '../database/pool.ts'
import type { ServerState } from '../database/supervise.ts'
import type { Queue } from '../queue/open-queue.ts'

/** What `GET /healthz` answers. */
export interface Health extends Restarts {
  ready: boolean
  database: 'ok' | 'unreachable'
  /** «ok», or the problem. */
  queue: string
  /** The embedded server; null with a database of one's own. */
  databaseServer: ServerState | null
}

const ANSWER_WITHIN_MS = 3000

/** Asks the database whether it answers, and gathers what else an operator wants to know. */
export async function readHealth(database: Database, queue: Queue, restarts: Restarts): Promise<Health> {
  const isReached = await isReachable(database.pool, ANSWER_WITHIN_MS)
  return {
    ready: isReached,
    database: isReached ? 'ok' : 'unreachable',
    queue: queue.state(),
    databaseServer: database.server(),
    ...restarts,
  }
}
