import type { PoolClient } from 'pg'
import { inTransaction } from '../database/transaction.ts'
import { announceUpload, confirmUpload, deletePendingFile, type FileDeps } from './pending-deletions.ts'

/**
 * Stores a file and the row that refers to it so that neither is left without the other, wherever the process dies:
 * the path is queued for deletion first, then the file is written, then one transaction writes the row and takes the
 * path out of the queue.
 * @throws Error where either could not be stored; the file is then deleted, at once or by the sweeper.
 */
export async function storeFile(
  deps: FileDeps,
  path: string,
  { write, insertRow }: { write: () => Promise<void>; insertRow: (client: PoolClient) => Promise<unknown> },
): Promise<void> {
  await announceUpload(deps.database.pool, path)
  try {
    await write()
    await inTransaction(deps.database.pool, async (client) => {
      await confirmUpload(client, path)
      await insertRow(client)
    })
  } catch (error) {
    // What cannot be deleted now, the sweeper deletes.
    await deletePendingFile(deps, path).catch(() => undefined)
    throw error
  }
}
