import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Storage } from '../pictures/storage.ts'
import { everyFile } from './backup.ts'

/**
 * The ledger of what was erased lies beside the files, and not only in the database: a backup is restored when the
 * database is gone, and then has to learn what was erased after it was made.
 */
const LEDGER_FOLDER = 'erasures/'

const Entry = z.object({
  caseId: z.uuid(),
  what: z.enum(['case', 'sensitive', 'photos']),
  at: z.iso.datetime({ offset: true }),
})
export type Erasure = z.infer<typeof Entry>

/** Notes what was erased, beside the files. Holds nothing but the ids of cases. */
export async function noteErasures(storage: Storage, erased: readonly Omit<Erasure, 'at'>[]): Promise<void> {
  if (erased.length === 0) return
  const at = new Date().toISOString()
  const lines = erased.map((entry) => JSON.stringify({ ...entry, at })).join('\n')
  await storage.put(`${LEDGER_FOLDER}${at.replace(/\D/g, '')}-${randomUUID()}.ndjson`, lines)
}

/** Everything that the ledger beside the files says. */
export async function readLedger(storage: Storage): Promise<Erasure[]> {
  const erasures: Erasure[] = []
  for await (const path of everyFile(storage))
    if (path.startsWith(LEDGER_FOLDER)) erasures.push(...parseLedger(await storage.get(path)))
  return erasures
}

/** The entries in the text of a ledger. */
export function parseLedger(text: string): Erasure[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => Entry.parse(JSON.parse(line)))
}

/** Whether a file in the storage is a part of the ledger. */
export const isLedger = (path: string) => path.startsWith(LEDGER_FOLDER)

/** Erases again what a ledger says, as far as it is there. Gives how many cases it touched. */
export async function eraseAgain(
  { database, storage }: { database: Pick<Database, 'pool'>; storage: Storage },
  erasures: readonly Erasure[],
): Promise<number> {
  const of = (what: Erasure['what']) => [
    ...new Set(erasures.filter((each) => each.what === what).map(({ caseId }) => caseId)),
  ]
  const { touched, files } = await inTransaction(database.pool, async (client) => {
    const photos = await client.query<{ storage_path: string }>(
      'delete from photos where case_id = any($1) returning storage_path',
      [[...of('photos'), ...of('case')]],
    )
    const secrets = await client.query<{ case_id: string }>(
      'delete from case_secrets where case_id = any($1) returning case_id',
      [of('sensitive')],
    )
    const cases = await client.query('delete from cases where id = any($1)', [of('case')])
    return {
      touched: (cases.rowCount ?? 0) + new Set(secrets.rows.map(({ case_id }) => case_id)).size,
      files: photos.rows.map(({ storage_path }) => storage_path),
    }
  })
  for (const file of files) await storage.delete(file)
  return touched
}
