import { z } from 'zod'
import { osloDate, osloHour } from '../../domain/calendar.ts'
import type { SummaryCounts } from '../../domain/notices.ts'
import { may } from '../../domain/permissions.ts'
import { summaryQueries } from '../../domain/summary-lists.ts'
import { isWorkingDay } from '../../domain/working-days.ts'
import { countCases } from '../casework/inbox-filter.ts'
import { staffRole } from '../database/columns.ts'
import { queryRows } from '../database/query.ts'
import { readNoticeSettings } from '../notices/notice-settings.ts'
import { recordNotice } from '../notices/record-notice.ts'
import type { NoticeDeps } from './deps.ts'

/** A summary that could not be made within so many hours of its time is left out: the morning is over. */
const LATE_HOURS = 4

const colleague = z.object({ id: z.string(), name: z.string(), role: staffRole })

/** Notes the morning summary of each staff member whose time has come, on working days. Gives how many. */
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
  const hour = osloHour(now)
  let recorded = 0
  for (const each of without) {
    const { byMail, summaryAt } = await readNoticeSettings(pool, each)
    const isTime = hour >= summaryAt && hour < summaryAt + LATE_HOURS
    if (!isTime || !byMail.includes('morning-summary') || !may(each.role, 'read-cases')) continue
    const counts: SummaryCounts = await countCases(pool, each, summaryQueries(each.id), now)
    recorded += await recordNotice(pool, [each.id], { reason: 'morning-summary', day, counts }, now)
  }
  return recorded
}
