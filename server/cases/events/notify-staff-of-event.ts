import type { PoolClient } from 'pg'
import type { NewCaseEvent, SenderNotice } from '../../../domain/case-event.ts'
import { queryRow, rowExists } from '../../database/query.ts'
import { recordNotice } from '../../notices/record-notice.ts'
import { peopleOnCall } from '../../rota/on-call-people.ts'
import { findActing } from '../../staff/acting.ts'
import { type CaseRecord, caseColumns, caseRecord, readersOf } from '../case-record.ts'
import { findPeopleToTell } from '../people-to-tell.ts'

interface AddedEvent {
  id: string
  caseId: string
  /** The staff member who did it; null for anyone else. */
  byStaff: string | null
  isBySender: boolean
  now: Date
}

/**
 * Notes who is to be told of an event of a case, as part of its transaction: the assignee of an assignment, the assignee and
 * the followers of what the sender does, each by their deputy while they are away, and those on call of an urgent case. Staff are not told of their own acts.
 */
export async function notifyStaffOfEvent(
  client: PoolClient,
  added: AddedEvent,
  event: NewCaseEvent,
): Promise<void> {
  const { id: eventId, caseId, byStaff, isBySender, now } = added
  if (event.kind === 'assigned') {
    const { to } = event.data
    if (!to || to === byStaff) return
    const acting = await findActing(client, [to], {
      at: now,
      roles: readersOf(await readCase(client, caseId)),
    })
    const people = [...acting.values()].filter(({ id }) => id !== byStaff)
    await recordNotice(client, idsOf(people), { reason: 'assigned', caseId, eventId }, now)
    return
  }
  if (event.kind === 'sent' || event.kind === 'released') {
    await notifyOfUrgentCase(client, caseId, now)
    return
  }
  const what = isBySender ? noticeOf(event) : null
  if (!what) return
  const record = await readCase(client, caseId)
  const people = await findPeopleToTell(client, record, now)
  const answeredIn = record.mergedInto ?? caseId
  await recordNotice(
    client,
    idsOf(people),
    { reason: 'sender-wrote', caseId: answeredIn, eventId, what },
    now,
  )
}

const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id)

/** What a sender's event is called for those who are told of it; null for one that changes nothing for them. */
function noticeOf(event: NewCaseEvent): SenderNotice | null {
  if (event.kind === 'message' || event.kind === 'photos') return event.kind
  if (event.kind !== 'status') return null
  return event.data.status === 'withdrawn' ? 'withdrawn' : 'reopened'
}

/**
 * Notes that those on call are to be told of a case that is urgent, as part of its transaction: also of one that is held,
 * since what looks like spam may be a person in danger.
 */
export async function notifyOfUrgentCase(client: PoolClient, caseId: string, now: Date): Promise<void> {
  const isUrgent = await rowExists(
    client,
    'select 1 from cases where id = $1 and priority < 2 and closed_at is null',
    [caseId],
  )
  if (!isUrgent) return
  const people = await peopleOnCall(client, readersOf(await readCase(client, caseId)), now)
  await recordNotice(client, people, { reason: 'urgent', caseId, isEscalated: false }, now)
}

/** A case as far as it decides who is told. */
async function readCase(client: PoolClient, caseId: string): Promise<CaseRecord> {
  return queryRow(client, caseRecord, `select ${caseColumns} from cases where id = $1`, [caseId])
}
