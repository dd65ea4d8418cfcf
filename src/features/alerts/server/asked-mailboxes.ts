import type { PoolClient } from 'pg'
import { z } from 'zod'
import { execute, findRow, type Queryable, queryRow } from '../../../platform/database/query.ts'
import { addressMark } from '../../../platform/secrets/address-mark.ts'
import type { SecretKey } from '../../../platform/secrets/secret-key.ts'

/** The mark of an address's mailbox: an HMAC. */
export async function mailboxMark(db: Queryable, secret: SecretKey, email: string): Promise<string> {
  return addressMark(secret, await queryRow(db, z.string(), 'select mailbox_of($1)', [email]))
}

/** Whether a mailbox may be asked today, and notes that it is. Of two transactions at once the second waits for the first. */
export async function takeAskedToday(client: PoolClient, mark: string): Promise<boolean> {
  const taken = await findRow(
    client,
    z.string(),
    `insert into asked_mailboxes (mark, asked_at) values ($1, now())
     on conflict (mark) do update set asked_at = excluded.asked_at, subscriber_id = null
       where asked_mailboxes.asked_at <= now() - interval '1 day'
     returning mark`,
    [mark],
  )
  return taken !== null
}

/** Notes whose page the day's mail leads to. */
export async function noteAsked(client: PoolClient, mark: string, subscriberId: string): Promise<void> {
  await execute(client, 'update asked_mailboxes set subscriber_id = $2 where mark = $1', [mark, subscriberId])
}

/** The subscriber whose page the day's mail leads to, locked; null where they have stopped. */
export function findAskedToday(client: PoolClient, mark: string): Promise<string | null> {
  return findRow(
    client,
    z.string(),
    `select id from subscribers where id = (select subscriber_id from asked_mailboxes where mark = $1) for update`,
    [mark],
  )
}

/** Forgets mailboxes that may be asked again. */
export async function purgeAskedMailboxes(db: Queryable): Promise<void> {
  await execute(db, `delete from asked_mailboxes where asked_at <= now() - interval '1 day'`)
}
