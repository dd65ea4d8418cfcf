import { company as landlord } from '#landlord/company.ts'
import type { Language } from '../../../../../landlord-types/language.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import { writeCalendar } from '../../../../domain/time/icalendar.ts'
import type { MailCalendar } from '../../../../platform/mail/model.ts'
import type { AppointmentMail } from '../../../cases/server/appointments/appointment-mails.ts'
import { appointmentUid } from '../../../cases/server/appointments/appointment-record.ts'
import type { CaseRecord } from '../../../cases/server/case-record.ts'
import { appointmentMailWords } from './appointment.words.ts'

interface CalendarContext {
  record: Pick<CaseRecord, 'form' | 'reference'>
  place: string | null
  /** The page of the case that the recipient opens. */
  url: string
  recipient: string
  publicUrl: string
  /** The name of the company. */
  company: string
  language: Language
}

/** What leaves the event in the calendar as it is. */
const UNSCHEDULED: ReadonlySet<AppointmentMail['what']> = new Set(['offered', 'host-changed', 'reminder'])

/** The event for the recipient's calendar, or its cancellation; null where nothing was agreed, or nothing is new. */
export function calendarOf(
  { what, appointmentId, agreed, sequence, at }: AppointmentMail,
  { record, place, url, recipient, publicUrl, company, language }: CalendarContext,
): MailCalendar | null {
  if (!agreed || UNSCHEDULED.has(what)) return null
  const texts = wordsOf(appointmentMailWords, language)
  const isCancelled = what === 'cancelled'
  const method = isCancelled ? 'CANCEL' : 'REQUEST'
  const file = writeCalendar(method, [
    {
      uid: appointmentUid(appointmentId, publicUrl),
      sequence,
      stampedAt: at,
      when: agreed,
      status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
      title: texts.eventTitle(record.form.name),
      description: texts.eventText(record.reference, url),
      location: place,
      url,
      organizer: { name: company, email: landlord.email },
      attendee: { email: recipient },
    },
  ])
  return { method, file }
}
