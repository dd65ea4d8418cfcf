import type { PoolClient } from 'pg'
import { execute } from '../database/query.ts'
import { inTransaction } from '../database/transaction.ts'
import { deletePendingFiles, type FileDeps } from '../storage/pending-deletions.ts'
import { type ErasedRecord, newLedgerFile, writeLedger } from './ledger.ts'

/**
 * Erases data so that it stays erased: the ledger records it first, or nothing is erased. A ledger entry without an
 * erasure is harmless, since the erasure is retried. Then the files of the erased data are deleted.
 */
export async function eraseForGood<T>(
  deps: FileDeps,
  work: (client: PoolClient) => Promise<{ erased: readonly ErasedRecord[]; result: T }>,
): Promise<T> {
  const file = newLedgerFile()
  const result = await inTransaction(deps.database.pool, async (client) => {
    const done = await work(client)
    if (done.erased.length > 0) {
      await execute(
        client,
        `insert into erasures (what, case_id, alert_id, address)
         select what, "caseId", "alertId", address
         from jsonb_to_recordset($1) as t (what text, "caseId" uuid, "alertId" uuid, address text)`,
        [JSON.stringify(done.erased)],
      )
      await writeLedger(deps.storage, file, done.erased)
    }
    return done.result
  })
  await deletePendingFiles(deps)
  return result
}
