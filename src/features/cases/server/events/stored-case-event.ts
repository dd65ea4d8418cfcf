import { z } from 'zod'
import {
  type CaseEvent,
  caseEventSchema,
  type SenderEvent,
  senderEventSchema,
} from '../../../../domain/cases/case-event.ts'
import { type Queryable, queryRows } from '../../../../platform/database/query.ts'

const eventRow = z.object({
  id: z.string(),
  caseId: z.string(),
  /** Of the case that it happened to. */
  reference: z.string(),
  at: z.date(),
  by: z.enum(['sender', 'staff', 'system']),
  /** Null for the sender, the system, an operator at the command line, and a staff member who is deleted. */
  staffId: z.string().nullable(),
  staffName: z.string().nullable(),
  visibleTo: z.enum(['sender', 'staff']),
  kind: z.string(),
  text: z.string().nullable(),
  data: z.unknown(),
})

type EventRow = z.output<typeof eventRow>
type Stored = Omit<EventRow, 'kind' | 'text' | 'data'>

/** An event as it is stored: what happened, when, in which case, and who did it. */
export type StoredCaseEvent = CaseEvent & Stored
export type StoredSenderEvent = SenderEvent & Stored
export type StoredMessage = Extract<StoredCaseEvent, { kind: 'message' }>

const storedEvents = `select e.id, e.case_id as "caseId", cases.reference, e.at, e.by, e.staff_id as "staffId",
    staff.name as "staffName", e.visible_to as "visibleTo", e.kind, e.text, e.data
  from case_events e join cases on cases.id = e.case_id left join staff on staff.id = e.staff_id`

/**
 * Reads the events that match a condition, optionally with an order and a limit. The only reader of events. In the
 * condition, the event is `e`, its case `cases` and its author `staff`.
 * @throws ZodError if a row has an unknown kind, or lacks data of its kind.
 */
export async function selectCaseEvents(
  db: Queryable,
  condition: string,
  values: readonly unknown[],
): Promise<StoredCaseEvent[]> {
  const rows = await queryRows(db, eventRow, `${storedEvents} where ${condition}`, values)
  return rows.map((row) => parseEvent(caseEventSchema, row))
}

/** The messages that match a condition; the condition is as in `selectCaseEvents`. */
export async function selectMessages(
  db: Queryable,
  condition: string,
  values: readonly unknown[],
): Promise<StoredMessage[]> {
  const events = await selectCaseEvents(db, `e.kind = 'message' and ${condition}`, values)
  return events.filter((event) => event.kind === 'message')
}

/** The events of a case that its sender may see, the oldest first. */
export async function readSenderEvents(db: Queryable, caseId: string): Promise<StoredSenderEvent[]> {
  const rows = await queryRows(
    db,
    eventRow,
    `${storedEvents} where e.case_id = $1 and e.visible_to = 'sender' order by e.at, e.id`,
    [caseId],
  )
  return rows.map((row) => parseEvent(senderEventSchema, row))
}

function parseEvent<T>(schema: z.ZodType<T>, { kind, text, data, ...stored }: EventRow): T & Stored {
  return { ...stored, ...schema.parse({ kind, text, data }) }
}
