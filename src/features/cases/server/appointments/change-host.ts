import type { PoolClient } from 'pg'
import { execute } from '../../../../platform/database/query.ts'
import type { CaseDeps } from '../deps.ts'
import { addCaseEvent, type CaseEventAuthor } from '../events/add-case-event.ts'
import { tellHost, tellSender } from './appointment-mails.ts'
import type { AppointmentRecord } from './appointment-record.ts'

interface HostChange {
  /** Null where no one is found yet. */
  host: { id: string; name: string } | null
  by: CaseEventAuthor
  now: Date
}

/**
 * Lets another staff member come to a visit, in a case that is locked. The time stays as it is. What is agreed moves from one
 * calendar to the other, and the sender is told the new name.
 * @throws an exclusion violation where the staff member has another appointment in those hours (`refuseDoubleBooking`).
 */
export async function changeHost(
  deps: Pick<CaseDeps, 'publicUrl'>,
  client: PoolClient,
  current: AppointmentRecord,
  { host, by, now }: HostChange,
): Promise<void> {
  const { id, caseId, agreed } = current
  const sequence = current.sequence + (agreed ? 1 : 0)
  await execute(
    client,
    'update appointments set staff_id = $2, sequence = $3, work_order_id = null where id = $1',
    [id, host?.id ?? null, sequence],
  )
  if (!agreed) return
  const changed = {
    ...current,
    staffId: host?.id ?? null,
    workOrderId: null,
    host: host?.name ?? null,
    sequence,
  }
  await addCaseEvent(
    client,
    { caseId, by, now },
    {
      kind: 'appointment',
      text: null,
      data: { what: 'host-changed', slot: agreed, host: changed.host, before: current.host },
      visibleTo: host ? 'sender' : 'staff',
    },
  )
  await tellHost(deps, client, { ...current, sequence }, { what: 'cancelled', now })
  await tellHost(deps, client, changed, { what: 'agreed', now })
  if (host) await tellSender(deps, client, changed, { what: 'host-changed', now })
}
