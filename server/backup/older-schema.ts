import type { PoolClient } from 'pg'
import { applyMigrations } from '../database/migrate.ts'
import { migrationsOf } from './tables.ts'
import { UnreadableBackup } from './unreadable-backup.ts'

/** Brings restored rows up to this version's schema. */
type Upgrade = () => Promise<void>

/**
 * Migrates the empty schema to the version of the backup, within the restoring transaction, so that the rows fit.
 * Gives a function that runs the later migrations on them, as an upgrade of the site does.
 * @throws UnreadableBackup for a version that this one does not know.
 */
export async function rebuildSchema(client: PoolClient, migrations: readonly string[]): Promise<Upgrade> {
  const own = await migrationsOf(client)
  const later = own.filter((name) => !migrations.includes(name))
  if (own.length - later.length !== migrations.length)
    throw new UnreadableBackup(
      'The backup is of another version of Husvær. Restore it with the version that made it, then upgrade.',
    )
  if (later.length === 0) return async () => undefined
  const { rows } = await client.query<{ id: string }>('select id from storage_owner')
  await dropEverything(client)
  await client.query(
    'create table migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  await applyMigrations(client, migrations)
  return async () => {
    // A table cannot be altered while deferred constraint checks are pending.
    await client.query('set constraints all immediate')
    await applyMigrations(client, later)
    await client.query('update storage_owner set id = $1', [rows[0]?.id])
  }
}

async function dropEverything(client: PoolClient): Promise<void> {
  await client.query(`do $$
    declare dropped record;
    begin
      for dropped in select tablename from pg_tables where schemaname = 'public' loop
        execute format('drop table public.%I cascade', dropped.tablename);
      end loop;
      for dropped in select oid::regprocedure as routine from pg_proc
                     where pronamespace = 'public'::regnamespace and prokind = 'f' loop
        execute format('drop function %s cascade', dropped.routine);
      end loop;
    end $$`)
}
