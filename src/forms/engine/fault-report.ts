import { type Form, fieldOf } from './form.ts'

/** The answer of a report that says what its fault is. */
export const TOPIC_FIELD = 'issueType'

/** The field with the address of a report whose fault a notice may explain; null for every other form. */
export function faultAddressField(form: Form): string | null {
  const { address } = form.caseFields.sender
  return address && fieldOf(form, TOPIC_FIELD) ? address : null
}
