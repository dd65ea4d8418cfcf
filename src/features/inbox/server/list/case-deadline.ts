import { z } from 'zod'
import {
  type Clock,
  clockOf,
  formatDeadline,
  isSoon,
  shortenDeadline,
} from '../../../../domain/cases/deadline.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatDateTime } from '../../../../domain/time/format-moment.ts'
import type { OfficeHours } from '../../../../domain/time/office-hours.ts'
import type { Answers } from '../../../../forms/engine/field.ts'
import { replyTimeOf } from '../../../../forms/engine/form.ts'
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
    select jsonb_build_object('form', merged.form, 'answers', merged.answers) from cases merged
    where merged.merged_into = ${table}.id and merged.closed_at is null and ${table}.deadline =
      least(case when merged.first_answered_at is null then merged.promised_at end, merged.reply_due_at)
    order by merged.id limit 1) end as promised_in`

export const deadlineRow = z.object({
  deadline: z.date().nullable(),
  day_set: z.date().nullable(),
  promised_in: z.object({ form: z.string(), answers: storedAnswers }).nullable(),
})

type DeadlineRow = z.output<typeof deadlineRow>

/** The deadline of a case with a form and answers; null where it has none. */
export function showDeadline(
  row: DeadlineRow,
  own: { form: string; answers: Answers },
  now: Date,
  hours: OfficeHours,
): ShownDeadline | null {
  if (!row.deadline) return null
  const deadline = { at: row.deadline, clock: clockOfRow(row, own) }
  const text = formatDeadline(deadline, now, hours, staffLanguage)
  return {
    text,
    short: shortenDeadline(text, staffLanguage),
    at: formatDateTime(deadline.at, staffLanguage),
    isOver: deadline.at < now,
    isSoon: isSoon(deadline, now, hours),
  }
}

function clockOfRow(
  { deadline, day_set: daySet, promised_in: promisedIn }: DeadlineRow,
  own: { form: string; answers: Answers },
): Clock {
  // A day that staff set ends when the office closes, as a promise in working days does.
  if (daySet && deadline?.getTime() === daySet.getTime()) return 'office-hours'
  const { form: id, answers } = promisedIn ?? own
  const form = findForm(id)
  return form ? clockOf(replyTimeOf(form, answers)) : 'office-hours'
}
