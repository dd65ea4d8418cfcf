import type { PoolClient } from 'pg'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { execute } from '../../../../platform/database/query.ts'
import type { CaseDeps } from '../deps.ts'
import { addCaseEvent, type CaseEventAuthor } from '../events/add-case-event.ts'
import { tellHost, tellSender } from './appointment-mails.ts'
import { findCurrentAppointment, isOver } from './appointment-record.ts'

interface Cancellation {
  caseId: string
  by: CaseEventAuthor
  now: Date
  /** Says that there is nothing to cancel. */
  gone: string
}

/**
 * Cancels what is agreed, or withdraws what is offered, in a case that is locked. What is agreed leaves both calendars.
 * Gives how the sender is told.
 * @throws Refusal where nothing is offered or agreed, or the visit is over.
 */
export async function cancelAppointment(
  deps: Pick<CaseDeps, 'publicUrl'>,
  client: PoolClient,
  { caseId, by, now, gone }: Cancellation,
) {
  const current = await findCurrentAppointment(client, caseId)
  if (!current || isOver(current, now)) throw new Refusal(gone)
  const cancelled = { ...current, state: 'cancelled' as const, sequence: current.sequence + 1 }
  await execute(
    client,
    "update appointments set state = 'cancelled', is_move_asked = false, sequence = $2 where id = $1",
    [current.id, cancelled.sequence],
  )
  await addCaseEvent(
    client,
    { caseId, by, now },
    {
      kind: 'appointment',
      text: null,
      data: { what: 'cancelled', slot: current.agreed },
      visibleTo: 'sender',
    },
  )
  if (current.agreed) await tellHost(deps, client, cancelled, { what: 'cancelled', now })
  return tellSender(deps, client, cancelled, { what: 'cancelled', now })
}
