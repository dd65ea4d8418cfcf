import { setTimeout as wait } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { errorCode } from '../base/errors.ts'
import { withinTransaction } from './transaction-context.ts'

/** PostgreSQL's codes for work that was ended so that other work could go on (appendix A). */
const ENDED_FOR_OTHERS = new Set(['40P01', '40001'])
const MAX_ATTEMPTS = 4

/**
 * Runs work in one transaction: all of it is stored, or none. The work uses the client it is given, and nothing that
 * asks the pool for another connection.
 */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await withinTransaction(pool, () => work(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failed) => {
      broken = failed
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Runs work that locks several rows in one transaction, and over again where it and other work waited for each
 * other and the database ended this one. For work that does nothing outside the database.
 */
export async function inContestedTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  attempts = MAX_ATTEMPTS,
): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await inTransaction(pool, work)
    } catch (error) {
      const code = errorCode(error)
      if (run >= attempts || !code || !ENDED_FOR_OTHERS.has(code)) throw error
      await wait(Math.random() * 50 * run)
    }
  }
}
