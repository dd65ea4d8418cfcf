import type { Pool } from 'pg'
import { z } from 'zod'
import { queryRow, queryRows } from '../../../platform/database/query.ts'
import { writeListAddress } from '../../portfolio-browsing/filters/filters.ts'
import type { AlertStatistics } from './odds.ts'
import { filtersIn, storedFilters } from './stored-filters.ts'

/** The most wishes that are listed. */
const MAX_WISHES = 200

/** What some wait for, and how much of it there is. */
interface WaitingLine {
  wish: string
  /** The list with these filters. */
  list: string
  waiting: number
  vacant: number
  /** How many such homes became vacant in the last year; null where the record is too short to say. */
  becameVacant: number | null
}

export interface WaitingList {
  lines: WaitingLine[]
  /** How many subscribers there are. */
  totals: { active: number; paused: number; pending: number }
}

const waitingRow = z.object({ ...storedFilters, wish: z.string(), waiting: z.number() })
const totalsRow = z.object({ active: z.number(), paused: z.number(), pending: z.number() })

/** What most wait for, of those who are told now; those who have paused are only counted. */
export async function readWaitingList(
  pool: Pool,
  statistics: AlertStatistics,
  now: Date,
): Promise<WaitingList> {
  const [rows, totals] = await Promise.all([
    queryRows(
      pool,
      waitingRow,
      `select filters, asked, max(array_to_string(wish, ' · ')) as wish, count(*)::int as waiting
       from alerts join subscribers on subscribers.id = subscriber_id
       where confirmed_at is not null and paused_at is null and ends_at > $1
       group by filters, asked order by 4 desc, 3 limit ${MAX_WISHES}`,
      [now],
    ),
    queryRow(
      pool,
      totalsRow,
      `select count(*) filter (where ends_at > $1 and paused_at is null)::int as active,
         count(*) filter (where ends_at > $1 and paused_at is not null)::int as paused,
         count(*) filter (where ends_at is null)::int as pending from subscribers`,
      [now],
    ),
  ])
  const lines = await Promise.all(
    rows.map(async ({ wish, waiting, ...stored }) => {
      const filters = filtersIn(stored)
      const { became, vacant } = await statistics.supply(filters, now)
      return {
        wish,
        list: `/eiendommer?${writeListAddress(filters)}`,
        waiting,
        vacant,
        becameVacant: became?.count ?? null,
      }
    }),
  )
  return { lines, totals }
}
