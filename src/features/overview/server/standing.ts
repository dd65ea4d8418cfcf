import type { Pool } from 'pg'
import { type InboxQuery, laneQuery } from '../../../domain/cases/inbox.ts'
import { keysOf, recordOf } from '../../../domain/records.ts'
import { addDays, osloDate } from '../../../domain/time/calendar.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { countCases } from '../../inbox/server/list/inbox-filter.ts'
import { type Counted, counted } from './counted.ts'
import { mondayOf } from './weeks.ts'

/** How many days back reopened cases are counted, today included. */
const REOPENED_DAYS = 28

/** The counts at the top of the overview. */
export type Standing = Record<'late' | 'urgent' | 'waiting' | 'closedThisWeek' | 'reopened', Counted>

function standingQueries(now: Date): Record<keyof Standing, InboxQuery> {
  return {
    late: laneQuery('for-sent'),
    urgent: laneQuery('haster'),
    waiting: laneQuery('venter-pa-oss'),
    closedThisWeek: laneQuery('ferdig', { closedFrom: mondayOf(now) }),
    reopened: laneQuery('alle', { reopenedFrom: addDays(osloDate(now), 1 - REOPENED_DAYS) }),
  }
}

/** How many cases stand how, each with its list. */
export async function readStanding(pool: Pool, worker: Caseworker, now: Date): Promise<Standing> {
  const queries = standingQueries(now)
  const counts = await countCases(pool, worker, queries, now)
  return recordOf(keysOf(queries), (name) => counted(counts[name], queries[name]))
}
