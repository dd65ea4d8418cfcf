import type { Contact } from '../../../landlord-types/contact.ts'
import type { WordsIn } from '../../domain/text/language.ts'
import type { adviceWords } from './advice.words.ts'
import type { Advice, Answers, Field } from './field.ts'
import { type Form, fieldsOf } from './form.ts'
import { URGENT, urgencyOf } from './urgency.ts'

/** Advice as the sender sees it: what to do first, and the number that answers now. */
export interface ShownAdvice {
  text: string
  /** Who to call; it ends with the number. */
  label: string
  number: string
}

type AdviceWords = WordsIn<typeof adviceWords>

/** The number that answers at the moment: ours in opening hours, and that of who is on call outside of them. */
export function showAdvice(
  { text, call }: Advice,
  isOfficeOpen: boolean,
  { phone, onCallPhone }: Pick<Contact, 'phone' | 'onCallPhone'>,
  words: AdviceWords,
): ShownAdvice {
  if (call !== 'landlord') return { text, label: words.emergency[call], number: call }
  return isOfficeOpen
    ? { text, label: words.office(phone), number: phone }
    : { text, label: words.onCall(onCallPhone), number: onCallPhone }
}

/** Whether a form gives advice about any of its answers. */
export function hasAdvice(form: Pick<Form, 'sections'>): boolean {
  return fieldsOf(form).some(([, field]) => optionsOf(field).some(({ advice }) => advice))
}

/** What the sender of a form should do at once: by the first answer that has advice. Null for a form that can wait. */
export function urgentAdvice(form: Form, answers: Answers): Advice | null {
  if (urgencyOf(form, answers) !== URGENT) return null
  for (const [name, field] of fieldsOf(form)) {
    const advice = optionsOf(field).find(({ value }) => value === answers[name])?.advice
    if (advice) return advice
  }
  return null
}

const optionsOf = (field: Field) => ('options' in field ? field.options : [])
