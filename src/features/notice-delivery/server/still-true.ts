import { isAnsweredSince } from '../../cases/server/events/event-statistics.ts'
import { unfinishedCase } from '../../cases/server/sender/open-case.ts'
import { coveredBy } from '../../sign-in/server/acting.ts'
import type { NoticeReason } from '../../staff-notices/notice-kinds.ts'

/** Notices that waited longer than this, such as over an outage, are no news any more. */
const STALE_HOURS = 48

/** Whether or not it is held as possible spam. */
const isUnfinished = 'c.closed_at is null and c.merged_into is null'
/** The case is that of the person who is told, or of a colleague for whom they act while the colleague is away. */
const isAssignee = `c.assignee_id in ${coveredBy('staff_notices.staff_id', '$5::date')}`
const isTheirs = `(c.assignee_id is null or ${isAssignee})`

/** SQL, by reason, for whether there still is something to tell, of a notice and its case `c`. */
const stillTrue: Record<NoticeReason, string> = {
  assigned: `${unfinishedCase} and ${isAssignee}`,
  'sender-wrote': `(c.closed_at is null or staff_notices.data ->> 'what' = 'withdrawn') and c.merged_into is null
    and (${isAssignee} or exists (select from case_followers where case_followers.case_id = c.id
      and case_followers.staff_id in ${coveredBy('staff_notices.staff_id', '$5::date')}))
    and not ${isAnsweredSince('c', "(staff_notices.data ->> 'eventId')::bigint")}`,
  urgent: `${isUnfinished} and c.first_answered_at is null and ${isTheirs} and c.registered_by is distinct from staff_notices.staff_id`,
  'breach-warning': `${unfinishedCase} and ${isTheirs}
    and date_trunc('milliseconds', c.deadline) = (staff_notices.data ->> 'deadline')::timestamptz`,
  'morning-summary': `exists (select from jsonb_each(staff_notices.data -> 'counts') where value::int > 0)`,
}

/**
 * SQL for the same of any notice at the time $3, which is on the day $5 in Norway, to a person of the role $6, which
 * reads the forms $4.
 */
export const isStillTrue = `staff_notices.created_at > $3::timestamptz - interval '${STALE_HOURS} hours'
  and (c.id is null or c.form = any($4) or $6 = any(c.opened_to)) and case reason
  ${Object.entries(stillTrue)
    .map(([reason, condition]) => `when '${reason}' then ${condition}`)
    .join('\n  ')} else false end`
