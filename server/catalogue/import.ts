import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { finnProperties, properties } from '../database/schema.ts'
import type { ImportRows } from './import-rows.ts'

/** PostgreSQL takes 65 535 values in one statement; 30 columns a row leave room for this many. */
const ROWS_AT_ONCE = 1000

/** Writes the rows of an import in one transaction: new ones are added, those with a known id replaced. */
export async function writeImport(orm: Database['orm'], rows: ImportRows): Promise<void> {
  await orm.transaction(async (tx) => {
    for (const chunk of chunks(rows.properties)) {
      await tx
        .insert(properties)
        .values(chunk)
        .onConflictDoUpdate({ target: properties.id, set: allColumns(properties, chunk[0] ?? {}) })
    }
    for (const chunk of chunks(rows.finn_properties)) {
      await tx
        .insert(finnProperties)
        .values(chunk)
        .onConflictDoUpdate({ target: finnProperties.id, set: allColumns(finnProperties, chunk[0] ?? {}) })
    }
  })
}

function* chunks<T>(rows: T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    yield rows.slice(start, start + ROWS_AT_ONCE)
}

/** What an import knows of; what staff have said of a row besides stays. */
function allColumns(table: PgTable, row: object): Record<string, SQL> {
  const names = Object.keys(getTableColumns(table)).filter((name) => name !== 'id' && name in row)
  return Object.fromEntries(names.map((name) => [name, sql.raw(`excluded.${name}`)]))
}
