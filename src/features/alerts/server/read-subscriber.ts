import { z } from 'zod'
import { findRow, type Queryable, queryRows } from '../../../platform/database/query.ts'
import { type Filters, writeListAddress } from '../../portfolio-browsing/filters/filters.ts'
import { CONFIRM_HOURS, type Pace, paces } from '../alert-terms.ts'
import { filtersIn, storedFilters } from './stored-filters.ts'
import { type SubscriberToken, subscriberTokenHash } from './subscriber-token.ts'

export interface StoredAlert {
  id: string
  filters: Filters
  /** The query of the list with these filters. */
  query: string
  wish: readonly string[]
  pace: Pace
  state: 'confirmed' | 'pending' | 'too-old'
}

export interface Subscriber {
  id: string
  isPaused: boolean
  /** When the alerts end; null until one is confirmed. */
  endsAt: Date | null
  alerts: StoredAlert[]
}

const subscriberRow = z.object({ id: z.string(), is_paused: z.boolean(), ends_at: z.date().nullable() })

const alertRow = z.object({
  id: z.string(),
  ...storedFilters,
  wish: z.array(z.string()),
  pace: z.enum(paces),
  is_confirmed: z.boolean(),
  is_too_old: z.boolean(),
})

/** The subscriber of a token, with their alerts in the order in which they asked for them; null where there is none. */
export async function readSubscriber(
  db: Queryable,
  token: SubscriberToken,
  now: Date,
): Promise<Subscriber | null> {
  const found = await findRow(
    db,
    subscriberRow,
    `select id, paused_at is not null as is_paused, ends_at from subscribers
     where token_hash = $1 and (ends_at is null or ends_at > $2)`,
    [subscriberTokenHash(token), now],
  )
  if (!found) return null
  return {
    id: found.id,
    isPaused: found.is_paused,
    endsAt: found.ends_at,
    alerts: await readAlerts(db, found.id, now),
  }
}

/** The alerts of a subscriber, confirmed or not. */
export async function readAlerts(db: Queryable, subscriberId: string, now: Date): Promise<StoredAlert[]> {
  const rows = await queryRows(
    db,
    alertRow,
    `select id, filters, asked, wish, pace, confirmed_at is not null as is_confirmed,
       created_at <= $2::timestamptz - interval '${CONFIRM_HOURS} hours' as is_too_old
     from alerts where subscriber_id = $1 order by created_at, id`,
    [subscriberId, now],
  )
  return rows.map(({ filters: former, asked, is_confirmed, is_too_old, ...row }) => {
    const filters = filtersIn({ filters: former, asked })
    return {
      ...row,
      query: String(writeListAddress(filters)),
      filters,
      state: is_confirmed ? 'confirmed' : is_too_old ? 'too-old' : 'pending',
    }
  })
}
