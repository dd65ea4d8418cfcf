import { z } from 'zod'
import { execute, queryRows, rowExists } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { AlertIndex } from '../alert-index.ts'
import type { Pace } from '../alert-terms.ts'
import { type ActiveAlert, readActiveAlerts } from './active-alerts.ts'
import type { AlertDeps } from './deps.ts'
import { storedTraits } from './stored-traits.ts'

/** How many vacancies are matched at a time, and how many deliveries are written in one transaction. */
const VACANCIES_AT_A_TIME = 100
const DELIVERIES_AT_A_TIME = 2_000

const unmatched = z.object({
  id: z.string(),
  traits: storedTraits,
  /** As those who wait were last found for it; null where it has just begun. */
  matchedTraits: storedTraits.nullable(),
})

type Unmatched = z.output<typeof unmatched>

interface Delivery {
  subscriberId: string
  vacancyId: string
  pace: Pace
}

/**
 * Notes for each vacancy that is new, or has changed, who is to be told of it. May be cut off anywhere and run again: a
 * subscriber and a vacancy are one row. Gives how many vacancies there were.
 */
export async function matchVacancies(deps: Pick<AlertDeps, 'database'>, now: Date): Promise<number> {
  const { pool } = deps.database
  if (!(await rowExists(pool, 'select from vacancies where not is_matched limit 1'))) return 0
  const alerts = new AlertIndex(await readActiveAlerts(pool, now))
  let matched = 0
  for (;;) {
    const vacancies = await queryRows(
      pool,
      unmatched,
      `select id, traits, matched_traits as "matchedTraits" from vacancies where not is_matched and ended_at is null
       order by vacancies.id limit ${VACANCIES_AT_A_TIME}`,
    )
    if (vacancies.length === 0) break
    await storeDeliveries(deps, deliveriesOf(vacancies, alerts), now)
    await execute(
      pool,
      'update vacancies set is_matched = true, matched_traits = traits where id = any($1)',
      [vacancies.map(({ id }) => id)],
    )
    matched += vacancies.length
  }
  // Homes that have been taken meanwhile are left out.
  await execute(pool, 'update vacancies set is_matched = true where not is_matched and ended_at is not null')
  return matched
}

/**
 * Who is told of which vacancy: once, and at once where any of their alerts asks for that. Of a home that was vacant
 * before, only those whom it did not fit then.
 */
function deliveriesOf(vacancies: readonly Unmatched[], alerts: AlertIndex<ActiveAlert>): Delivery[] {
  return vacancies.flatMap(({ id: vacancyId, traits, matchedTraits }) => {
    const before = matchedTraits ? alerts.waitingFor(matchedTraits) : []
    const knowing = new Set(before.map(({ subscriberId }) => subscriberId))
    const byPace = new Map<string, Pace>()
    for (const { subscriberId, pace } of alerts.waitingFor(traits)) {
      if (knowing.has(subscriberId)) continue
      if (byPace.get(subscriberId) !== 'at-once') byPace.set(subscriberId, pace)
    }
    return [...byPace].map(([subscriberId, pace]) => ({ subscriberId, vacancyId, pace }))
  })
}

async function storeDeliveries(
  { database }: Pick<AlertDeps, 'database'>,
  deliveries: readonly Delivery[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < deliveries.length; from += DELIVERIES_AT_A_TIME) {
    const batch = deliveries.slice(from, from + DELIVERIES_AT_A_TIME)
    await inTransaction(database.pool, async (client) => {
      // Those who have stopped meanwhile are no longer there.
      await execute(
        client,
        `insert into alert_deliveries (subscriber_id, vacancy_id, pace, created_at)
         select subscribers.id, vacancies.id, given.pace, $4
         from unnest($1::uuid[], $2::bigint[], $3::text[]) as given (subscriber, vacancy, pace)
           join subscribers on subscribers.id = given.subscriber
           join vacancies on vacancies.id = given.vacancy
         for key share of subscribers, vacancies
         on conflict do nothing`,
        [
          batch.map(({ subscriberId }) => subscriberId),
          batch.map(({ vacancyId }) => vacancyId),
          batch.map(({ pace }) => pace),
          now,
        ],
      )
    })
  }
}
