import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'

interface OpenTransaction {
  pool: Pool
  /** False once it has ended: work that it has left behind may use the pool. */
  isOpen: boolean
  /** Set when it has asked the pool for another connection. */
  refused: Error | null
}

const current = new AsyncLocalStorage<OpenTransaction>()

/**
 * Runs the work of a transaction, which has its connection from the pool already. The work fails if it has asked the
 * pool for another connection, also where it caught the error of that.
 */
export async function withinTransaction<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const transaction: OpenTransaction = { pool, isOpen: true, refused: null }
  try {
    const result = await current.run(transaction, work)
    if (transaction.refused) throw transaction.refused
    return result
  } finally {
    transaction.isOpen = false
  }
}

/**
 * Refuses a second connection to work that holds one already, however many are free: under load all connections
 * would be held by transactions that wait for another one.
 * @throws Error within an open transaction of the same pool.
 */
export function assertNoTransaction(pool: Pool): void {
  const transaction = current.getStore()
  if (transaction?.pool !== pool || !transaction.isOpen) return
  transaction.refused = new Error(
    'A transaction must not ask the pool for another connection: use its client, or read before it begins.',
  )
  throw transaction.refused
}
