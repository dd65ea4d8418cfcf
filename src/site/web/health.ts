import type { Restarts } from '../../platform/base/restarts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Listener } from '../../platform/database/listener.ts'
import { isExhausted, isReachable } from '../../platform/database/pool.ts'
import type { ServerState } from '../../platform/database/supervise.ts'
import type { Queue } from '../../platform/queue/open-queue.ts'

/** What `GET /healthz` answers. */
export interface Health extends Restarts {
  ready: boolean
  /** «busy» while all of the site's connections are in use, and the database answers on the one that listens. */
  database: 'ok' | 'busy' | 'unreachable'
  /** «ok», or the problem. */
  queue: string
  /** The embedded server; null with a database of one's own. */
  databaseServer: ServerState | null
}

const ANSWER_WITHIN_MS = 3000

/**
 * Asks the database whether it answers, and gathers what else an operator wants to know. A site that is only busy counts as
 * ready: it shows the pages that it has in memory, and to leave it would send its visitors to processes that are as busy.
 */
export async function readHealth(
  { database, listener }: { database: Database; listener: Pick<Listener, 'isListening'> },
  queue: Queue,
  restarts: Restarts,
): Promise<Health> {
  const state = await databaseState(database, listener)
  return {
    ready: state !== 'unreachable',
    database: state,
    queue: queue.state(),
    databaseServer: database.server(),
    ...restarts,
  }
}

async function databaseState(
  { pool }: Database,
  listener: Pick<Listener, 'isListening'>,
): Promise<Health['database']> {
  // Not asked over a pool without a connection to spare: the answer would come later than it is waited for.
  if (!isExhausted(pool) && (await isReachable(pool, ANSWER_WITHIN_MS))) return 'ok'
  return isExhausted(pool) && listener.isListening() ? 'busy' : 'unreachable'
}
