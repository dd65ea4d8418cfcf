import type { PoolClient } from 'pg'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Storage } from '../pictures/storage.ts'
import { type Erased, newLedgerFile, writeLedger } from './ledger.ts'

interface EraseDesk {
  database: Pick<Database, 'pool'>
  storage: Storage
}

/**
 * Erases something so that it stays erased: the ledger says so before it is done, or nothing is. A word too many
 * in the ledger does no harm: what it names was to go, and is tried again. Then the doomed files are deleted.
 */
export async function eraseForGood<T>(
  desk: EraseDesk,
  work: (client: PoolClient) => Promise<{ erased: readonly Erased[]; result: T }>,
): Promise<T> {
  const file = newLedgerFile()
  const result = await inTransaction(desk.database.pool, async (client) => {
    const done = await work(client)
    if (done.erased.length > 0) {
      await client.query(
        `insert into erasures (what, case_id, address)
         select what, "caseId", address from jsonb_to_recordset($1) as t (what text, "caseId" uuid, address text)`,
        [JSON.stringify(done.erased)],
      )
      await writeLedger(desk.storage, file, done.erased)
    }
    return done.result
  })
  await deleteDoomed(desk)
  return result
}

/** Deletes the files that are doomed, each by itself. Gives how many could not be: they are tried again. */
export async function deleteDoomed({ database: { pool }, storage }: EraseDesk): Promise<number> {
  const { rows } = await pool.query<{ path: string }>('select path from doomed_files order by since')
  let left = 0
  for (const { path } of rows) {
    try {
      await storage.delete(path)
      await pool.query('delete from doomed_files where path = $1', [path])
    } catch {
      left += 1
    }
  }
  return left
}
