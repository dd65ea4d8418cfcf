import { timingSafeEqual } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import type { SecretKey } from './secret-key.ts'

/** What the database keeps to recognise its SECRET_KEY by; it tells nothing about the key itself. */
function keyCheckOf(secret: SecretKey): Buffer {
  return secret.sign('key-check', 'husvaer')
}

/** Whether the database has been set up with a SECRET_KEY. */
export async function hasKeyCheck(database: Pool | ClientBase): Promise<boolean> {
  const { rowCount } = await database.query('select 1 from secret_key_check')
  return Boolean(rowCount)
}

/** Whether a SECRET_KEY is the one that the database was set up with; the first one to ask sets it up. */
export async function matchesKeyCheck(database: Pool | ClientBase, secret: SecretKey): Promise<boolean> {
  await database.query('insert into secret_key_check (value) values ($1) on conflict do nothing', [
    keyCheckOf(secret),
  ])
  const { rows } = await database.query<{ value: Buffer }>('select value from secret_key_check')
  const [stored] = rows
  return stored !== undefined && timingSafeEqual(stored.value, keyCheckOf(secret))
}

/** Notes that the database belongs to another SECRET_KEY from now on. */
export async function storeKeyCheck(client: ClientBase, secret: SecretKey): Promise<void> {
  await client.query(
    'insert into secret_key_check (value) values ($1) on conflict (id) do update set value = excluded.value',
    [keyCheckOf(secret)],
  )
}
