import type { Pool } from 'pg'
import { type Config, ConfigError } from '../base/config.ts'
import { queryRows } from '../database/query.ts'
import { hasKeyCheck, matchesKeyCheck } from './key-check.ts'
import { unwrapKey, wrappedKey } from './key-ring.ts'
import { findSecret, makeSecret, type SecretKey, secretKeyFrom, secretSource } from './secret-key.ts'

const HOW_TO_CHANGE = 'How to change it: docs/operations.md, Secrets.'

/**
 * SECRET_KEY, or the one that was made on the first start and lies in `DATA_DIR/keys`, where it is the one that
 * the database was set up with. `previous` is accepted as well, by the command that replaces it.
 * @throws ConfigError naming where the wrong key comes from, or that there is none.
 */
export async function openSecretKey(
  config: Config,
  pool: Pool,
  previous: SecretKey | null,
): Promise<SecretKey> {
  const isSetUp = await hasKeyCheck(pool)
  const wrapped = isSetUp ? [] : await wrappedKeys(pool)
  const text = await findSecret(config)
  if (!text && (isSetUp || wrapped.length > 0)) {
    throw new ConfigError(
      `Cannot start: there is no SECRET_KEY, and this database was set up with one. Set SECRET_KEY to it, or put it into ${secretSource(config)}. ${HOW_TO_CHANGE}`,
    )
  }
  const secret = secretKeyFrom(text ?? (await makeSecret(config)))
  const accepted = previous ? [secret, previous] : [secret]
  for (const candidate of accepted) {
    // A database from before the check value is recognised by its wrapped keys.
    const opensAll = wrapped.every((key) => unwrapKey(candidate, key.wrapped, key.id))
    if (opensAll && (await matchesKeyCheck(pool, candidate))) return secret
  }
  throw new ConfigError(
    `Cannot start: ${secretSource(config)} is not the key that this database was set up with. Use the one from before. ${HOW_TO_CHANGE}`,
  )
}

function wrappedKeys(pool: Pool) {
  return queryRows(pool, wrappedKey, 'select id, wrapped from encryption_keys')
}
