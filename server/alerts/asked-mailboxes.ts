import type { PoolClient } from 'pg'
import { z } from 'zod'
import { execute, findValue, type Queryable, queryValue } from '../database/query.ts'
import { addressMark } from '../secrets/address-mark.ts'
import type { SecretKey } from '../secrets/secret-key.ts'

/**
 * Whether the mailbox of an address may be asked today, and notes that it is. Of two transactions at once the second waits
 * for the first.
 */
export async function takeAskedToday(client: PoolClient, secret: SecretKey, email: string): Promise<boolean> {
  const mailbox = await queryValue(client, z.string(), 'select mailbox_of($1)', [email])
  const taken = await findValue(
    client,
    z.string(),
    `insert into asked_mailboxes (mark, asked_at) values ($1, now())
     on conflict (mark) do update set asked_at = excluded.asked_at
       where asked_mailboxes.asked_at <= now() - interval '1 day'
     returning mark`,
    [addressMark(secret, mailbox)],
  )
  return taken !== null
}

/** Forgets mailboxes that may be asked again. */
export async function purgeAskedMailboxes(db: Queryable): Promise<void> {
  await execute(db, `delete from asked_mailboxes where asked_at <= now() - interval '1 day'`)
}
