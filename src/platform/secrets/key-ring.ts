import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { bytes } from '../database/columns.ts'
import { execute, type Queryable, queryRow, queryRows } from '../database/query.ts'
import { inTransaction } from '../database/transaction.ts'
import { decrypt, encrypt } from './encrypt.ts'
import { storeKeyCheck } from './key-check.ts'
import type { SecretKey } from './secret-key.ts'

/** Where a sealed value belongs: it cannot be opened in another place. */
export type KeyPlace = { caseId: string; field: string } | { subscriberId: string }

export interface SealedValue {
  keyId: number
  /** Nonce (12 bytes), tag (16 bytes), ciphertext. */
  sealed: Buffer
}

/**
 * Encrypts what is sensitive, AES-256-GCM, with keys that lie in the database wrapped by SECRET_KEY. The case
 * and field are bound in as additional data, so that a value copied to another row does not open.
 */
export interface KeyRing {
  seal(text: string, place: KeyPlace): Promise<SealedValue>
  open(sealed: SealedValue, place: KeyPlace): Promise<string>
  /**
   * Makes a new key and encrypts everything with it: the answers of cases, and what features beside them have sealed. The
   * old ones are erased. Gives how many values.
   */
  rotate(others?: readonly Reseal[]): Promise<number>
}

/**
 * Encrypts what a feature has sealed with the new key, as part of the transaction that rotates; `secret` is the SECRET_KEY
 * from now on. Gives how many values.
 */
export type Reseal = (client: PoolClient, crypt: Recrypt, secret: SecretKey) => Promise<number>

/** The old keys to open with, and the new one to seal with. */
interface Recrypt {
  open(sealed: SealedValue, place: KeyPlace): string
  seal(text: string, place: KeyPlace): SealedValue
}

const KEY_RING_LOCK = 7_301_003

const sealedAnswer = z.object({ case_id: z.string(), field: z.string(), key_id: z.number(), sealed: bytes })

export const wrappedKey = z.object({ id: z.number(), wrapped: bytes })

export function createKeyRing(pool: Pool, secret: SecretKey, previous: SecretKey = secret): KeyRing {
  const known = new Map<number, Buffer>()

  /** Reads the keys that are new to this process; gives the newest of all. */
  async function load(db: Queryable): Promise<{ id: number; key: Buffer } | null> {
    let newest: { id: number; key: Buffer } | null = null
    const rows = await queryRows(db, wrappedKey, 'select id, wrapped from encryption_keys order by id')
    for (const { id, wrapped } of rows) {
      const key = known.get(id) ?? unwrap(wrapped, id)
      known.set(id, key)
      newest = { id, key }
    }
    return newest
  }

  function unwrap(wrapped: Buffer, id: number): Buffer {
    for (const candidate of [secret, previous]) {
      const key = unwrapKey(candidate, wrapped, id)
      if (key) return key
    }
    throw new Error(
      'The sensitive answers are encrypted with another SECRET_KEY. Start with the one that was used before.',
    )
  }

  function keyNumbered(id: number): Buffer {
    const key = known.get(id)
    if (!key) throw new Error(`There is no encryption key ${id}`)
    return key
  }

  async function addKey(client: PoolClient): Promise<{ id: number; key: Buffer }> {
    const key = randomBytes(32)
    const id = await queryRow(
      client,
      z.number(),
      "select nextval(pg_get_serial_sequence('encryption_keys', 'id'))::int as id",
    )
    await execute(
      client,
      'insert into encryption_keys (id, wrapped) overriding system value values ($1, $2)',
      [id, encrypt(secret.derive('wrap-keys'), key, `key ${id}`)],
    )
    return { id, key }
  }

  /** The newest key, asked for each time: another process may have changed it. Made where there is none. */
  async function newestKey(): Promise<{ id: number; key: Buffer }> {
    const found = await load(pool)
    if (found) return found
    return inTurn(pool, async (client) => {
      const key = (await load(client)) ?? (await addKey(client))
      known.set(key.id, key.key)
      return key
    })
  }

  return {
    async seal(text, place) {
      const { id, key } = await newestKey()
      return { keyId: id, sealed: encrypt(key, Buffer.from(text), nameOf(place)) }
    },
    async open({ keyId, sealed }, place) {
      if (!known.has(keyId)) await load(pool)
      return decrypt(keyNumbered(keyId), sealed, nameOf(place)).toString()
    },
    async rotate(others = []) {
      return inTurn(pool, async (client) => {
        await load(client)
        const next = await addKey(client)
        const crypt: Recrypt = {
          open: ({ keyId, sealed }, place) => decrypt(keyNumbered(keyId), sealed, nameOf(place)).toString(),
          seal: (text, place) => ({
            keyId: next.id,
            sealed: encrypt(next.key, Buffer.from(text), nameOf(place)),
          }),
        }
        let count = 0
        for (const reseal of [resealAnswers, ...others]) count += await reseal(client, crypt, secret)
        await execute(client, 'delete from encryption_keys where id <> $1', [next.id])
        await storeKeyCheck(client, secret)
        known.clear()
        known.set(next.id, next.key)
        return count
      })
    },
  }
}

/** A key of the ring, opened with a SECRET_KEY; null where it was wrapped with another. */
export function unwrapKey(secret: SecretKey, wrapped: Buffer, id: number): Buffer | null {
  try {
    return decrypt(secret.derive('wrap-keys'), wrapped, `key ${id}`)
  } catch {
    return null
  }
}

/** The encrypted answers of cases. */
const resealAnswers: Reseal = async (client, crypt) => {
  const rows = await queryRows(
    client,
    sealedAnswer,
    'select case_id, field, key_id, sealed from case_secrets for update',
  )
  for (const { case_id, field, key_id, sealed } of rows) {
    const place = { caseId: case_id, field }
    const next = crypt.seal(crypt.open({ keyId: key_id, sealed }, place), place)
    await execute(
      client,
      'update case_secrets set key_id = $3, sealed = $4 where case_id = $1 and field = $2',
      [case_id, field, next.keyId, next.sealed],
    )
  }
  return rows.length
}

function nameOf(place: KeyPlace): string {
  return 'caseId' in place
    ? `case_secrets ${place.caseId} ${place.field}`
    : `subscribers ${place.subscriberId}`
}

/** One process at a time, and no other may encrypt with a key that is about to be deleted. */
function inTurn<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (client) => {
    await execute(client, 'select pg_advisory_xact_lock($1)', [KEY_RING_LOCK])
    await execute(client, 'lock table case_secrets in share row exclusive mode')
    return work(client)
  })
}
