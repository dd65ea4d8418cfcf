import { z } from 'zod'
import { type Queryable, queryRows } from '../../../platform/database/query.ts'
import type { Filters } from '../../portfolio-browsing/filters/filters.ts'
import { type Pace, paces } from '../alert-terms.ts'
import { filtersIn, storedFilters } from './stored-filters.ts'

/** An alert that is told of homes now. */
export interface ActiveAlert {
  subscriberId: string
  pace: Pace
}

/** The condition for the alerts that are told of homes; `$1` is the time. */
export const isActive = 'confirmed_at is not null and paused_at is null and ends_at > $1'

const sameFilters = z.object({
  ...storedFilters,
  subscribers: z.array(z.string()),
  paces: z.array(z.enum(paces)),
})

/** Those who ask for the same. */
export type SameFilters = readonly [Filters, ActiveAlert[]]

/** All alerts that are told of homes now, those with equal filters together. */
export async function readActiveAlerts(db: Queryable, now: Date): Promise<SameFilters[]> {
  const rows = await queryRows(
    db,
    sameFilters,
    `select filters, asked, array_agg(subscriber_id::text order by alerts.id) as subscribers,
       array_agg(pace order by alerts.id) as paces
     from alerts join subscribers on subscribers.id = subscriber_id where ${isActive} group by filters, asked`,
    [now],
  )
  return rows.map((row) => [
    filtersIn(row),
    row.paces.map((pace, place) => ({ pace, subscriberId: row.subscribers[place] ?? '' })),
  ])
}
