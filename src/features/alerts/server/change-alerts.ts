import type { PoolClient } from 'pg'
import { z } from 'zod'
import { execute, findRow, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { eraseForGood } from '../../../platform/erasure/erase.ts'
import { eraseAlerts } from '../../../platform/erasure/ledger.ts'
import { CONFIRM_HOURS, type Pace, VALID_MONTHS } from '../alert-terms.ts'
import type { AlertDeps } from './deps.ts'
import { type SubscriberToken, subscriberTokenHash } from './subscriber-token.ts'

type Deps = Pick<AlertDeps, 'database'>

/** When alerts end that are confirmed or renewed at `$2`. */
const endsLater = `$2::timestamptz + interval '${VALID_MONTHS} months'`

/** The mails of homes that a subscriber is not to get any more. */
const dropWaitingMails = `delete from mails where subscriber_id = $1 and kind = 'homes-to-subscriber' and state = 'queued'`

/** Confirms an alert, within the time that its link says. Gives whether it is confirmed. */
export function confirmAlert(
  deps: Deps,
  token: SubscriberToken,
  alertId: string,
  now: Date,
): Promise<boolean> {
  return onSubscriber(deps, token, async (client, id) => {
    const confirmed = await execute(
      client,
      `update alerts set confirmed_at = coalesce(confirmed_at, $3)
       where id = $2 and subscriber_id = $1
         and (confirmed_at is not null or created_at > $3::timestamptz - interval '${CONFIRM_HOURS} hours')`,
      [id, alertId, now],
    )
    if (confirmed === 0) return false
    await execute(client, `update subscribers set ends_at = ${endsLater}, asked_at = null where id = $1`, [
      id,
      now,
    ])
    return true
  })
}

export function setPace(deps: Deps, token: SubscriberToken, alertId: string, pace: Pace): Promise<boolean> {
  return onSubscriber(deps, token, async (client, id) => {
    const changed = await execute(
      client,
      'update alerts set pace = $3 where id = $2 and subscriber_id = $1',
      [id, alertId, pace],
    )
    return changed > 0
  })
}

/** Pauses all alerts: what waits to be sent is not sent. */
export function pauseAlerts(deps: Deps, token: SubscriberToken, now: Date): Promise<boolean> {
  return onSubscriber(deps, token, async (client, id) => {
    await execute(client, 'update subscribers set paused_at = coalesce(paused_at, $2) where id = $1', [
      id,
      now,
    ])
    await execute(client, dropWaitingMails, [id])
    return true
  })
}

export function resumeAlerts(deps: Deps, token: SubscriberToken): Promise<boolean> {
  return onSubscriber(deps, token, async (client, id) => {
    await execute(client, 'update subscribers set paused_at = null where id = $1', [id])
    return true
  })
}

/** Lets confirmed alerts go on for as long as new ones. */
export function renewAlerts(deps: Deps, token: SubscriberToken, now: Date): Promise<boolean> {
  return onSubscriber(deps, token, async (client, id) => {
    const renewed = await execute(
      client,
      `update subscribers set ends_at = ${endsLater}, asked_at = null where id = $1 and ends_at is not null`,
      [id, now],
    )
    return renewed > 0
  })
}

/**
 * Stops one alert of a subscriber, or all of them, and erases it; with the last one the address. A restored backup does
 * not bring it back. Gives whether anything is left.
 */
export async function stopAlerts(
  deps: Pick<AlertDeps, 'database' | 'storage'>,
  token: SubscriberToken,
  alertId: string | null = null,
): Promise<{ isLeft: boolean }> {
  return eraseForGood(deps, async (client) => {
    const ids = await queryRows(
      client,
      z.string(),
      `select alerts.id from alerts join subscribers on subscribers.id = subscriber_id
       where token_hash = $1 and ($2::uuid is null or alerts.id = $2) for update`,
      [subscriberTokenHash(token), alertId],
    )
    await eraseAlerts(client, ids)
    const left = await findSubscriber(client, token)
    return { erased: ids.map((id) => ({ what: 'alert', alertId: id })), result: { isLeft: left !== null } }
  })
}

/** Works on the subscriber whose token it is, locked until the transaction ends; false where there is none. */
function onSubscriber(
  { database }: Deps,
  token: SubscriberToken,
  work: (client: PoolClient, id: string) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(database.pool, async (client) => {
    const id = await findSubscriber(client, token)
    return id !== null && (await work(client, id))
  })
}

function findSubscriber(client: PoolClient, token: SubscriberToken): Promise<string | null> {
  return findRow(client, z.string(), 'select id from subscribers where token_hash = $1 for update', [
    subscriberTokenHash(token),
  ])
}
