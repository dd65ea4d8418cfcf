import { timingSafeEqual } from 'node:crypto'
import { bytes } from '../database/columns.ts'
import { execute, type Queryable, queryRow, rowExists } from '../database/query.ts'
import type { SecretKey } from './secret-key.ts'

/** What the database keeps to recognise its SECRET_KEY by; it tells nothing about the key itself. */
function keyCheckOf(secret: SecretKey): Buffer {
  return secret.sign('key-check', 'husvaer')
}

/** Whether the database has been set up with a SECRET_KEY. */
export function hasKeyCheck(database: Queryable): Promise<boolean> {
  return rowExists(database, 'select 1 from secret_key_check')
}

/** Whether a SECRET_KEY is the one that the database was set up with; the first one to ask sets it up. */
export async function matchesKeyCheck(database: Queryable, secret: SecretKey): Promise<boolean> {
  await execute(database, 'insert into secret_key_check (value) values ($1) on conflict do nothing', [
    keyCheckOf(secret),
  ])
  const stored = await queryRow(database, bytes, 'select value from secret_key_check')
  return timingSafeEqual(stored, keyCheckOf(secret))
}

/** Notes that the database belongs to another SECRET_KEY from now on. */
export async function storeKeyCheck(client: Queryable, secret: SecretKey): Promise<void> {
  await execute(
    client,
    'insert into secret_key_check (value) values ($1) on conflict (id) do update set value = excluded.value',
    [keyCheckOf(secret)],
  )
}
