import type { ClientBase } from 'pg'

/**
 * What is not kept: who has a page open right now, what migrations made, which files are this database's, and what
 * it recognises its SECRET_KEY by; a restored database gets its own of both.
 */
const leftOut = ['case_presence', 'migrations', 'storage_owner', 'secret_key_check']

/** The tables of a backup, each after those that it refers to. */
export async function tablesInOrder(client: ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and not (table_name = any($1)) order by 1`,
    [leftOut],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  )
  const ordered: string[] = []
  const visit = (name: string) => {
    if (ordered.includes(name)) return
    for (const { to } of references.filter(({ from }) => from === name)) visit(to)
    ordered.push(name)
  }
  for (const { name } of tables) visit(name)
  return ordered.filter((name) => !leftOut.includes(name))
}

/** The columns of a table that are written: all but those that PostgreSQL works out. */
export async function writtenColumns(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/**
 * A hash of all rows of each table, whatever their order: equal tables have equal hashes. Rows are hashed one by
 * one and laid over each other, so that it takes no memory.
 */
export async function tableHashes(client: ClientBase): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const table of await tablesInOrder(client)) {
    const { rows } = await client.query<{ count: string; one: string | null; two: string | null }>(
      `select count(*) as count, bit_xor(('x' || left(hash, 16))::bit(64)::bigint) as one,
         bit_xor(('x' || right(hash, 16))::bit(64)::bigint) as two
       from (select md5(to_jsonb(t)::text) as hash from ${table} t) hashed`,
    )
    const row = rows[0]
    hashes[table] = `${row?.count}:${row?.one ?? 0}:${row?.two ?? 0}`
  }
  return hashes
}

/** The migrations that a database has seen. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}
