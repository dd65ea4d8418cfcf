import type { PoolClient } from 'pg'
import { isOverlapping, isSameSlot, type Slot } from '../../../../domain/cases/slot.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { execute } from '../../../../platform/database/query.ts'
import { reminderAt } from '../../appointments/reminder.ts'
import type { AppointmentWords } from '../../appointments.words.ts'
import type { CaseDeps } from '../deps.ts'
import { addCaseEvent, type CaseEventAuthor } from '../events/add-case-event.ts'
import { tellHost, tellSender } from './appointment-mails.ts'
import { type AppointmentRecord, findCurrentAppointment, readBusySlots } from './appointment-record.ts'

interface Choice {
  caseId: string
  slot: Slot
  by: CaseEventAuthor
  now: Date
  /** In the language of who chooses. */
  texts: Pick<AppointmentWords, 'taken' | 'gone'>
}

/**
 * Agrees on one of the offered slots, or moves what is agreed to another one, in a case that is locked. The sender and the
 * staff member who comes get it for their calendars. Gives how the sender is told.
 * @throws Refusal where the slot is not offered any more; and an exclusion violation where the staff member has another
 * appointment in those hours (`refuseDoubleBooking`).
 */
export async function chooseSlot(
  deps: Pick<CaseDeps, 'publicUrl'>,
  client: PoolClient,
  { caseId, slot, by, now, texts }: Choice,
) {
  const current = await findCurrentAppointment(client, caseId)
  if (!current) throw new Refusal(texts.gone)
  const before = current.state === 'agreed' ? current.agreed : null
  // A second press of the same button changes nothing, and sends no second mail.
  if (before && isSameSlot(before, slot)) return null
  if (slot.from <= now || !current.slots.some((offered) => isSameSlot(offered, slot)))
    throw new Refusal(texts.taken)
  // Who comes may have got another visit or an absence since it was offered.
  const busy = await readBusySlots(client, { staffId: current.staffId, except: current.id, now })
  if (busy.some((other) => isOverlapping(other, slot))) throw new Refusal(texts.taken)
  const sequence = current.sequence + (before ? 1 : 0)
  await execute(
    client,
    `update appointments set state = 'agreed', starts_at = $2, ends_at = $3, sequence = $4, is_move_asked = false,
       reminded_at = $5, declined_at = null where id = $1`,
    // Who agrees after the hour of the reminder needs none.
    [current.id, slot.from, slot.to, sequence, reminderAt(slot.from) <= now ? now : null],
  )
  await execute(
    client,
    `update cases set snoozed_until = null, status = case status when 'waiting-for-sender' then 'in-progress' else status end
     where id = $1`,
    [caseId],
  )
  await addCaseEvent(
    client,
    { caseId, by, now },
    {
      kind: 'appointment',
      text: null,
      data: { what: 'agreed', slot, host: current.host, before },
      visibleTo: 'sender',
    },
  )
  const agreed: AppointmentRecord = {
    ...current,
    state: 'agreed',
    agreed: slot,
    isMoveAsked: false,
    sequence,
  }
  const what = before ? 'moved' : 'agreed'
  await tellHost(deps, client, agreed, { what, now })
  return tellSender(deps, client, agreed, { what, now })
}
