import { z } from 'zod'
import type { ReplyTime } from '../../../../landlord-types/promise.ts'
import {
  clockOf,
  type Deadline,
  minutesOfClockBetween,
  minutesOfClockDay,
} from '../../../domain/cases/deadline.ts'
import type { StaffRole } from '../../../domain/people/staff-roles.ts'
import { addDays, osloDate } from '../../../domain/time/calendar.ts'
import type { OfficeHours } from '../../../domain/time/office-hours.ts'
import { instantInOslo } from '../../../domain/time/oslo-instant.ts'
import { addWorkingDays } from '../../../domain/time/working-days.ts'
import { replyPromiseColumn, staffRole } from '../../../platform/database/columns.ts'
import { type Queryable, queryRows } from '../../../platform/database/query.ts'
import { readersOf } from '../../cases/server/case-record.ts'
import { unfinishedCase } from '../../cases/server/sender/open-case.ts'
import { storedAnswers } from '../../cases/server/store/stored-answers.ts'
import { findForm } from '../../form-catalogue/catalogue.ts'
import { deadlineColumns, deadlineRow, promisedTimeOf } from '../../inbox/server/list/case-deadline.ts'
import { readOfficeHours } from '../../info-pages/server/office-hours.ts'
import { findActing } from '../../sign-in/server/acting.ts'
import { recordNotice } from '../../staff-notices/server/notices/record-notice.ts'
import type { NoticeDeps } from './deps.ts'

/** A fifth of the longest promise, two weeks: no case whose deadline is later is warned of yet. */
const MAX_WORKING_DAYS_AHEAD = 2

const PAGE = 500

const candidate = deadlineRow.extend({
  id: z.string(),
  form: z.string(),
  answers: storedAnswers,
  promise: replyPromiseColumn.nullable(),
  openedTo: z.array(staffRole),
  assigneeId: z.string().nullable(),
  deadline: z.date(),
})

/** Notes a warning for each case whose promise is soon broken, once for each promise. Gives how many people are warned. */
export async function recordBreachWarnings({ database: { pool } }: NoticeDeps, now: Date): Promise<number> {
  const office = await readOfficeHours(pool)
  const until = instantInOslo(addDays(addWorkingDays(osloDate(now), MAX_WORKING_DAYS_AHEAD), 1), 0)
  let recorded = 0
  let after = { deadline: now, id: '' }
  for (;;) {
    const cases = await readUnwarned(pool, { now, until, after })
    for (const row of cases) {
      const { id, openedTo, assigneeId, deadline } = row
      const promise = promisedTimeOf(row, row)
      const clock = promise ? clockOf(promise) : 'office-hours'
      if (!isBreachNear({ at: deadline, clock, promise }, now, office)) continue
      const form = findForm(row.form)
      const readers = form ? readersOf({ form, openedTo }) : openedTo
      const people = assigneeId
        ? await actingFor(pool, assigneeId, { at: now, roles: readers })
        : await workersAmong(pool, readers)
      recorded += await recordNotice(pool, people, { reason: 'breach-warning', caseId: id, deadline }, now)
    }
    const last = cases.at(-1)
    if (!last || cases.length < PAGE) return recorded
    after = last
  }
}

/** Unfinished cases that are due soon, snoozed or not, without a warning of this deadline, in pages. */
function readUnwarned(
  db: Queryable,
  { now, until, after }: { now: Date; until: Date; after: { deadline: Date; id: string } },
) {
  return queryRows(
    db,
    candidate,
    `select c.id, c.form, c.answers, c.promise, c.opened_to as "openedTo", c.assignee_id as "assigneeId", ${deadlineColumns('c')} from cases c
     where ${unfinishedCase} and c.deadline > $1 and c.deadline < $2
       and (c.deadline, c.id::text) > ($3, $4)
       and not exists (select from staff_notices where case_id = c.id and reason = 'breach-warning'
         and (data ->> 'deadline')::timestamptz = date_trunc('milliseconds', c.deadline))
     order by c.deadline, c.id::text limit ${PAGE}`,
    [now, until, after.deadline, after.id],
  )
}

/** The assignee, or who acts for them while they are away. */
async function actingFor(
  db: Queryable,
  assigneeId: string,
  when: { at: Date; roles: readonly StaffRole[] },
): Promise<string[]> {
  const acting = await findActing(db, [assigneeId], when)
  return [...acting.values()].map(({ id }) => id)
}

/** Who is warned of a case without an assignee: the roles that work on it; administrators where there are no others. */
function workersAmong(db: Queryable, readers: readonly StaffRole[]): Promise<string[]> {
  const workers = readers.filter((role) => role !== 'administrator')
  return queryRows(
    db,
    z.string(),
    `select id from staff where disabled_at is null and role = any($1)
       and (role <> 'administrator' or not exists (select from staff where disabled_at is null and role = any($2)))`,
    [readers, workers],
  )
}

/** The warning comes when this part of the promised time has gone by. */
const WARN_AFTER = 0.8

/** A deadline, and the promise that it comes from; null for a day that staff have set themselves. */
interface PromisedDeadline extends Deadline {
  promise: ReplyTime | null
}

/**
 * Whether so little is left of a promise, in the hours that it is counted in, that its breach is warned of. A day that
 * staff have set counts as a promise of one working day. A deadline that has passed is not warned of.
 */
function isBreachNear({ at, clock, promise }: PromisedDeadline, now: Date, office: OfficeHours): boolean {
  if (at <= now) return false
  const left = minutesOfClockBetween(now, at, clock, office)
  return left <= (1 - WARN_AFTER) * minutesOf(promise ?? { workingDays: 1 }, office) + 1e-6
}

/** How many minutes of its own clock a promise takes. */
function minutesOf(promise: ReplyTime, office: OfficeHours): number {
  return 'workingDays' in promise
    ? promise.workingDays * minutesOfClockDay(clockOf(promise), office)
    : promise.hours * 60
}
