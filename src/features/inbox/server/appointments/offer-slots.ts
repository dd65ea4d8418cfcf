import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { isClosed } from '../../../../domain/cases/case-status.ts'
import { findSlotProblem, formatSlot, MAX_SLOTS, type Slot } from '../../../../domain/cases/slot.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { addAuditEntry } from '../../../../platform/audit/add-audit-entry.ts'
import { execute, queryRow } from '../../../../platform/database/query.ts'
import { orderSenderMail } from '../../../cases/server/appointments/appointment-mails.ts'
import {
  type AppointmentRecord,
  findCurrentAppointment,
  isOver,
} from '../../../cases/server/appointments/appointment-record.ts'
import { addCaseEvent } from '../../../cases/server/events/add-case-event.ts'
import { contactOf, type SenderContact } from '../../../cases/server/my-cases/sender-contact.ts'
import { staffAppointmentTexts } from '../../appointments.words.ts'
import { UNDO_WINDOW_SECONDS } from '../answer/answer.ts'
import { assignTo } from '../case/assign.ts'
import { eventsSentBefore, onCase, type WorkedCase } from '../case/on-case.ts'
import { undoSnapshot } from '../case/undo-snapshot.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { assertFree, findHost, type Host } from './find-host.ts'

interface SlotOffer {
  slots: readonly Slot[]
  /** The staff member who comes. */
  hostId: string
  note: string | null
  allowsClosedDays: boolean
  /** The idempotency key of the page. */
  key: string | null
  now: Date
}

/** How the sender is told, and the ids of the events, for undo. */
interface OfferedSlots {
  by: SenderContact['by']
  undo: string[]
}

/**
 * Offers time slots for a visit to the sender of a case, in place of those offered before; or other slots than the agreed one,
 * which stays agreed until the sender has chosen. The case waits for its sender. The mail waits, so that it can be undone.
 * @throws Refusal where a slot cannot be offered, or the staff member who comes has another appointment then.
 */
export function offerSlots(
  deps: Pick<CaseworkDeps, 'database' | 'publicUrl'>,
  worker: Caseworker,
  reference: CaseReference,
  offer: SlotOffer,
): Promise<OfferedSlots> {
  return onCase(deps, worker, reference, async (client, record) => {
    const { key, note, now } = offer
    const sent = await eventsSentBefore(client, { caseId: record.id, staffId: worker.id, key })
    if (sent.length > 0) return { by: contactOf(record).by, undo: sent }
    if (isClosed(record.status)) throw new Refusal(staffAppointmentTexts.closed)
    if (record.mergedInto) throw new Refusal(staffAppointmentTexts.merged)
    const slots = checkedSlots(offer)
    const host = await findHost(client, record, offer.hostId)
    const { current, overId } = await findMovable(client, record.id, now)
    if (current?.agreed && current.staffId !== host.id)
      throw new Refusal(current.staffId ? staffAppointmentTexts.hostStays : staffAppointmentTexts.hostFirst)
    await assertFree(client, host, slots, { except: current?.id ?? null, now })
    const appointment = await storeOffer(client, record.id, current, { host, slots, note })
    const { by, mailId } = await orderSenderMail(deps, client, appointment, {
      what: 'offered',
      now,
      afterSeconds: UNDO_WINDOW_SECONDS,
    })
    const offered = await addCaseEvent(
      client,
      { caseId: record.id, by: { staffId: worker.id }, now, key },
      {
        kind: 'appointment',
        text: note,
        data: {
          what: 'offered',
          slots: [...slots],
          host: host.name,
          isMove: appointment.isMoveAsked,
          before: { standing: { ...undoSnapshot(record), mailId }, appointment: current, overId },
        },
        visibleTo: 'sender',
      },
    )
    const assigned = await waitForSender(client, worker, record, now)
    await addAuditEntry(client, {
      staffId: worker.id,
      action: 'appointment-offered',
      subject: { kind: 'case', id: reference },
    })
    return { by, undo: [offered, ...assigned] }
  })
}

function checkedSlots({ slots, allowsClosedDays, now }: SlotOffer): Slot[] {
  if (slots.length === 0) throw new Refusal(staffAppointmentTexts.none)
  if (slots.length > MAX_SLOTS) throw new Refusal(staffAppointmentTexts.tooMany)
  for (const slot of slots) {
    const problem = findSlotProblem(slot, { now, allowsClosedDays })
    if (problem)
      throw new Refusal(capitalized(staffAppointmentTexts.problems[problem](formatSlot(slot, staffLanguage))))
  }
  return slots.toSorted((one, other) => one.from.getTime() - other.from.getTime())
}

const capitalized = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

interface Movable {
  current: AppointmentRecord | null
  /** The visit that is over from now on. */
  overId: string | null
}

/** What an offer replaces or moves. A visit that is over stays as it was: what is offered after it is another one. */
async function findMovable(client: PoolClient, caseId: string, now: Date): Promise<Movable> {
  const current = await findCurrentAppointment(client, caseId)
  if (!current || !isOver(current, now)) return { current, overId: null }
  await execute(client, "update appointments set state = 'over' where id = $1", [current.id])
  return { current: null, overId: current.id }
}

interface Offered {
  host: Host
  slots: Slot[]
  note: string | null
}

async function storeOffer(
  client: PoolClient,
  caseId: string,
  current: AppointmentRecord | null,
  { host, slots, note }: Offered,
): Promise<AppointmentRecord> {
  const agreed = current?.agreed ?? null
  const offered = { staffId: host.id, host: host.name, note, slots, isMoveAsked: agreed !== null }
  const id =
    current?.id ??
    (await queryRow(
      client,
      z.string(),
      "insert into appointments (case_id, state) values ($1, 'offered') returning id",
      [caseId],
    ))
  await execute(
    client,
    'update appointments set staff_id = $2, note = $3, is_move_asked = $4 where id = $1',
    [id, host.id, note, offered.isMoveAsked],
  )
  await storeSlots(client, id, slots)
  return {
    id,
    caseId,
    state: agreed ? 'agreed' : 'offered',
    agreed,
    workOrderId: current?.workOrderId ?? null,
    declinedAt: current?.declinedAt ?? null,
    sequence: current?.sequence ?? 0,
    ...offered,
  }
}

/**
 * An offer answers the sender: the promise is kept, and the case waits until they have chosen. Gives the event of the new
 * assignee, if the case had none.
 */
async function waitForSender(
  client: PoolClient,
  worker: Caseworker,
  record: WorkedCase,
  now: Date,
): Promise<string[]> {
  await execute(
    client,
    `update cases set status = 'waiting-for-sender', snoozed_until = null, reply_due_at = null,
       first_answered_at = coalesce(first_answered_at, $2) where id = $1`,
    [record.id, now],
  )
  if (record.assigneeId || !worker.id) return []
  return [await assignTo(client, worker, record, { id: worker.id, name: worker.name }, { now })]
}

/** Stores the slots that are offered for an appointment, in place of those before. */
export async function storeSlots(client: PoolClient, id: string, slots: readonly Slot[]): Promise<void> {
  await execute(client, 'delete from appointment_slots where appointment_id = $1', [id])
  await execute(
    client,
    `insert into appointment_slots (appointment_id, starts_at, ends_at)
     select $1, * from unnest($2::timestamptz[], $3::timestamptz[]) on conflict do nothing`,
    [id, slots.map(({ from }) => from), slots.map(({ to }) => to)],
  )
}
