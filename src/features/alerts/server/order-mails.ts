import type { PoolClient } from 'pg'
import { z } from 'zod'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { DIGEST_HOUR } from '../alert-terms.ts'
import type { AlertDeps } from './deps.ts'
import { openSubscriber, sealedColumns } from './sealed-subscriber.ts'

/** How many subscribers' mails are ordered in one transaction. */
const BATCH = 100

/** What is due to a subscriber: at once, or what was noted before the last time that the day's mails were sent. */
const isDue = `not is_ordered and vacancies.ended_at is null and (alert_deliveries.pace = 'at-once' or alert_deliveries.created_at <
  (date_trunc('day', $1::timestamptz at time zone 'Europe/Oslo' - interval '${DIGEST_HOUR} hours')
    + interval '${DIGEST_HOUR} hours') at time zone 'Europe/Oslo')`

const dueSubscriber = z.object(sealedColumns)

type Deps = Pick<AlertDeps, 'database' | 'keyRing' | 'publicUrl'>

/**
 * Orders a mail to each subscriber who is to be told of homes, with all that is due to them. A mail is ordered in the
 * transaction that notes it. Gives how many.
 */
export async function orderHomeMails(deps: Deps, now: Date): Promise<number> {
  let ordered = 0
  for (;;) {
    const due = await queryRows(
      deps.database.pool,
      dueSubscriber,
      `select subscribers.id, key_id, sealed from subscribers
       where paused_at is null and ends_at > $1 and exists (
         select from alert_deliveries join vacancies on vacancies.id = vacancy_id
         where subscriber_id = subscribers.id and ${isDue})
       order by subscribers.id limit ${BATCH}`,
      [now],
    )
    if (due.length === 0) return ordered
    // Opened before the transaction, which must ask the pool for nothing.
    const opened = await Promise.all(
      due.map(async (row) => ({ id: row.id, email: (await openSubscriber(deps.keyRing, row)).email })),
    )
    ordered += await inTransaction(deps.database.pool, async (client) => {
      let mails = 0
      for (const each of opened) if (await orderMail(deps, client, each, now)) mails += 1
      return mails
    })
  }
}

async function orderMail(
  deps: Deps,
  client: PoolClient,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<boolean> {
  const isThere = await execute(
    client,
    'select from subscribers where id = $1 and paused_at is null for no key update',
    [id],
  )
  if (!isThere) return false
  const mailId = await queueMail(deps, client, {
    kind: 'homes-to-subscriber',
    caseId: null,
    subscriberId: id,
    recipient: email,
  })
  await execute(
    client,
    `update alert_deliveries set is_ordered = true, mail_id = $3
     from vacancies where vacancies.id = vacancy_id and subscriber_id = $2 and ${isDue}`,
    [now, id, mailId],
  )
  return true
}
