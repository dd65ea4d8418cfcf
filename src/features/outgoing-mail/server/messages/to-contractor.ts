import type { Language } from '../../../../../landlord-types/language.ts'
import { formatSlot, type Slot } from '../../../../domain/cases/slot.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { MailModel } from '../../../../platform/mail/model.ts'
import { codeMail } from './code-to-sender.ts'
import { contractorMailWords } from './to-contractor.words.ts'

/** The case that a contractor was given, as far as a mail says it. */
interface AboutOrder {
  name: string
  reference: string
  place: string | null
}

/** Gives a contractor the link to their case, and what staff wrote to them. */
export function workOrderToContractor(
  about: AboutOrder,
  { href, message, company }: { href: string; message: string | null; company: string },
  language: Language,
): MailModel {
  const texts = wordsOf(contractorMailWords, language).order
  return {
    language,
    subject: texts.subject(about.name, about.reference),
    preheader: texts.preheader,
    heading: texts.heading(company),
    blocks: [
      { kind: 'facts', facts: factsOf(about, language) },
      ...(message ? [{ kind: 'quote' as const, text: message }] : []),
      { kind: 'button', label: texts.open, href },
      { kind: 'quiet', text: texts.code },
    ],
  }
}

/** The six digits that open a work order on a new device. */
export const codeToContractor = (code: string, language: Language): MailModel =>
  codeMail(code, language, wordsOf(contractorMailWords, language).code)

/** Tells a contractor that they need not come. */
export function visitToContractor(
  about: AboutOrder,
  slot: Slot,
  phone: string,
  language: Language,
): MailModel {
  const texts = wordsOf(contractorMailWords, language).cancelled
  const when = formatSlot(slot, language)
  return {
    language,
    subject: texts.subject(when),
    preheader: about.reference,
    heading: texts.heading,
    blocks: [
      { kind: 'text', text: texts.text(when) },
      { kind: 'facts', facts: factsOf(about, language) },
      { kind: 'text', text: texts.ask(phone) },
    ],
  }
}

function factsOf({ name, reference, place }: AboutOrder, language: Language) {
  const texts = wordsOf(contractorMailWords, language).order
  return [
    { label: texts.what, value: name },
    ...(place ? [{ label: texts.where, value: place }] : []),
    { label: texts.reference, value: reference },
  ]
}
