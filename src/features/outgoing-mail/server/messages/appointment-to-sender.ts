import type { Language } from '../../../../../landlord-types/language.ts'
import { formatSlot, type Slot } from '../../../../domain/cases/slot.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { MailBlock, MailModel } from '../../../../platform/mail/model.ts'
import type { AppointmentMail } from '../../../cases/server/appointments/appointment-mails.ts'
import type { CaseRecord } from '../../../cases/server/case-record.ts'
import { appointmentMailWords } from './appointment.words.ts'

export interface AppointmentContext {
  record: Pick<CaseRecord, 'form' | 'reference'>
  place: string | null
  /** The page of the case that the recipient opens. */
  url: string
  language: Language
}

/** Tells the sender what is offered, agreed, moved or cancelled, or reminds them of it. */
export function appointmentToSender(
  { what, agreed, slots, note, host, isMove }: AppointmentMail,
  { record, place, url, language }: AppointmentContext,
): MailModel {
  const texts = wordsOf(appointmentMailWords, language)
  const common = { language, preheader: texts.preheader(record.form.name, record.reference) }
  if (what === 'offered' || !agreed) {
    const words = texts.sender[what !== 'offered' ? 'withdrawn' : isMove ? 'moveOffered' : 'offered']
    return {
      ...common,
      subject: words.subject(record.reference),
      heading: words.heading,
      blocks: [
        ...(what === 'offered' ? quoted(note) : []),
        { kind: 'text', text: words.text },
        ...(what === 'offered' ? offered(slots, language) : []),
        { kind: 'button', label: what === 'offered' ? texts.choose : texts.openCase, href: url },
      ],
    }
  }
  const words = texts.sender[what]
  return {
    ...common,
    subject: words.subject(formatSlot(agreed, language)),
    heading: words.heading,
    blocks: [
      { kind: 'facts', facts: factsOf({ agreed, host, place }, language) },
      ...(what === 'cancelled' ? [] : quoted(note)),
      { kind: 'text', text: words.text },
      { kind: 'button', label: what === 'cancelled' ? texts.openCase : texts.open, href: url },
    ],
  }
}

const quoted = (note: string | null): MailBlock[] => (note ? [{ kind: 'quote', text: note }] : [])

const offered = (slots: readonly Slot[], language: Language): MailBlock[] => [
  { kind: 'list', items: slots.map((slot) => formatSlot(slot, language)) },
  { kind: 'quiet', text: wordsOf(appointmentMailWords, language).chooseText },
]

/** When, who and where, as far as they are known. */
export function factsOf(
  { agreed, host, place }: { agreed: Slot; host: string | null; place: string | null },
  language: Language,
): { label: string; value: string }[] {
  const texts = wordsOf(appointmentMailWords, language)
  return [
    { label: texts.when, value: formatSlot(agreed, language) },
    ...(host ? [{ label: texts.who, value: host }] : []),
    ...(place ? [{ label: texts.where, value: place }] : []),
  ]
}
