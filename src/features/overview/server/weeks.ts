import type { Pool } from 'pg'
import { z } from 'zod'
import { addDays, type IsoDate, osloDate, weekday } from '../../../domain/time/calendar.ts'
import { findRow } from '../../../platform/database/query.ts'
import { isVisibleTo } from '../../cases/server/reading.ts'

/** How many weeks the overview goes back, this one included. */
const WEEKS = 12

/** The Monday of the week of an instant. */
export const mondayOf = (now: Date): IsoDate => {
  const today = osloDate(now)
  return addDays(today, 1 - weekday(today))
}

/** The Mondays of some weeks, the earliest first; there is always one. */
export type Mondays = readonly [IsoDate, ...IsoDate[]]

/** The Mondays of the last weeks, this one the last; a site whose first case is younger has fewer of them. */
export function weeksUntil(now: Date, firstDay: IsoDate | null): Mondays {
  let first = mondayOf(now)
  const rest: IsoDate[] = []
  while (firstDay !== null && firstDay < first && rest.length < WEEKS - 1) {
    rest.unshift(first)
    first = addDays(first, -7)
  }
  return [first, ...rest]
}

/** The day of the first case that a role reads; null where there is none. */
export async function readFirstDay(pool: Pool, readable: readonly string[]): Promise<IsoDate | null> {
  const first = await findRow(
    pool,
    z.date(),
    `select sent_at from cases where ${isVisibleTo('$1')} order by sent_at limit 1`,
    [readable],
  )
  return first && osloDate(first)
}
