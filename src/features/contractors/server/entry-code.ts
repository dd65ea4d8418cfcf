import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { bytes } from '../../../platform/database/columns.ts'
import { execute, findRow, type Queryable, rowExists } from '../../../platform/database/query.ts'
import type { SecretKey } from '../../../platform/secrets/secret-key.ts'
import { codeFor, hashOfCode, MAX_GUESSES } from '../../cases/server/my-cases/email-code.ts'
import type { WorkOrder } from './work-order.ts'

/** How long a code that a staff member reads out can be entered, in hours. */
export const SPOKEN_CODE_HOURS = 24

/** A code opens the device again for so long after it was entered: who presses twice is let in by either. */
const GRACE_SECONDS = 30

const subjectOf = (orderId: string) => `work-order ${orderId}`

/** The six digits that open a work order on a new device, by when they are too old. */
export const entryCode = (secret: SecretKey, orderId: string, expiresAt: Date): string =>
  codeFor(secret, subjectOf(orderId), expiresAt)

/** Makes a code the one that opens a work order; the one before it does so no longer. */
export async function storeCode(
  db: Queryable,
  secret: SecretKey,
  orderId: string,
  expiresAt: Date,
): Promise<string> {
  const code = entryCode(secret, orderId, expiresAt)
  await execute(
    db,
    'update work_orders set code_hash = $2, code_expires_at = $3, code_tries = 0 where id = $1',
    [orderId, hashOfCode(secret, subjectOf(orderId), code), expiresAt],
  )
  return code
}

/** Whether a code was made that can still be entered. */
export const hasEntryCode = (db: Queryable, orderId: string, now: Date): Promise<boolean> =>
  rowExists(db, 'select 1 from work_orders where id = $1 and code_expires_at > $2 and code_tries < $3', [
    orderId,
    now,
    MAX_GUESSES,
  ])

const triedCode = z.object({ code_hash: bytes, tries: z.number() })

/** Checks the code of a work order. A code works once, and not after five wrong guesses: then it is `used-up`. */
export async function checkEntryCode(
  client: PoolClient,
  secret: SecretKey,
  { orderId, code, now }: { orderId: string; code: string; now: Date },
): Promise<'right' | 'wrong' | 'used-up'> {
  const tried = await findRow(
    client,
    triedCode,
    `update work_orders set code_tries = least(code_tries + 1, $3 + 1)
     where id = $1 and code_expires_at > $2 returning code_hash, code_tries as tries`,
    [orderId, now, MAX_GUESSES],
  )
  if (!tried) return 'wrong'
  if (tried.tries > MAX_GUESSES) return 'used-up'
  if (!timingSafeEqual(tried.code_hash, hashOfCode(secret, subjectOf(orderId), code)))
    return tried.tries < MAX_GUESSES ? 'wrong' : 'used-up'
  await execute(client, 'update work_orders set code_expires_at = least(code_expires_at, $2) where id = $1', [
    orderId,
    new Date(now.getTime() + GRACE_SECONDS * 1000),
  ])
  return 'right'
}

/** The cookie of a device on which the code was entered: each work order has its own. */
export const deviceCookie = ({ id }: Pick<WorkOrder, 'id'>): string =>
  `__Secure-husvaer-oppdrag-${id.slice(0, 8)}`

const deviceHash = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Lets a device open a work order from now on. Gives the cookie that the browser is to keep. */
export async function admitDevice(
  client: PoolClient,
  order: Pick<WorkOrder, 'id' | 'expiresAt'>,
  now: Date,
): Promise<string> {
  const key = randomBytes(24).toString('base64url')
  await execute(
    client,
    'insert into work_order_devices (token_hash, order_id, created_at) values ($1, $2, $3)',
    [deviceHash(key), order.id, now],
  )
  const maxAge = Math.max(0, Math.floor((order.expiresAt.getTime() - now.getTime()) / 1000))
  // Lax: a link in a mail that is read in a browser leads here from another site.
  return `${deviceCookie(order)}=${key}; Max-Age=${maxAge}; Path=/oppdrag; HttpOnly; Secure; SameSite=Lax`
}

/** Whether the code of a work order was entered on the device with this cookie. */
export async function isKnownDevice(db: Queryable, orderId: string, key: string | null): Promise<boolean> {
  if (key === null || key.length > 64) return false
  return rowExists(db, 'select 1 from work_order_devices where token_hash = $1 and order_id = $2', [
    deviceHash(key),
    orderId,
  ])
}
