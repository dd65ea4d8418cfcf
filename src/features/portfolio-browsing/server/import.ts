import type { Pool, PoolClient } from 'pg'
import { execute } from '../../../platform/database/query.ts'
import { settleAfterBulkLoad } from '../../../platform/database/settle.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { ImportRows } from './import-rows.ts'

/** Keeps the values of one statement small. */
const ROWS_AT_ONCE = 1000

/** Writes the rows of an import in one transaction, as a load of an empty database does: without versions of properties. */
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

/** Inserts rows, or updates the columns that a row has in the one with its id; all other columns stay. */
export async function upsertRows(
  client: PoolClient,
  table: 'properties' | 'finn_properties',
  rows: readonly object[],
): Promise<void> {
  for (const [columns, alike] of Map.groupBy(rows, (row) => Object.keys(row).toSorted().join(', '))) {
    const replaced = columns.split(', ').filter((name) => name !== 'id')
    for (let start = 0; start < alike.length; start += ROWS_AT_ONCE)
      await execute(
        client,
        `insert into ${table} (${columns})
         select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)
         on conflict (id) do update set ${replaced.map((name) => `${name} = excluded.${name}`).join(', ')}`,
        [JSON.stringify(alike.slice(start, start + ROWS_AT_ONCE))],
      )
  }
}
