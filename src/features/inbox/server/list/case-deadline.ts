import { z } from 'zod'
import type { ReplyTime } from '../../../../../landlord-types/promise.ts'
import { clockOf, formatDeadline, isSoon, shortenDeadline } from '../../../../domain/cases/deadline.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatDateTime } from '../../../../domain/time/format-moment.ts'
import type { OfficeHours } from '../../../../domain/time/office-hours.ts'
import { replyPromiseColumn } from '../../../../platform/database/columns.ts'
import { replyTimeOf } from '../../../cases/server/promise-of-case.ts'
import { storedAnswers } from '../../../cases/server/store/stored-answers.ts'
import { findForm } from '../../../form-catalogue/catalogue.ts'

/** A deadline as staff pages show it. */
export interface ShownDeadline {
  /** The time left, or how late it is, in the hours of its promise. */
  text: string
  /** The same in fewer letters. */
  short: string
  at: string
  isOver: boolean
  isSoon: boolean
}

/**
 * The columns of `deadlineRow`, of a case by its alias. `promised_in` is the merged case whose promise is the deadline;
 * null where it is the case's own promise or a day that staff have set.
 */
export const deadlineColumns = (table: string): string => `${table}.deadline, ${table}.due_at as day_set,
  case when ${table}.deadline = ${table}.merged_promise then (
    select jsonb_build_object('form', merged.form, 'answers', merged.answers,
      'promise', merged.promise) from cases merged
    where merged.merged_into = ${table}.id and merged.closed_at is null and ${table}.deadline =
      least(case when merged.first_answered_at is null then merged.promised_at end, merged.reply_due_at)
    order by merged.id limit 1) end as promised_in`

export const deadlineRow = z.object({
  deadline: z.date().nullable(),
  day_set: z.date().nullable(),
  promised_in: z
    .object({ form: z.string(), answers: storedAnswers, promise: replyPromiseColumn.nullable() })
    .nullable(),
})

type DeadlineRow = z.output<typeof deadlineRow>

/** What the promise of a case comes from. */
type Promised = NonNullable<DeadlineRow['promised_in']>

/** The deadline of a case; null where it has none. */
export function showDeadline(
  row: DeadlineRow,
  own: Promised,
  now: Date,
  hours: OfficeHours,
): ShownDeadline | null {
  if (!row.deadline) return null
  const promised = promisedTimeOf(row, own)
  // A day that staff set ends when the office closes, as a promise in working days does.
  const deadline = { at: row.deadline, clock: promised ? clockOf(promised) : 'office-hours' } as const
  const text = formatDeadline(deadline, now, hours, staffLanguage)
  return {
    text,
    short: shortenDeadline(text, staffLanguage),
    at: formatDateTime(deadline.at, staffLanguage),
    isOver: deadline.at < now,
    isSoon: isSoon(deadline, now, hours),
  }
}

/** The promised time that a deadline comes from; null for a day that staff have set, and for a form that is gone. */
export function promisedTimeOf(
  { deadline, day_set: daySet, promised_in: promisedIn }: DeadlineRow,
  own: Promised,
): ReplyTime | null {
  if (daySet && deadline?.getTime() === daySet.getTime()) return null
  const promised = promisedIn ?? own
  const form = findForm(promised.form)
  return form ? replyTimeOf({ ...promised, form }) : null
}
