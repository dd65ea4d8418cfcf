import type { PoolClient } from 'pg'
import { z } from 'zod'
import { findRow, queryRow } from '../../../../platform/database/query.ts'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import { caseColumns, caseRecord } from '../case-record.ts'
import type { CaseDeps } from '../deps.ts'
import { contactOf, type SenderContact } from '../my-cases/sender-contact.ts'
import type { AppointmentRecord } from './appointment-record.ts'

const instant = z.coerce.date()
const slot = z.object({ from: instant, to: instant })

/** What a mail about an appointment says, as it is stored with the mail: a mail that is sent again says the same. */
export const appointmentMail = z.object({
  what: z.enum(['offered', 'agreed', 'moved', 'cancelled', 'host-changed', 'reminder']),
  appointmentId: z.string(),
  host: z.string().nullable(),
  note: z.string().nullable(),
  slots: z.array(slot),
  agreed: slot.nullable(),
  isMove: z.boolean(),
  sequence: z.number(),
  at: instant,
})

export type AppointmentMail = z.output<typeof appointmentMail>

type MailDeps = Pick<CaseDeps, 'publicUrl'>

interface AppointmentNews {
  what: AppointmentMail['what']
  now: Date
}

function mailOf(
  { id, host, note, slots, agreed, isMoveAsked, sequence }: AppointmentRecord,
  { what, now }: AppointmentNews,
): AppointmentMail {
  return { what, appointmentId: id, host, note, slots, agreed, isMove: isMoveAsked, sequence, at: now }
}

/** How a sender is told, and the mail to them, where they get one. */
interface LastReplyView {
  by: SenderContact['by']
  mailId: string | null
}

/** Orders the mail about an appointment to the sender; it is not sent before `afterSeconds` have gone by. */
export async function orderSenderMail(
  deps: MailDeps,
  client: PoolClient,
  appointment: AppointmentRecord,
  { afterSeconds = 0, ...news }: AppointmentNews & { afterSeconds?: number },
): Promise<LastReplyView> {
  const contact = await readContact(client, appointment.caseId)
  if (contact.by !== 'email') return { by: contact.by, mailId: null }
  const { caseId } = appointment
  const mailId = await queueMail(
    deps,
    client,
    {
      kind: 'appointment-to-sender',
      caseId,
      recipient: contact.email,
      data: mailOf(appointment, news),
    },
    { afterSeconds },
  )
  return { by: contact.by, mailId }
}

/** Orders the mail about an appointment to the sender. Gives how the sender is told: some get no mail. */
export async function tellSender(
  deps: MailDeps,
  client: PoolClient,
  appointment: AppointmentRecord,
  news: AppointmentNews,
): Promise<SenderContact['by']> {
  return (await orderSenderMail(deps, client, appointment, news)).by
}

/** Orders the mail about an agreed appointment to the staff member who comes. */
export async function tellHost(
  deps: MailDeps,
  client: PoolClient,
  appointment: AppointmentRecord,
  news: AppointmentNews,
): Promise<void> {
  const email = await findRow(
    client,
    z.string(),
    'select email from staff where id = $1 and disabled_at is null',
    [appointment.staffId],
  )
  if (email)
    await queueMail(deps, client, {
      kind: 'appointment-to-staff',
      caseId: appointment.caseId,
      recipient: email,
      data: mailOf(appointment, news),
    })
  if (news.what === 'cancelled') await tellContractor(deps, client, appointment)
}

/** Orders the mail about a visit that is cancelled to the contractor who would have come; one who has said no knows. */
async function tellContractor(
  deps: MailDeps,
  client: PoolClient,
  { caseId, workOrderId, agreed }: AppointmentRecord,
): Promise<void> {
  const email = await findRow(
    client,
    z.string().nullable(),
    'select email from work_orders where id = $1 and declined_at is null',
    [workOrderId],
  )
  if (email)
    await queueMail(deps, client, {
      kind: 'visit-to-contractor',
      caseId,
      recipient: email,
      data: { orderId: workOrderId, slot: agreed },
    })
}

const reachedCase = caseRecord.extend({ address: z.string().nullable() })

async function readContact(client: PoolClient, caseId: string): Promise<SenderContact> {
  return contactOf(
    await queryRow(client, reachedCase, `select ${caseColumns}, address from cases where id = $1`, [caseId]),
  )
}
