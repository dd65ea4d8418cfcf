import { officeHoursOf } from '../../domain/office-hours.ts'
import { isOfficeOpen } from '../../domain/working-hours.ts'
import { type ShownAdvice, showAdvice, urgentAdvice } from '../../forms/advice.ts'
import { adviceWords } from '../../forms/advice.words.ts'
import type { Answers } from '../../forms/field.ts'
import type { Form } from '../../forms/form.ts'
import { wordsFor } from '../../forms/in-language.ts'
import type { CaseDeps } from './deps.ts'

/** What the sender of an urgent form should do at once, with the number that answers now; null for a form that can wait. */
export async function urgentAdviceNow(
  deps: Pick<CaseDeps, 'contact'>,
  form: Form,
  answers: Answers,
  now = new Date(),
): Promise<ShownAdvice | null> {
  const advice = urgentAdvice(form, answers)
  if (!advice) return null
  const contact = await deps.contact()
  return showAdvice(advice, isOfficeOpen(now, officeHoursOf(contact)), contact, wordsFor(form, adviceWords))
}
