import { z } from 'zod'
import type { CaseEventKind } from '../../../../domain/cases/case-event.ts'
import { type Queryable, queryRow } from '../../../../platform/database/query.ts'
import { caseAndMerged } from '../merged-cases.ts'
import {
  type StoredCaseEvent,
  type StoredMessage,
  selectCaseEvents,
  selectMessages,
} from './stored-case-event.ts'

/**
 * The events that staff see in a case, oldest first: its own events, and from merged cases what their senders did and
 * which mails were not delivered.
 */
export function readStaffEvents(db: Queryable, caseId: string): Promise<StoredCaseEvent[]> {
  return selectCaseEvents(
    db,
    `e.case_id in (${caseAndMerged}) and (e.case_id = $1 or e.by = 'sender' or e.kind = 'undelivered')
     order by e.at, e.id`,
    [caseId],
  )
}

/** The last message of a case, by the sender or by staff; null where there is none. */
export async function readLastMessage(db: Queryable, caseId: string): Promise<StoredMessage | null> {
  const [message] = await selectMessages(db, 'e.case_id = $1 order by e.id desc limit 1', [caseId])
  return message ?? null
}

/** The last change of a case's status; undefined where it has kept its first one. */
export async function readLastMove(db: Queryable, caseId: string) {
  const [event] = await selectCaseEvents(
    db,
    `e.case_id = $1 and e.kind = 'status' order by e.id desc limit 1`,
    [caseId],
  )
  return event?.kind === 'status' ? event : undefined
}

/** The events that a staff member's page added when it was sent the first time, in a case and those merged into it. */
export function readEventsOfKey(
  db: Queryable,
  { caseId, staffId, key }: { caseId: string; staffId: string | null; key: string },
): Promise<StoredCaseEvent[]> {
  return selectCaseEvents(
    db,
    `e.case_id in (${caseAndMerged}) and e.key = $2 and e.staff_id is not distinct from $3
     order by e.id`,
    [caseId, key, staffId],
  )
}

/** SQL for the id of a case's newest event, as the column `seen`. */
export const newestEventColumn = (table: string): string =>
  `(select max(id)::text from case_events where case_id = ${table}.id) as seen`

/** The messages and notes of some cases, oldest first. */
export async function readConversations(db: Queryable, caseIds: readonly string[]) {
  const events = await selectCaseEvents(
    db,
    `e.case_id = any($1) and e.kind in ('message', 'note') order by e.id`,
    [caseIds],
  )
  return events.filter((event) => event.kind === 'message' || event.kind === 'note')
}

/** What another person did in a case after an event was read: the most consequential change, newest first. */
export async function readNewestOfOthers(
  db: Queryable,
  { caseId, staffId, after }: { caseId: string; staffId: string | null; after: string },
): Promise<StoredCaseEvent | null> {
  const [event] = await selectCaseEvents(
    db,
    `e.case_id = $1 and e.id > $2 and e.by <> 'system' and e.staff_id is distinct from $3
       and e.kind in ('status', 'merged', 'assigned', 'message', 'photos')
     order by array_position(array['status', 'merged', 'assigned', 'message', 'photos'], e.kind), e.id desc limit 1`,
    [caseId, after, staffId],
  )
  return event ?? null
}

interface Unread {
  caseId: string
  staffId: string | null
  after: string
  kinds: readonly CaseEventKind[]
}

/**
 * The newest event of some kinds that another person added after an event was read: in a case, or by the
 * sender of one that is merged into it. Null where there is none.
 */
export async function readNewestUnread(
  db: Queryable,
  { caseId, staffId, after, kinds }: Unread,
): Promise<StoredCaseEvent | null> {
  const [event] = await selectCaseEvents(
    db,
    `e.case_id in (${caseAndMerged}) and (e.case_id = $1 or e.by = 'sender') and e.id > $2
       and e.kind = any($4) and e.staff_id is distinct from $3
     order by e.id desc limit 1`,
    [caseId, after, staffId, kinds],
  )
  return event ?? null
}

/** The newest notes of staff in some cases, without what contractors have done. */
export async function readNewestNotes(
  db: Queryable,
  caseIds: readonly string[],
  limit: number,
): Promise<Extract<StoredCaseEvent, { kind: 'note' }>[]> {
  const events = await selectCaseEvents(
    db,
    `e.case_id = any($1) and e.kind = 'note' and e.data -> 'workOrder' is null order by e.at desc, e.id desc limit $2`,
    [caseIds, limit],
  )
  return events.filter((event) => event.kind === 'note')
}

/** What a contractor has done with their work order in a case, oldest first. */
export function readContractorEvents(
  db: Queryable,
  { caseId, orderId }: { caseId: string; orderId: string },
): Promise<StoredCaseEvent[]> {
  return selectCaseEvents(
    db,
    `e.case_id = $1 and e.by = 'system' and $2 in (e.data ->> 'workOrderId', e.data -> 'workOrder' ->> 'orderId')
     order by e.id`,
    [caseId, orderId],
  )
}

/** The id of the newest event of all cases; «0» where there is none. */
export function readNewestEventId(db: Queryable): Promise<string> {
  return queryRow(db, z.string(), 'select coalesce(max(id), 0)::text from case_events')
}
