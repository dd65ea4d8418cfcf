import { readdir, readFile } from 'node:fs/promises'
import type { ClientBase, Pool } from 'pg'
import { z } from 'zod'
import { ConfigError } from '../base/config.ts'
import { execute, queryRow, queryRows } from './query.ts'
import { inContestedTransaction } from './transaction.ts'

const folder = new URL('./migrations/', import.meta.url)

/** An upgrade gives way to each form that is being stored, and a busy site stores several a second. */
const MAX_ATTEMPTS = 30

/** Any number that nothing else locks; one migration at a time, whatever the number of processes. */
const MIGRATION_LOCK = 7_301_001

/** Migration 0057 gives a generated column another expression, which PostgreSQL can do since 17. */
const MIN_POSTGRES = 17

/** @throws Error where a server of this version (`server_version_num`, such as 180004) cannot run the migrations. */
export function assertSupportedServer(version: number): void {
  const major = Math.floor(version / 10_000)
  if (major < MIN_POSTGRES)
    throw new Error(`Husvær needs PostgreSQL ${MIN_POSTGRES} or newer, and this is PostgreSQL ${major}.`)
}

/**
 * Brings the database up to the newest migration: all of the missing ones, or none.
 * @throws ConfigError where a newer version has changed the database.
 */
export async function migrate(pool: Pool): Promise<string[]> {
  try {
    return await inContestedTransaction(pool, applyMissing, MAX_ATTEMPTS)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new Error('The database could not be brought up to date; nothing in it was changed.', {
      cause: error,
    })
  }
}

async function applyMissing(client: ClientBase): Promise<string[]> {
  assertSupportedServer(
    await queryRow(client, z.int(), "select current_setting('server_version_num')::int as version"),
  )
  await execute(client, 'select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await execute(
    client,
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  const applied = new Set(await queryRows(client, z.string(), 'select name from migrations'))
  const known = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  assertNoNewer(applied, known)
  const missing = known.filter((name) => !applied.has(name))
  if (missing.length > 0 && applied.size > 0) await giveWay(client)
  await applyMigrations(client, missing)
  return missing
}

/**
 * Processes of the version before go on storing forms. One that has a lock on `cases` and waits for another table must
 * not be ended by a migration that has that table and waits for `cases`: the migration comes after it, and is itself the
 * one to be ended, and run again, in any other deadlock.
 */
async function giveWay(client: ClientBase): Promise<void> {
  await execute(
    client,
    "select set_config('deadlock_timeout', '10ms', true) where has_parameter_privilege('deadlock_timeout', 'set')",
  )
  await execute(client, 'lock table cases in share row exclusive mode')
}

/** @throws ConfigError where the database has a migration that this version does not know: it would not keep what that one is for. */
function assertNoNewer(applied: ReadonlySet<string>, known: readonly string[]): void {
  const newer = [...applied].sort().findLast((name) => !known.includes(name))
  if (newer)
    throw new ConfigError(
      `Cannot start: a newer version of Husvær has changed the database (${newer}). Start that version, or restore a backup from before it.`,
    )
}

/** Applies migrations, in the order given, as a part of a transaction. */
export async function applyMigrations(client: ClientBase, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await client.query(await readFile(new URL(name, folder), 'utf8'))
    await execute(client, 'insert into migrations (name) values ($1)', [name])
  }
}
