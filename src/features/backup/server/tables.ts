import type { ClientBase } from 'pg'
import { z } from 'zod'
import { queryRow, queryRows } from '../../../platform/database/query.ts'

/**
 * Tables that are not in a backup: presence, applied migrations, the owner of the files, the check value of SECRET_KEY,
 * the index and the words of the search, the changes of homes that are to be looked at, and the lines of the staff's list of homes. A
 * restored database gets its own owner and check value; the index and the lines are filled from what is restored, and the
 * index by the site's next start.
 */
const leftOut = [
  'case_presence',
  'migrations',
  'storage_owner',
  'secret_key_check',
  'search_documents',
  'search_words',
  'case_words',
  'changed_homes',
  'property_lines',
]

const reference = z.object({ from: z.string(), to: z.string() })

/** The tables of a backup, each after those that it refers to. */
export async function tablesInOrder(client: ClientBase): Promise<string[]> {
  const tables = await queryRows(
    client,
    z.string(),
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and not (table_name = any($1)) order by 1`,
    [leftOut],
  )
  const references = await queryRows(
    client,
    reference,
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid
     order by 1, 2`,
  )
  const ordered: string[] = []
  const visit = (name: string) => {
    if (ordered.includes(name)) return
    for (const { to } of references.filter(({ from }) => from === name)) visit(to)
    ordered.push(name)
  }
  for (const name of tables) visit(name)
  return ordered.filter((name) => !leftOut.includes(name))
}

/** The columns of a table that are written: all except generated ones. */
export function writtenColumns(client: ClientBase, table: string): Promise<string[]> {
  return queryRows(
    client,
    z.string(),
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
}

const tableHash = z.object({ count: z.string(), one: z.string().nullable(), two: z.string().nullable() })

/**
 * A hash of all rows of each table that does not depend on their order: equal tables have equal hashes. Rows are
 * hashed one by one and combined, so that memory use is constant.
 */
export async function tableHashes(client: ClientBase): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const table of await tablesInOrder(client)) {
    const { count, one, two } = await queryRow(
      client,
      tableHash,
      `select count(*) as count, bit_xor(('x' || left(hash, 16))::bit(64)::bigint) as one,
         bit_xor(('x' || right(hash, 16))::bit(64)::bigint) as two
       from (select md5(to_jsonb(t)::text) as hash from ${table} t) hashed`,
    )
    hashes[table] = `${count}:${one ?? 0}:${two ?? 0}`
  }
  return hashes
}

/** The migrations that a database has applied. */
export function migrationsOf(client: ClientBase): Promise<string[]> {
  return queryRows(client, z.string(), 'select name from migrations order by name')
}
