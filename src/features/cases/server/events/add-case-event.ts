import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { CaseEventKind, NewCaseEvent } from '../../../../domain/cases/case-event.ts'
import { execute, queryRows } from '../../../../platform/database/query.ts'
import { notifyStaffOfEvent } from './notify-staff-of-event.ts'

/** Who did something to a case; the id is null for an operator at the command line. */
export type CaseEventAuthor = 'sender' | 'system' | { staffId: string | null }

interface EventContext {
  by: CaseEventAuthor
  now: Date
  /** When staff are told of it, where it happened earlier: a notice of then would be out of date at once. */
  toldAt?: Date | undefined
  /** The idempotency key of the page, so that sending it again adds nothing. */
  key?: string | null | undefined
}

const addedEvent = z.object({ id: z.string(), caseId: z.string() })

/** The kinds that do not count as work on a case: its creation, and retention. */
const withoutUpdate: readonly CaseEventKind[] = ['sent', 'erased']

/** Adds an event to the timeline of a case. Gives the event's id. */
export async function addCaseEvent(
  client: PoolClient,
  { caseId, ...context }: EventContext & { caseId: string },
  event: NewCaseEvent,
): Promise<string> {
  const [id] = await addCaseEvents(client, { caseIds: [caseId], ...context }, event)
  if (id === undefined) throw new Error(`No event was added to the case ${caseId}`)
  return id
}

/** Adds the same event to several cases, and notes which staff members are to be told. Gives the ids of the events. */
export async function addCaseEvents(
  client: PoolClient,
  { caseIds, by, now, toldAt = now, key }: EventContext & { caseIds: readonly string[] },
  event: NewCaseEvent,
): Promise<string[]> {
  const added = await queryRows(
    client,
    addedEvent,
    {
      name: 'insert-case-events',
      text: `insert into case_events (case_id, at, kind, by, staff_id, text, data, key, visible_to)
        select unnest($1::uuid[]), $2, $3, $4, $5, $6, $7, $8, $9 returning id, case_id as "caseId"`,
    },
    [
      caseIds,
      now,
      event.kind,
      typeof by === 'string' ? by : 'staff',
      typeof by === 'string' ? null : by.staffId,
      'text' in event ? event.text : null,
      event.data,
      key,
      event.visibleTo ?? 'staff',
    ],
  )
  if (!withoutUpdate.includes(event.kind))
    await execute(client, 'update cases set updated_at = greatest(updated_at, $2) where id = any($1)', [
      caseIds,
      now,
    ])
  const author = {
    byStaff: typeof by === 'string' ? null : by.staffId,
    isBySender: by === 'sender',
    now: toldAt,
  }
  for (const each of added) await notifyStaffOfEvent(client, { ...each, ...author }, event)
  return added.map(({ id }) => id)
}

/** Makes the staff member who took a case by telephone the author of its first event. */
export async function attributeFirstEvent(
  client: PoolClient,
  { caseId, staffId }: { caseId: string; staffId: string | null },
): Promise<void> {
  await execute(
    client,
    `update case_events set by = 'staff', staff_id = $2 where case_id = $1 and kind = 'sent'`,
    [caseId, staffId],
  )
}
