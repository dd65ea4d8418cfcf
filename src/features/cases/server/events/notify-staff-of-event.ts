import type { PoolClient } from 'pg'
import type {
  CaseEventKind,
  NewCaseEvent,
  SenderNotice,
  WorkOrderEvent,
} from '../../../../domain/cases/case-event.ts'
import { queryRow, rowExists } from '../../../../platform/database/query.ts'
import { findActing } from '../../../sign-in/server/acting.ts'
import { recordNotice } from '../../../staff-notices/server/notices/record-notice.ts'
import { peopleOnCall } from '../../../staff-notices/server/rota/on-call-people.ts'
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
 * Who is told of an event of each kind, if anyone: the assignee of an assignment; those on call, of an urgent case; and of what the sender does,
 * or a contractor does, the assignee and the followers.
 */
const whoIsTold: Readonly<
  Record<CaseEventKind, 'assignee' | 'on-call' | 'of-sender' | 'of-contractor' | null>
> = {
  assigned: 'assignee',
  sent: 'on-call',
  released: 'on-call',
  message: 'of-sender',
  photos: 'of-sender',
  status: 'of-sender',
  note: 'of-contractor',
  appointment: 'of-contractor',
  due: null,
  snoozed: null,
  linked: null,
  merged: null,
  unmerged: null,
  reading: null,
  link: null,
  erased: null,
  undelivered: null,
}

/**
 * Notes who is to be told of an event of a case, as part of its transaction: each by their deputy while they are away. Staff are
 * not told of their own acts.
 */
export async function notifyStaffOfEvent(
  client: PoolClient,
  added: AddedEvent,
  event: NewCaseEvent,
): Promise<void> {
  const told = whoIsTold[event.kind]
  if (told === 'assignee' && event.kind === 'assigned') await notifyAssignee(client, added, event.data.to)
  if (told === 'on-call') await notifyOfUrgentCase(client, added.caseId, added.now)
  if (told === 'of-sender' && added.isBySender) await notifyInvolved(client, added, { what: noticeOf(event) })
  if (told === 'of-contractor' && isOfContractor(event))
    await notifyInvolved(client, added, { what: 'message', from: 'contractor' })
}

/** Whether it is something that a contractor did which staff act on. */
function isOfContractor(event: NewCaseEvent): boolean {
  if (event.kind === 'appointment') return event.data.what === 'agreed' && Boolean(event.data.workOrderId)
  return event.kind === 'note' && contractorNews.includes(event.data.workOrder?.what)
}

const contractorNews: readonly (WorkOrderEvent['what'] | undefined)[] = [
  'message',
  'photos',
  'done',
  'declined',
]

async function notifyAssignee(
  client: PoolClient,
  { id: eventId, caseId, byStaff, now }: AddedEvent,
  assignee: string | null,
): Promise<void> {
  if (!assignee || assignee === byStaff) return
  const roles = readersOf(await readCase(client, caseId))
  const acting = await findActing(client, [assignee], { at: now, roles })
  const people = [...acting.values()].filter(({ id }) => id !== byStaff)
  await recordNotice(client, idsOf(people), { reason: 'assigned', caseId, eventId }, now)
}

async function notifyInvolved(
  client: PoolClient,
  { id: eventId, caseId, now }: AddedEvent,
  news: { what: SenderNotice; from?: 'contractor' },
): Promise<void> {
  const record = await readCase(client, caseId)
  const people = await findPeopleToTell(client, record, now)
  const answeredIn = record.mergedInto ?? caseId
  await recordNotice(
    client,
    idsOf(people),
    { reason: 'sender-wrote', caseId: answeredIn, eventId, ...news },
    now,
  )
}

const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id)

/** What an event of the sender is called for those who are told of it. */
function noticeOf(event: NewCaseEvent): SenderNotice {
  if (event.kind === 'status') return event.data.status === 'withdrawn' ? 'withdrawn' : 'reopened'
  return event.kind === 'photos' ? 'photos' : 'message'
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
