import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { createLog } from '../../src/platform/base/log.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openPool } from '../../src/platform/database/pool.ts'
import { temporaryDatabase } from './temporary-site.ts'

const folder = join(import.meta.dirname, '../../src/platform/database/migrations')

export interface EarlierDatabase {
  pool: pg.Pool
  /** Runs the migrations that are missing. */
  upgrade(): Promise<unknown>
  remove(): Promise<void>
}

/** A database as it was before a migration, named by its number, such as «0039». */
export async function databaseBefore(migration: string): Promise<EarlierDatabase> {
  const { url, drop } = await temporaryDatabase('template0')
  const pool = openPool(url, createLog('silent'), { max: 4 })
  const earlier = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name < migration)
    .sort()
  await pool.query('create table migrations (name text primary key, applied_at timestamptz default now())')
  for (const name of earlier) {
    await pool.query(readFileSync(join(folder, name), 'utf8'))
    await pool.query('insert into migrations (name) values ($1)', [name])
  }
  return {
    pool,
    upgrade: () => migrate(pool),
    async remove() {
      await pool.end()
      await drop()
    },
  }
}
