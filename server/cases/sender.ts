import { company } from '../../content/company.ts'
import { normalEmail } from '../../domain/contact-details.ts'
import type { Answers } from '../../forms/field.ts'

/** Who has sent a form, as far as its answers tell. */
export interface Sender {
  name: string | null
  email: string | null
  phone: string | null
  address: string | null
}

/** The sender in the answers of any form: all of them use the same names for the same things. */
export function senderOf(answers: Answers): Sender {
  const text = (name: string) => (typeof answers[name] === 'string' ? (answers[name] as string) : null)
  const fullName = [text('firstName'), text('lastName')].filter(Boolean).join(' ')
  const email = text('email')
  const place = [text('postalCode'), text('city') ?? text('postPlace')].filter(Boolean).join(' ')
  return {
    name: text('name') ?? (fullName || null),
    email: email && normalEmail(email),
    phone: text('phone'),
    address: [text('address'), place].filter(Boolean).join(', ') || null,
  }
}

/** The town that a form is about: one of ours that its address names, or another answer, or else the address's own. */
export function townOf(answers: Answers): string | null {
  const texts = Object.values(answers).flatMap((answer) => (answer === true ? [] : answer))
  const place = answers.city ?? answers.postPlace
  for (const text of [answers.address, place, ...texts]) {
    if (typeof text !== 'string') continue
    const named = company.cities.find((town) => new RegExp(`\\b${town}\\b`, 'i').test(text))
    if (named) return named
  }
  return typeof place === 'string' && place ? place.slice(0, 60) : null
}
