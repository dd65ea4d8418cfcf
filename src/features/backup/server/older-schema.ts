import type { PoolClient } from 'pg'
import { z } from 'zod'
import { applyMigrations } from '../../../platform/database/migrate.ts'
import { execute, queryRow } from '../../../platform/database/query.ts'
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
  const owner = await queryRow(client, z.string(), 'select id from storage_owner')
  await dropEverything(client)
  await execute(
    client,
    'create table migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  await applyMigrations(client, migrations)
  return async () => {
    // A table cannot be altered while deferred constraint checks are pending.
    await execute(client, 'set constraints all immediate')
    await applyMigrations(client, later)
    await execute(client, 'update storage_owner set id = $1', [owner])
  }
}

async function dropEverything(client: PoolClient): Promise<void> {
  await execute(
    client,
    `do $$
    declare
      dropped record;
      routine text;
      routines text[];
    begin
      for dropped in select tablename from pg_tables where schemaname = 'public' loop
        execute format('drop table public.%I cascade', dropped.tablename);
      end loop;
      -- Those of a column have gone with its table.
      for dropped in select sequencename from pg_sequences where schemaname = 'public' loop
        execute format('drop sequence public.%I cascade', dropped.sequencename);
      end loop;
      -- By their names, read before any is dropped: one takes those with it whose bodies call it.
      select coalesce(array_agg(oid::regprocedure::text), '{}') into routines from pg_proc
        where pronamespace = 'public'::regnamespace and prokind = 'f'
          -- Those of an extension stay with it.
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e');
      foreach routine in array routines loop
        execute format('drop function if exists %s cascade', routine);
      end loop;
    end $$`,
  )
}
