import type { PoolClient } from 'pg'
import { isSameSlot, type Slot } from '../../../../domain/cases/slot.ts'
import { execute } from '../../../../platform/database/query.ts'
import { reminderAt } from '../../appointments/reminder.ts'
import type { CaseDeps } from '../deps.ts'
import { addCaseEvent } from '../events/add-case-event.ts'
import { tellSender } from './appointment-mails.ts'
import { findCurrentAppointment, isOver } from './appointment-record.ts'

interface ContractorVisit {
  caseId: string
  orderId: string
  slot: Slot
  now: Date
}

/**
 * Agrees on the time that a contractor has set in a case that is locked, or moves their visit to it, and tells the sender. Gives
 * false where another visit is offered or agreed.
 */
export async function setVisitOfContractor(
  deps: Pick<CaseDeps, 'publicUrl'>,
  client: PoolClient,
  { caseId, orderId, slot, now }: ContractorVisit,
): Promise<boolean> {
  const current = await findCurrentAppointment(client, caseId)
  const before = current && !isOver(current, now) ? current : null
  if (before && before.workOrderId !== orderId) return false
  if (before?.agreed && isSameSlot(before.agreed, slot)) return true
  if (current && !before)
    await execute(client, "update appointments set state = 'over' where id = $1", [current.id])
  // Who is told after the hour of the reminder needs none.
  const values = [caseId, orderId, slot.from, slot.to, reminderAt(slot.from) <= now ? now : null]
  if (before)
    await execute(
      client,
      `update appointments set starts_at = $3, ends_at = $4, reminded_at = $5, sequence = sequence + 1, declined_at = null
       where case_id = $1 and work_order_id = $2 and state = 'agreed'`,
      values,
    )
  else
    await execute(
      client,
      `insert into appointments (case_id, work_order_id, starts_at, ends_at, reminded_at, state)
       values ($1, $2, $3, $4, $5, 'agreed')`,
      values,
    )
  const agreed = await findCurrentAppointment(client, caseId)
  if (!agreed) throw new Error(`The visit of a contractor is not stored (${caseId})`)
  await addCaseEvent(
    client,
    { caseId, by: 'system', now },
    {
      kind: 'appointment',
      text: null,
      data: { what: 'agreed', slot, host: agreed.host, before: before?.agreed ?? null, workOrderId: orderId },
      visibleTo: 'sender',
    },
  )
  await tellSender(deps, client, agreed, { what: before ? 'moved' : 'agreed', now })
  return true
}
