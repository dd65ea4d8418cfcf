import { z } from 'zod'
import type { Language } from '../../../../landlord-types/language.ts'
import { isSameSlot } from '../../../domain/cases/slot.ts'
import { findRow } from '../../../platform/database/query.ts'
import type { MailModel } from '../../../platform/mail/model.ts'
import { type AppointmentMail, appointmentMail } from '../../cases/server/appointments/appointment-mails.ts'
import {
  appointmentColumns,
  appointmentRecord,
  visitPlaceOf,
} from '../../cases/server/appointments/appointment-record.ts'
import type { CaseRecord } from '../../cases/server/case-record.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { calendarOf } from './messages/appointment-calendar.ts'
import { appointmentToSender } from './messages/appointment-to-sender.ts'
import { appointmentToStaff } from './messages/appointment-to-staff.ts'
import { staffCaseUrl } from './messages/case-to-company.ts'

interface Composed {
  mail: { kind: string; recipient: string; data: Record<string, unknown> }
  record: CaseRecord
  caseUrl: string
  language: Language
}

/** The content of a mail about an appointment; null where what it offers or reminds of is no longer so. */
export async function composeAppointment(
  { database: { pool }, publicUrl, contact }: Pick<CaseDeps, 'database' | 'publicUrl' | 'contact'>,
  { mail, record, caseUrl, language }: Composed,
): Promise<MailModel | null> {
  const told = appointmentMail.parse(mail.data)
  const current = await findRow(
    pool,
    appointmentRecord,
    `select ${appointmentColumns} from appointments where id = $1`,
    [told.appointmentId],
  )
  if (!current || !isStillTrue(told, current)) return null
  const address = await findRow(pool, z.string().nullable(), 'select address from cases where id = $1', [
    record.id,
  ])
  const place = visitPlaceOf(record, address)
  const url = mail.kind === 'appointment-to-staff' ? staffCaseUrl(publicUrl, record.reference) : caseUrl
  const { name: company } = await contact()
  const { recipient } = mail
  const calendar = calendarOf(told, { record, place, url, recipient, publicUrl, company, language })
  const model =
    mail.kind === 'appointment-to-staff'
      ? appointmentToStaff(told, { record, place, url, language })
      : appointmentToSender(told, { record, place, url, language })
  return model && { ...model, ...(calendar ? { calendar } : {}) }
}

type Current = z.output<typeof appointmentRecord>

/**
 * Whether an offer can still be answered, what is reminded of is still agreed, and a new host still comes. What was agreed or
 * cancelled is told.
 */
function isStillTrue({ what, agreed, host }: AppointmentMail, current: Current): boolean {
  if (what === 'offered') return current.state === 'offered' || current.isMoveAsked
  if (what !== 'reminder' && what !== 'host-changed') return true
  return (
    current.state === 'agreed' &&
    current.agreed !== null &&
    agreed !== null &&
    isSameSlot(current.agreed, agreed) &&
    (what === 'reminder' || current.host === host)
  )
}
