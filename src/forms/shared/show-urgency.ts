import { showAnswer } from '../engine/field-rules.ts'
import { type Form, urgencyField } from '../engine/form.ts'
import { urgency as sharedUrgency } from './shared-fields.ts'

/** An urgency in words, as the form asks for it. */
export function showUrgency(form: Form, urgency: string): string {
  return showAnswer(urgencyField(form) ?? sharedUrgency, urgency)
}
