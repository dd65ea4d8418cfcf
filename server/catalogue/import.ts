import type { Pool, PoolClient } from 'pg'
import { execute } from '../database/query.ts'
import { settleAfterBulkLoad } from '../database/settle.ts'
import { inTransaction } from '../database/transaction.ts'
import type { ImportRows } from './import-rows.ts'

/** Keeps the values of one statement small. */
const ROWS_AT_ONCE = 1000

/** Writes the rows of an import in one transaction: new ones are added, those with a known id replaced. */
export async function writeImport(pool: Pool, rows: ImportRows): Promise<void> {
  const isLarge = rows.properties.length > ROWS_AT_ONCE
  await inTransaction(pool, async (client) => {
    await upsertRows(client, 'properties', rows.properties)
    await upsertRows(client, 'finn_properties', rows.finn_properties)
    // Until PostgreSQL has counted them, it sorts the whole table for each of their lists.
    if (isLarge) await execute(client, 'analyze properties')
  })
  if (isLarge) await settleAfterBulkLoad(pool)
}

/** Inserts rows, or updates the imported columns of rows with the same id; columns that staff maintain stay. */
export async function upsertRows(
  client: PoolClient,
  table: 'properties' | 'finn_properties',
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const replaced = columns.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`)
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await execute(
      client,
      `insert into ${table} (${columns.join(', ')})
       select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)
       on conflict (id) do update set ${replaced.join(', ')}`,
      [JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE))],
    )
}
