import type { Pool } from 'pg'
import { z } from 'zod'
import { laneQuery } from '../../../domain/cases/inbox.ts'
import { addDays, type IsoDate } from '../../../domain/time/calendar.ts'
import { startOf, weekColumn, weekOf } from '../../../platform/database/oslo-time.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { countReopenedByWeek } from '../../cases/server/events/event-statistics.ts'
import { isVisibleTo } from '../../cases/server/reading.ts'
import { type LinkedCount, linkedCount } from './linked-count.ts'
import type { Mondays } from './weeks.ts'

export interface WeekNumbers {
  /** The Monday. */
  week: IsoDate
  /** The cases that were sent in the week. */
  cases: LinkedCount
  /** The cases that their senders opened again in it. */
  reopened: LinkedCount
  /** Medians in hours of the cases that were sent in it; null where none was answered, or closed. */
  firstAnswer: number | null
  closed: number | null
}

const weekRow = z.object({
  week: weekColumn,
  cases: z.number(),
  first_answer: z.number().nullable(),
  closed: z.number().nullable(),
})

/** The numbers of some weeks, of the cases that a role reads. */
export async function readWeekNumbers(
  pool: Pool,
  readable: readonly string[],
  weeks: Mondays,
): Promise<WeekNumbers[]> {
  const [rows, reopened] = await Promise.all([
    queryRows(
      pool,
      weekRow,
      `select ${weekOf('sent_at')} as week, count(*)::int as cases,
         percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - sent_at) / 3600) as first_answer,
         percentile_cont(0.5) within group (order by extract(epoch from closed_at - sent_at) / 3600) as closed
       from cases where ${isVisibleTo('$1')} and sent_at >= ${startOf('$2')} group by 1`,
      [readable, weeks[0]],
    ),
    countReopenedByWeek(pool, readable, weeks[0]),
  ])
  return weeks.map((week) => {
    const row = rows.find((each) => each.week === week)
    const to = addDays(week, 6)
    return {
      week,
      cases: linkedCount(row?.cases ?? 0, laneQuery('alle', { from: week, to })),
      reopened: linkedCount(
        reopened.find((each) => each.week === week)?.cases ?? 0,
        laneQuery('alle', { reopenedFrom: week, reopenedTo: to }),
      ),
      firstAnswer: row?.first_answer ?? null,
      closed: row?.closed ?? null,
    }
  })
}
