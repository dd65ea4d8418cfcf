import { formatSlot } from '../../../../domain/cases/slot.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { MailModel } from '../../../../platform/mail/model.ts'
import type { AppointmentMail } from '../../../cases/server/appointments/appointment-mails.ts'
import { appointmentMailWords } from './appointment.words.ts'
import { type AppointmentContext, factsOf } from './appointment-to-sender.ts'

/**
 * Tells the staff member who comes of an agreed, moved or cancelled visit, without the sender's name; null where nothing was
 * agreed.
 */
export function appointmentToStaff(
  { what, agreed }: AppointmentMail,
  { record, place, url, language }: AppointmentContext,
): MailModel | null {
  if (!agreed || what === 'offered' || what === 'host-changed' || what === 'reminder') return null
  const texts = wordsOf(appointmentMailWords, language)
  const words = texts.staff[what]
  return {
    language,
    subject: words.subject(formatSlot(agreed, language)),
    preheader: texts.preheader(record.form.name, record.reference),
    heading: words.heading,
    blocks: [
      { kind: 'facts', facts: factsOf({ agreed, host: null, place }, language) },
      { kind: 'quiet', text: texts.preheader(record.form.name, record.reference) },
      { kind: 'button', label: texts.openCase, href: url },
    ],
  }
}
