import type { Pool } from 'pg'
import { z } from 'zod'
import { may } from '../../../domain/people/permissions.ts'
import { allRoles } from '../../../domain/people/staff-roles.ts'
import { osloDate, osloHour } from '../../../domain/time/calendar.ts'
import { isWorkingDay } from '../../../domain/time/working-days.ts'
import { staffRole } from '../../../platform/database/columns.ts'
import { queryRows } from '../../../platform/database/query.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { countCases } from '../../inbox/server/list/inbox-filter.ts'
import { findActing } from '../../sign-in/server/acting.ts'
import type { ActedFor, SummaryCounts } from '../../staff-notices/notice-kinds.ts'
import { readNoticeSettings } from '../../staff-notices/server/notices/notice-settings.ts'
import { recordNotice } from '../../staff-notices/server/notices/record-notice.ts'
import { summaryQueries, waitingFor } from '../../staff-notices/summary-lists.ts'
import type { NoticeDeps } from './deps.ts'

/** A summary that could not be made within so many hours of its time is left out: the morning is over. */
const LATE_HOURS = 4

const colleague = z.object({ id: z.string(), name: z.string(), role: staffRole })

/**
 * Notes the morning summary of each staff member whose time has come, on working days. Gives how many. That of a colleague
 * who is away is part of their deputy's.
 */
export async function recordSummaries({ database: { pool } }: NoticeDeps, now: Date): Promise<number> {
  const day = osloDate(now)
  if (!isWorkingDay(day)) return 0
  const without = await queryRows(
    pool,
    colleague,
    `select id, name, role from staff where disabled_at is null and not exists (
       select from staff_notices where staff_id = staff.id and reason = 'morning-summary' and occasion = $1)`,
    [day],
  )
  const roles = allRoles.filter((role) => may(role, 'read-cases'))
  const acting = await findActing(pool, await staffIds(pool), { at: now, roles })
  const hour = osloHour(now)
  let recorded = 0
  for (const each of without) {
    if (acting.get(each.id)?.actsFor) continue
    const { byMail, summaryAt } = await readNoticeSettings(pool, each)
    const isTime = hour >= summaryAt && hour < summaryAt + LATE_HOURS
    if (!isTime || !byMail.includes('morning-summary') || !may(each.role, 'read-cases')) continue
    const counts: SummaryCounts = await countCases(pool, each, summaryQueries(each.id), now)
    const actsFor = await Promise.all(
      [...acting.values()].flatMap(({ id, actsFor: away }) =>
        id === each.id && away ? countWaiting(pool, each, away, now) : [],
      ),
    )
    recorded += await recordNotice(pool, [each.id], { reason: 'morning-summary', day, counts, actsFor }, now)
  }
  return recorded
}

const staffIds = (pool: Pool) => queryRows(pool, z.string(), 'select id from staff where disabled_at is null')

/** How many of a colleague's cases wait, of those that their deputy reads. */
async function countWaiting(
  pool: Pool,
  deputy: Caseworker,
  { id, name }: Pick<ActedFor, 'id' | 'name'>,
  now: Date,
): Promise<ActedFor> {
  const { waiting } = await countCases(pool, deputy, { waiting: waitingFor(id) }, now)
  return { id, name, waiting }
}
