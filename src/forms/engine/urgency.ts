import type { Urgency } from './case-fields.ts'
import type { Answers } from './field.ts'
import { showAnswer, textIn } from './field-rules.ts'
import { isDanger } from './flags.ts'
import { type Form, fieldsOf } from './form.ts'

export const URGENT: Urgency = 'urgent'

/** How urgent a case is: as its sender said, and always urgent where an answer says danger. Null where nothing says it. */
export function urgencyOf(form: Form, answers: Answers): string | null {
  if (isDanger(form, answers)) return URGENT
  return (form.caseFields.urgency && textIn(answers, form.caseFields.urgency)) || null
}

/** The danger that a form says there is, in the words of its question; null where it says none. */
export function showDanger(form: Form, answers: Answers): string | null {
  const [name, field] = fieldsOf(form).find(([, { kind }]) => kind === 'danger') ?? []
  const answer = name === undefined ? undefined : answers[name]
  return field && answer !== undefined ? showAnswer(field, answer) : null
}
