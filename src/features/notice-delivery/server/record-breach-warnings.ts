import { z } from 'zod'
import type { ReplyTime } from '../../../../landlord-types/promise.ts'
import { clockOf, minutesOfClockBetween, minutesOfClockDay } from '../../../domain/cases/reply-clock.ts'
import type { StaffRole } from '../../../domain/people/staff-roles.ts'
import { addDays, osloDate } from '../../../domain/time/calendar.ts'
import type { OfficeHours } from '../../../domain/time/office-hours.ts'
import { instantInOslo } from '../../../domain/time/oslo-instant.ts'
import { addWorkingDays } from '../../../domain/time/working-days.ts'
import { replyPromiseColumn, staffRole } from '../../../platform/database/columns.ts'
import { type Queryable, queryRows } from '../../../platform/database/query.ts'
import { readersOf } from '../../cases/server/case-record.ts'
import { replyTimeOf } from '../../cases/server/promise-of-case.ts'
import { unfinishedCase } from '../../cases/server/sender/open-case.ts'
import { storedAnswers } from '../../cases/server/store/stored-answers.ts'
import { findForm } from '../../form-catalogue/catalogue.ts'
import { readOfficeHours } from '../../info-pages/server/office-hours.ts'
import { findActing } from '../../sign-in/server/acting.ts'
import { recordNotice } from '../../staff-notices/server/notices/record-notice.ts'
import type { NoticeDeps } from './deps.ts'

/** A fifth of the longest promise, two weeks: no case whose deadline is later is warned of yet. */
const MAX_WORKING_DAYS_AHEAD = 2

const PAGE = 500

const candidate = z.object({
  id: z.string(),
  form: z.string(),
  answers: storedAnswers,
  promise: replyPromiseColumn.nullable(),
  openedTo: z.array(staffRole),
  assigneeId: z.string().nullable(),
  deadline: z.date(),
  daySet: z.date().nullable(),
  /** The merged case whose promise is the deadline; null where it is the case's own promise or a day that staff have set. */
  promisedIn: z
    .object({ form: z.string(), answers: storedAnswers, promise: replyPromiseColumn.nullable() })
    .nullable(),
})

/** SQL for `promisedIn`, of a case `c`. */
const promisedIn = `case when c.deadline = c.merged_promise then (
  select jsonb_build_object('form', merged.form, 'answers', merged.answers, 'promise', merged.promise) from cases merged
  where merged.merged_into = c.id and merged.closed_at is null and c.deadline =
    least(case when merged.first_answered_at is null then merged.promised_at end, merged.reply_due_at)
  order by merged.id limit 1) end`

/** Notes a warning for each case whose promise is soon broken, once for each promise. Gives how many people are warned. */
export async function recordBreachWarnings({ database: { pool } }: NoticeDeps, now: Date): Promise<number> {
  const office = await readOfficeHours(pool)
  const until = instantInOslo(addDays(addWorkingDays(osloDate(now), MAX_WORKING_DAYS_AHEAD), 1), 0)
  let recorded = 0
  let after = { deadline: now, id: '' }
  for (;;) {
    const cases = await readUnwarned(pool, { now, until, after })
    for (const {
      id,
      form: formId,
      answers,
      promise: own,
      openedTo,
      assigneeId,
      deadline,
      daySet,
      promisedIn,
    } of cases) {
      const promised = promisedIn ?? { form: formId, answers, promise: own }
      const form = findForm(promised.form)
      const isDaySet = daySet?.getTime() === deadline.getTime()
      const promise = isDaySet || !form ? null : replyTimeOf({ ...promised, form })
      if (!isBreachNear({ at: deadline, promise }, now, office)) continue
      const ownForm = findForm(formId)
      const readers = ownForm ? readersOf({ form: ownForm, openedTo }) : openedTo
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
    `select c.id, c.form, c.answers, c.promise, c.opened_to as "openedTo", c.assignee_id as "assigneeId", c.deadline,
       c.due_at as "daySet", ${promisedIn} as "promisedIn" from cases c
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
interface PromisedDeadline {
  at: Date
  promise: ReplyTime | null
}

/**
 * Whether so little is left of a promise, in the hours that it is counted in, that its breach is warned of. A day that
 * staff have set counts as a promise of one working day. A deadline that has passed is not warned of.
 */
function isBreachNear({ at, promise: given }: PromisedDeadline, now: Date, office: OfficeHours): boolean {
  if (at <= now) return false
  const promise = given ?? { workingDays: 1 }
  const left = minutesOfClockBetween(now, at, clockOf(promise), office)
  return left <= (1 - WARN_AFTER) * minutesOf(promise, office) + 1e-6
}

/** How many minutes of its own clock a promise takes. */
function minutesOf(promise: ReplyTime, office: OfficeHours): number {
  return 'workingDays' in promise
    ? promise.workingDays * minutesOfClockDay(clockOf(promise), office)
    : promise.hours * 60
}
