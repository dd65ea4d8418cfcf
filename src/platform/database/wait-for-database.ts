import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { errorCode } from '../base/errors.ts'
import type { Log } from '../base/log.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/** How long a site waits for a database that starts together with it. */
const MAX_WAIT_MS = 60_000
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 5000

/** Node's codes for a server, or its socket, that is not there yet, or whose name is not known yet. */
const NOT_THERE_YET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'ETIMEDOUT',
])

interface WaitOptions {
  withinMs?: number
  /** Ends the waiting with its reason. */
  signal?: AbortSignal | undefined
}

/**
 * Waits until the database takes a connection, with growing pauses. Does not wait for one that answers and refuses, such as by
 * a wrong password.
 * @throws Error where it takes none.
 */
export async function waitForDatabase(
  pool: Pool,
  log: Log,
  { withinMs = MAX_WAIT_MS, signal }: WaitOptions = {},
): Promise<void> {
  const start = performance.now()
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    const problem = await connectionProblem(pool)
    if (!problem) return
    const isLate = performance.now() - start + pauseMs > withinMs
    if (isLate || !mayComeUp(problem))
      throw new Error(`The database takes no connection: ${problem.message || errorCode(problem)}.`, {
        cause: problem,
      })
    log.warn({ err: problem, pauseMs }, 'The database takes no connection yet; trying again')
    await sleep(pauseMs, null, signal ? { signal } : {})
  }
}

/** Why the database takes no connection, as node-postgres says it; null where it takes one. */
async function connectionProblem(pool: Pool): Promise<Error | null> {
  try {
    const client = await pool.connect()
    client.release()
    return null
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return error.cause instanceof Error ? error.cause : error
  }
}

const mayComeUp = (problem: Error) =>
  NOT_THERE_YET.has(errorCode(problem) ?? '') || isDatabaseUnavailable(problem)
