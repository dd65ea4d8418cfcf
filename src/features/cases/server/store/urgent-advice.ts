import { officeHoursOf } from '../../../../domain/time/office-hours.ts'
import { isOfficeOpen } from '../../../../domain/time/working-hours.ts'
import { type ShownAdvice, showAdvice, urgentAdvice } from '../../../../forms/engine/advice.ts'
import { adviceWords } from '../../../../forms/engine/advice.words.ts'
import type { Answers } from '../../../../forms/engine/field.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import { wordsFor } from '../../../../forms/engine/in-language.ts'
import type { CaseDeps } from '../deps.ts'

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
