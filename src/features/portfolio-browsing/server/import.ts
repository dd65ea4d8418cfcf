import type { Pool, PoolClient } from 'pg'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { propertyId } from '../../../platform/database/columns.ts'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { settleAfterBulkLoad } from '../../../platform/database/settle.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { ImportRows } from './import-rows.ts'

/** Keeps the values of one statement small. */
const ROWS_AT_ONCE = 1000

/**
 * Writes the rows of an import in one transaction: new ones are added, and in those with a known id the columns that the file
 * has are replaced. A property that staff have archived, or not published yet, is left as it is: gives which.
 */
export async function writeImport(pool: Pool, rows: ImportRows): Promise<{ offSite: Set<PropertyId> }> {
  const isLarge = rows.properties.length > ROWS_AT_ONCE
  const offSite = await inTransaction(pool, async (client) => {
    const kept = await readOffSite(client)
    await upsertRows(
      client,
      'properties',
      rows.properties.filter(({ id }) => !kept.has(id)),
    )
    await upsertRows(client, 'finn_properties', rows.finn_properties)
    // Until PostgreSQL has counted them, it sorts the whole table for each of their lists.
    if (isLarge) await execute(client, 'analyze properties')
    return new Set(rows.properties.flatMap(({ id }) => (kept.has(id) ? [id] : [])))
  })
  if (isLarge) await settleAfterBulkLoad(pool)
  return { offSite }
}

/** The properties that staff edit and that are not on the site. */
async function readOffSite(client: PoolClient): Promise<Set<PropertyId>> {
  const ids = await queryRows(
    client,
    propertyId,
    `select distinct property_id from property_versions
     where not exists (select from properties where properties.id = property_id)`,
  )
  return new Set(ids)
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
