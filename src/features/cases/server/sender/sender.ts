import { company } from '#landlord/company.ts'
import { normalEmail } from '../../../../domain/contact/contact-details.ts'
import type { Answers } from '../../../../forms/engine/field.ts'
import { textIn } from '../../../../forms/engine/field-rules.ts'
import type { Form } from '../../../../forms/engine/form.ts'

/** The sender of a form. Values that the form does not ask for are null. */
export interface Sender {
  name: string | null
  email: string | null
  phone: string | null
  address: string | null
}

/** The sender of a form, from the fields that it declares. */
export function senderOf({ caseFields }: Form, answers: Answers): Sender {
  const { name, email, phone, address, postalCode, place } = caseFields.sender
  const text = (field: string | undefined) => (field && textIn(answers, field)) || null
  const joined = (separator: string, texts: (string | null)[]) =>
    texts.filter(Boolean).join(separator) || null
  const sentFrom = text(email)
  return {
    name: joined(' ', name.map(text)),
    email: sentFrom && normalEmail(sentFrom),
    phone: text(phone),
    address: joined(', ', [text(address), joined(' ', [text(postalCode), text(place)])]),
  }
}

const MAX_TOWN_LENGTH = 60

/** The town that a form is about: one of ours that the address or another answer names, or else that of the address. */
export function townOf({ caseFields }: Form, answers: Answers): string | null {
  const { address, place } = caseFields.sender
  const ofAddress = place ? textIn(answers, place) : ''
  const others = Object.values(answers).flat().map(String)
  for (const text of [address ? textIn(answers, address) : '', ofAddress, ...others]) {
    const named = company.cities.find((town) => new RegExp(`\\b${town}\\b`, 'i').test(text))
    if (named) return named
  }
  return ofAddress.slice(0, MAX_TOWN_LENGTH) || null
}
