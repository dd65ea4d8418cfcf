import type { Pool } from 'pg'
import { type InboxQuery, laneQuery } from '../../../domain/cases/inbox.ts'
import { keysOf, recordOf } from '../../../domain/records.ts'
import { addDays, osloDate } from '../../../domain/time/calendar.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { countPartsOf } from '../../inbox/server/list/inbox-filter.ts'
import { overviewTexts } from '../overview.words.ts'
import { type LinkedCount, linkedCount } from './linked-count.ts'

const texts = overviewTexts.backlog

/** The ages of cases, in days since they were sent: the youngest and the oldest of each, both included. */
const ages = {
  today: [0, 0],
  days: [1, 2],
  week: [3, 6],
  weeks: [7, 13],
  month: [14, 27],
  older: [28, null],
} as const satisfies Record<keyof typeof texts.ages, readonly [number, number | null]>

const LANE = 'venter-pa-oss'

export type BacklogLine = LinkedCount & { name: string }

/** The cases that wait for staff, by the days since they were sent. */
export async function readBacklog(pool: Pool, worker: Caseworker, now: Date): Promise<BacklogLine[]> {
  const today = osloDate(now)
  const names = keysOf(ages)
  const queries: Record<keyof typeof ages, InboxQuery> = recordOf(names, (name) => {
    const [youngest, oldest] = ages[name]
    return laneQuery(LANE, {
      from: oldest === null ? null : addDays(today, -oldest),
      to: youngest === 0 ? null : addDays(today, -youngest),
    })
  })
  const counts = await countPartsOf(pool, worker, LANE, queries, now)
  return names.map((name) => ({
    name: texts.ages[name],
    ...linkedCount(counts[name], queries[name]),
  }))
}
