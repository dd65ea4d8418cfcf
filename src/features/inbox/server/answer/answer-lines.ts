import type { GivenConsent } from '../../../../domain/cases/case-event.ts'
import { maskedNumber } from '../../../../domain/contact/fodselsnummer.ts'
import { showAnswer } from '../../../../forms/engine/field-rules.ts'
import { flaggedAnswers } from '../../../../forms/engine/flags.ts'
import { type Form, fieldsOf } from '../../../../forms/engine/form.ts'
import { staffCaseTexts } from '../../case.words.ts'
import type { WorkedCase } from '../case/on-case.ts'
import type { StaffAnswerLine } from '../case/staff-views.ts'

/**
 * The answers of a case, except those that say who sent it: texts first, in which the sender says in their own words
 * what it is about, then the answers that raise a flag.
 */
export function answerLines(
  { form, answers }: Pick<WorkedCase, 'form' | 'answers'>,
  kept: ReadonlySet<string>,
  wasErased: boolean,
  consents: readonly GivenConsent[] = [],
): StaffAnswerLine[] {
  const ofSender = contactFields(form)
  const flags = flaggedAnswers(form, answers)
  const lines = fieldsOf(form).flatMap(([name, field]): StaffAnswerLine[] => {
    const { label } = field
    const isText = field.kind === 'longText'
    // How urgent it is, the case says above all answers.
    const flag = name === form.caseFields.urgency ? null : (flags.get(name) ?? null)
    if (field.sensitive) {
      if (kept.has(name)) return [{ name, label, value: maskedNumber, state: 'masked', isText: false, flag }]
      return wasErased ? [{ name, label, value: '', state: 'erased', isText: false, flag }] : []
    }
    const answer = answers[name]
    if (answer === undefined || ofSender.has(name)) return []
    const consent = consents.find((given) => given.field === name)
    const value = consent ? staffCaseTexts.consent(consent.words, consent.version) : showAnswer(field, answer)
    return [{ name, label, value, state: 'open', isText, flag }]
  })
  return lines.sort((one, other) => placeOf(one) - placeOf(other))
}

const flagPlaces = { danger: 1, bad: 2 }

const placeOf = ({ isText, flag }: StaffAnswerLine) => (isText ? 0 : flag ? flagPlaces[flag] : 3)

/** The fields that say who sends the form: the card of the sender shows them. */
function contactFields({ caseFields: { sender } }: Form): ReadonlySet<string> {
  const { name, email, phone, address, postalCode, place } = sender
  return new Set([...name, email, phone, address, postalCode, place].filter((each) => each !== undefined))
}
