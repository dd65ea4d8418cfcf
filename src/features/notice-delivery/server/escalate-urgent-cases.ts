import { z } from 'zod'
import { staffRole } from '../../../platform/database/columns.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { readersOf } from '../../cases/server/case-record.ts'
import { findForm } from '../../form-catalogue/catalogue.ts'
import { recordNotice } from '../../staff-notices/server/notices/record-notice.ts'
import { nextOnCall } from '../../staff-notices/server/rota/on-call-people.ts'
import { readOnCallSettings } from '../../staff-notices/server/rota/on-call-settings.ts'
import type { NoticeDeps } from './deps.ts'

/** After this an urgent case that was not opened is no news: it leads the inbox. */
const GIVE_UP_HOURS = 12

const unopenedCase = z.object({
  caseId: z.string(),
  form: z.string(),
  openedTo: z.array(staffRole),
  told: z.array(z.string()),
})

/**
 * Passes urgent cases that were not opened, answered or taken within the stated minutes on to the next, once for each
 * case. Gives how many people are told.
 */
export async function escalateUrgentCases({ database: { pool } }: NoticeDeps, now: Date): Promise<number> {
  const { escalateAfterMinutes } = await readOnCallSettings(pool)
  const unopened = await queryRows(
    pool,
    unopenedCase,
    `select c.id as "caseId", c.form, c.opened_to as "openedTo", array_agg(staff_notices.staff_id::text) as told
     from staff_notices join cases c on c.id = case_id
     where reason = 'urgent' and c.closed_at is null and c.merged_into is null
       and c.first_answered_at is null and c.assignee_id is null
       and c.opened_at is null
     group by c.id having bool_and(not (data ->> 'isEscalated')::boolean)
       and min(staff_notices.created_at) between $1::timestamptz - interval '${GIVE_UP_HOURS} hours'
         and $1::timestamptz - make_interval(mins => $2)`,
    [now, escalateAfterMinutes],
  )
  let recorded = 0
  for (const { caseId, form: formId, openedTo, told } of unopened) {
    const form = findForm(formId)
    const readers = form ? readersOf({ form, openedTo }) : openedTo
    const next = await nextOnCall(pool, readers, { told, now })
    recorded += await recordNotice(pool, next, { reason: 'urgent', caseId, isEscalated: true }, now)
  }
  return recorded
}
