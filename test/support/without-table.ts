import type { Pool } from 'pg'

/** Runs something while a table of the database is away: every statement that needs it fails. */
export async function withoutTable<T>(pool: Pool, table: string, work: () => Promise<T>): Promise<T> {
  await pool.query(`alter table ${table} rename to ${table}_away`)
  try {
    return await work()
  } finally {
    await pool.query(`alter table ${table}_away rename to ${table}`)
  }
}
