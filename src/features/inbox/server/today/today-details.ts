import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatWhen } from '../../../../domain/time/format-moment.ts'
import type { Answers } from '../../../../forms/engine/field.ts'
import { type Form, fieldsOf } from '../../../../forms/engine/form.ts'
import type { Queryable } from '../../../../platform/database/query.ts'
import { readConversations } from '../../../cases/server/events/read-case-events.ts'
import { shownAnswersOfAll } from '../../../cases/server/sender/shown-answers.ts'
import { answerLines } from '../answer/answer-lines.ts'

/** What is read of a case on the list of the day, so that it can be read without contact too. */
export interface TodayDetailsView {
  answers: { label: string; value: string }[]
  thread: { at: string; by: string | null; isNote: boolean; text: string }[]
}

interface Detailed {
  id: string
  form: Form
  answers: Answers
}

/**
 * The details of cases, by their ids. A case whose form has sensitive fields has none: opening it is logged, and it stays off
 * the device.
 */
export async function readDetails(
  db: Queryable,
  cases: readonly Detailed[],
  now: Date,
): Promise<Map<string, TodayDetailsView>> {
  const open = cases.filter(({ form }) => !fieldsOf(form).some(([, { sensitive }]) => sensitive))
  const events = await readConversations(
    db,
    open.map(({ id }) => id),
  )
  const answers = await shownAnswersOfAll(db, open)
  const shown = open.map(({ id, form }, index) => ({ id, form, answers: answers[index] ?? {} }))
  return new Map(
    shown.map(({ id, ...record }) => [
      id,
      {
        answers: answerLines(record, new Set(), false).map(({ label, value }) => ({ label, value })),
        thread: events.flatMap((event) =>
          event.caseId === id && event.text
            ? {
                at: formatWhen(event.at, now, staffLanguage),
                by: event.by === 'sender' ? null : event.staffName,
                isNote: event.kind === 'note',
                text: event.text,
              }
            : [],
        ),
      },
    ]),
  )
}
