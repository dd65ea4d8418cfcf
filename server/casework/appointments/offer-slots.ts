import type { PoolClient } from 'pg'
import { z } from 'zod'
import {
  findSlotProblem,
  formatSlot,
  isOverlapping,
  MAX_SLOTS,
  type Slot,
} from '../../../domain/appointments/slot.ts'
import type { CaseReference } from '../../../domain/case-reference.ts'
import { isClosed } from '../../../domain/case-status.ts'
import { staffLanguage, wordsOf } from '../../../domain/language.ts'
import { Refusal } from '../../../domain/refusal.ts'
import { staffAppointmentTexts } from '../../../forms/staff/appointments.words.ts'
import { addAuditEntry } from '../../audit/add-audit-entry.ts'
import { tellSender } from '../../cases/appointments/appointment-mails.ts'
import {
  type AppointmentRecord,
  findCurrentAppointment,
  readBusySlots,
} from '../../cases/appointments/appointment-record.ts'
import { readersOf } from '../../cases/case-record.ts'
import { addCaseEvent } from '../../cases/events/add-case-event.ts'
import { contactOf, type SenderContact } from '../../cases/sender-contact.ts'
import { execute, findRow, queryValue } from '../../database/query.ts'
import { assignTo } from '../assign.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { eventsSentBefore, onCase, type WorkedCase } from '../on-case.ts'

const texts = wordsOf(staffAppointmentTexts, staffLanguage)

export interface SlotOffer {
  slots: readonly Slot[]
  /** The staff member who comes. */
  hostId: string
  note: string | null
  allowsClosedDays: boolean
  /** The idempotency key of the page. */
  key: string | null
  now: Date
}

/**
 * Offers time slots for a visit to the sender of a case, in place of those offered before; or other slots than the agreed one,
 * which stays agreed until the sender has chosen. The case waits for its sender. Gives how the sender is told.
 * @throws Refusal where a slot cannot be offered, or the staff member who comes has another appointment then.
 */
export function offerSlots(
  deps: Pick<CaseworkDeps, 'database' | 'queue' | 'publicUrl'>,
  worker: Caseworker,
  reference: CaseReference,
  offer: SlotOffer,
): Promise<SenderContact['by']> {
  return onCase(deps, worker, reference, async (client, record) => {
    const { key, note, now } = offer
    const sent = await eventsSentBefore(client, { caseId: record.id, staffId: worker.id, key })
    if (sent.length > 0) return contactOf(record).by
    if (isClosed(record.status)) throw new Refusal(texts.closed)
    if (record.mergedInto) throw new Refusal(texts.merged)
    const slots = checkedSlots(offer)
    const host = await findHost(client, record, offer.hostId)
    const current = await findCurrentAppointment(client, record.id)
    if (current?.agreed && current.staffId !== host.id) throw new Refusal(texts.hostStays)
    await assertFree(client, host, slots, { except: current?.id ?? null, now })
    const appointment = await storeOffer(client, record.id, current, { host, slots, note })
    await waitForSender(client, worker, record, now)
    await addCaseEvent(
      client,
      { caseId: record.id, by: { staffId: worker.id }, now, key },
      {
        kind: 'appointment',
        text: note,
        data: { what: 'offered', slots: [...slots], host: host.name, isMove: appointment.isMoveAsked },
        visibleTo: 'sender',
      },
    )
    await addAuditEntry(client, {
      staffId: worker.id,
      action: 'appointment-offered',
      subject: { kind: 'case', id: reference },
    })
    return tellSender(deps, client, appointment, { what: 'offered', now })
  })
}

function checkedSlots({ slots, allowsClosedDays, now }: SlotOffer): Slot[] {
  if (slots.length === 0) throw new Refusal(texts.none)
  if (slots.length > MAX_SLOTS) throw new Refusal(texts.tooMany)
  for (const slot of slots) {
    const problem = findSlotProblem(slot, { now, allowsClosedDays })
    if (problem) throw new Refusal(capitalized(texts.problems[problem](formatSlot(slot, staffLanguage))))
  }
  return slots.toSorted((one, other) => one.from.getTime() - other.from.getTime())
}

const capitalized = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

const hostRow = z.object({ id: z.string(), name: z.string() })
type Host = z.output<typeof hostRow>

async function findHost(client: PoolClient, record: WorkedCase, id: string): Promise<Host> {
  const host = await findRow(
    client,
    hostRow,
    'select id, name from staff where id::text = $1 and disabled_at is null and role = any($2)',
    [id, readersOf(record)],
  )
  if (!host) throw new Refusal(texts.unknownHost)
  return host
}

async function assertFree(
  client: PoolClient,
  host: Host,
  slots: readonly Slot[],
  { except, now }: { except: string | null; now: Date },
): Promise<void> {
  const busy = await readBusySlots(client, { staffId: host.id, except, now })
  const taken = slots.find((slot) => busy.some((other) => isOverlapping(other, slot)))
  if (taken) throw new Refusal(texts.busy(host.name, formatSlot(taken, staffLanguage)))
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
    (await queryValue(
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
  await execute(client, 'delete from appointment_slots where appointment_id = $1', [id])
  await execute(
    client,
    `insert into appointment_slots (appointment_id, starts_at, ends_at)
     select $1, * from unnest($2::timestamptz[], $3::timestamptz[]) on conflict do nothing`,
    [id, slots.map(({ from }) => from), slots.map(({ to }) => to)],
  )
  return {
    id,
    caseId,
    state: agreed ? 'agreed' : 'offered',
    agreed,
    sequence: current?.sequence ?? 0,
    ...offered,
  }
}

/** An offer answers the sender: the promise is kept, and the case waits until they have chosen. */
async function waitForSender(
  client: PoolClient,
  worker: Caseworker,
  record: WorkedCase,
  now: Date,
): Promise<void> {
  await execute(
    client,
    `update cases set status = 'waiting-for-sender', snoozed_until = null, reply_due_at = null,
       first_answered_at = coalesce(first_answered_at, $2) where id = $1`,
    [record.id, now],
  )
  if (!record.assigneeId && worker.id)
    await assignTo(client, worker, record, { id: worker.id, name: worker.name }, { now })
}
