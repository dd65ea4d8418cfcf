import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { normalEmail } from '../../../domain/contact/contact-details.ts'
import { execute, findRow, queryRow, rowExists } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { limitedNetworkOf } from '../../../platform/limits/network-of.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { addressMark } from '../../../platform/secrets/address-mark.ts'
import type { SealedValue } from '../../../platform/secrets/key-ring.ts'
import type { Filters } from '../../portfolio-browsing/filters/filters.ts'
import type { Pace } from '../alert-terms.ts'
import { findAskedToday, mailboxMark, noteAsked, takeAskedToday } from './asked-mailboxes.ts'
import type { AlertDeps } from './deps.ts'
import { type SubscriberSecrets, sealSubscriber } from './sealed-subscriber.ts'
import { storeFilters } from './stored-filters.ts'
import { newSubscriberToken, subscriberTokenHash } from './subscriber-token.ts'

/** What a visitor asks for. */
export interface SignUp {
  email: string
  filters: Filters
  /** The filters in words. */
  wish: readonly string[]
  pace: Pace
}

/** How many wishes that are not confirmed wait behind one link. */
const MAX_PENDING = 12

/**
 * The result of asking. `stored`: the wish waits to be confirmed behind the link that was mailed, now or earlier today. `full`: the
 * address has no room for it today.
 */
type SignedUp = 'stored' | 'full'

/**
 * Stores an alert that waits to be confirmed, and mails the link that confirms it. A mailbox gets one such mail a day; what is
 * asked for it meanwhile waits behind the same link. One network can ask for few of these, so that it leaves the owner some
 * (decision 0106). The answer is the same for addresses that have alerts and others.
 */
export async function signUp(
  deps: Pick<AlertDeps, 'database' | 'secret' | 'keyRing' | 'publicUrl' | 'limits'>,
  { email: address, filters, wish, pace }: SignUp,
  now: Date,
  /** The address of the client; null if it is this machine. */
  asker: string | null = null,
): Promise<SignedUp> {
  const { pool } = deps.database
  const email = normalEmail(address)
  const mailbox = await mailboxMark(pool, deps.secret, email)
  if (
    asker !== null &&
    (await deps.limits.take('alertMailbox', `${limitedNetworkOf(asker)} ${mailbox}`)) === null
  )
    return 'full'
  const made: MadeSubscriber = { id: randomUUID(), secrets: { email, token: newSubscriberToken() } }
  // Before the transaction, which must ask the pool for nothing.
  const sealed = await sealSubscriber(deps.keyRing, made.id, made.secrets)
  return inTransaction(pool, async (client) => {
    const stored = storeFilters(filters)
    const alert = [randomUUID(), stored.filters, wish, pace, now, stored.asked] as const
    if (!(await takeAskedToday(client, mailbox))) return addPending(client, mailbox, alert)
    const mark = addressMark(deps.secret, email)
    const subscriberId = await subscriberWith(client, mark, made, sealed, now)
    await noteAsked(client, mailbox, subscriberId)
    const alertId = await queryRow(
      client,
      z.string(),
      `insert into alerts (id, filters, wish, pace, created_at, asked, subscriber_id) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (subscriber_id, filters) do update set created_at = excluded.created_at,
         pace = case when alerts.confirmed_at is null then excluded.pace else alerts.pace end
       returning id`,
      [...alert, subscriberId],
    )
    await queueMail(deps, client, {
      kind: 'confirmation-to-subscriber',
      caseId: null,
      subscriberId,
      recipient: email,
      data: { alertId },
    })
    return 'stored'
  })
}

/** Adds a wish to those behind the link that was mailed today. The same wish once more changes nothing. */
async function addPending(
  client: PoolClient,
  mailbox: string,
  [id, filters, wish, pace, now, asked]: readonly [string, string, readonly string[], Pace, Date, string],
): Promise<SignedUp> {
  const subscriberId = await findAskedToday(client, mailbox)
  if (!subscriberId) return 'full'
  const isKnown = await rowExists(
    client,
    'select from alerts where subscriber_id = $1 and filters = $2 and asked = $3',
    [subscriberId, filters, asked],
  )
  if (isKnown) return 'stored'
  const added = await execute(
    client,
    `insert into alerts (id, filters, wish, pace, created_at, asked, subscriber_id)
     select $1, $2, $3, $4, $5, $6, $7
     where (select count(*) from alerts where subscriber_id = $7 and confirmed_at is null) < ${MAX_PENDING}`,
    [id, filters, wish, pace, now, asked, subscriberId],
  )
  return added > 0 ? 'stored' : 'full'
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
  sealed: SealedValue,
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
  { keyId, sealed }: SealedValue,
  now: Date,
): Promise<string | null> {
  await execute(
    client,
    `insert into subscribers (id, address_mark, token_hash, key_id, sealed, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (address_mark) do nothing`,
    [id, mark, subscriberTokenHash(secrets.token), keyId, sealed, now],
  )
  return findRow(client, z.string(), 'select id from subscribers where address_mark = $1 for update', [mark])
}
