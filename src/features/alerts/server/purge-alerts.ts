import type { Pool } from 'pg'
import { execute } from '../../../platform/database/query.ts'
import { PENDING_DAYS } from '../alert-terms.ts'
import { purgeAskedMailboxes } from './asked-mailboxes.ts'

/** How long it is kept when homes became vacant, to tell how often they do. */
const VACANCY_YEARS = 2

/** A vacancy that ended so many days ago is over: who was told of it is of no use. */
const OVER_DAYS = 31

/** Erases alerts that were not confirmed in time or not renewed, and who has none left. */
export async function purgeAlerts(pool: Pool, now: Date): Promise<void> {
  await purgeAskedMailboxes(pool)
  await execute(
    pool,
    `delete from alerts where confirmed_at is null and created_at <= $1::timestamptz - interval '${PENDING_DAYS} days'`,
    [now],
  )
  await execute(
    pool,
    `delete from subscribers where ends_at <= $1 or not exists (select from alerts where subscriber_id = subscribers.id)`,
    [now],
  )
  await execute(
    pool,
    `delete from alert_deliveries using vacancies
     where vacancies.id = vacancy_id and ended_at < $1::timestamptz - interval '${OVER_DAYS} days'`,
    [now],
  )
  await execute(
    pool,
    `delete from vacancies where ended_at < $1::timestamptz - interval '${VACANCY_YEARS} years'`,
    [now],
  )
}
