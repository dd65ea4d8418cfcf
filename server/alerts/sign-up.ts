import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { Pace } from '../../domain/alerts/alert-terms.ts'
import { normalEmail } from '../../domain/contact-details.ts'
import { type Filters, writeListAddress } from '../../domain/filters/filters.ts'
import { execute, findValue, queryValue } from '../database/query.ts'
import { inTransaction } from '../database/transaction.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { addressMark } from '../secrets/address-mark.ts'
import type { Sealed } from '../secrets/key-ring.ts'
import { takeAskedToday } from './asked-mailboxes.ts'
import type { AlertDeps } from './deps.ts'
import { type SubscriberSecrets, sealSubscriber } from './sealed-subscriber.ts'
import { newSubscriberToken, tokenHash } from './subscriber-token.ts'

/** What a visitor asks for. */
export interface SignUp {
  email: string
  filters: Filters
  /** The filters in words. */
  wish: readonly string[]
  pace: Pace
}

/**
 * Stores an alert that waits to be confirmed, and mails the link that confirms it. An address gets one such mail a day:
 * what is asked for it beyond that is not stored. The answer is the same for addresses that have alerts and others.
 */
export async function signUp(
  deps: Pick<AlertDeps, 'database' | 'secret' | 'keyRing' | 'publicUrl'>,
  { email: address, filters, wish, pace }: SignUp,
  now: Date,
): Promise<void> {
  const email = normalEmail(address)
  const made: MadeSubscriber = { id: randomUUID(), secrets: { email, token: newSubscriberToken() } }
  // Before the transaction, which must ask the pool for nothing.
  const sealed = await sealSubscriber(deps.keyRing, made.id, made.secrets)
  await inTransaction(deps.database.pool, async (client) => {
    if (!(await takeAskedToday(client, deps.secret, email))) return
    const mark = addressMark(deps.secret, email)
    const subscriberId = await subscriberWith(client, mark, made, sealed, now)
    const alertId = await queryValue(
      client,
      z.string(),
      `insert into alerts (id, subscriber_id, filters, wish, pace, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (subscriber_id, filters) do update set created_at = excluded.created_at,
         pace = case when alerts.confirmed_at is null then excluded.pace else alerts.pace end
       returning id`,
      [randomUUID(), subscriberId, writeListAddress(filters).toString(), wish, pace, now],
    )
    await queueMail(deps, client, {
      kind: 'confirmation-to-subscriber',
      caseId: null,
      subscriberId,
      recipient: email,
      data: { alertId },
    })
  })
}

interface MadeSubscriber {
  id: string
  secrets: SubscriberSecrets
}

/** How often a subscriber may be erased between being found and being locked. */
const MAX_RACES = 10

/** The subscriber of an address, locked; the one that was made where there is none, or where it is erased meanwhile. */
async function subscriberWith(
  client: PoolClient,
  mark: string,
  made: MadeSubscriber,
  sealed: Sealed,
  now: Date,
): Promise<string> {
  for (let race = 0; race < MAX_RACES; race += 1) {
    const found = await findOrAddSubscriber(client, mark, made, sealed, now)
    if (found) return found
  }
  throw new Error(`The subscriber was erased ${MAX_RACES} times meanwhile`)
}

async function findOrAddSubscriber(
  client: PoolClient,
  mark: string,
  { id, secrets }: MadeSubscriber,
  { keyId, sealed }: Sealed,
  now: Date,
): Promise<string | null> {
  await execute(
    client,
    `insert into subscribers (id, address_mark, token_hash, key_id, sealed, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (address_mark) do nothing`,
    [id, mark, tokenHash(secrets.token), keyId, sealed, now],
  )
  return findValue(client, z.string(), 'select id from subscribers where address_mark = $1 for update', [
    mark,
  ])
}
