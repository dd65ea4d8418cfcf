import { z } from 'zod'
import type { IsoDate } from '../../../../domain/time/calendar.ts'
import { startOf, weekColumn, weekOf } from '../../../../platform/database/oslo-time.ts'
import { type Queryable, queryRows } from '../../../../platform/database/query.ts'
import { allForms } from '../../../form-catalogue/catalogue.ts'
import { isVisibleTo } from '../reading.ts'
import { type StoredMessage, selectMessages } from './stored-case-event.ts'

/** SQL for the events by which senders have reopened their cases. */
const reopenings = `by = 'sender' and kind = 'status' and data ->> 'status' = 'in-progress'`

/** SQL for the ids of the cases that their senders have reopened between two instants, the second one excluded. */
export const casesReopened = (from: string | null, until: string | null): string =>
  [`select case_id from case_events where ${reopenings}`, from && `at >= ${from}`, until && `at < ${until}`]
    .filter(Boolean)
    .join(' and ')

const reopenedRow = z.object({ week: weekColumn, cases: z.number() })

/** How many of the cases that a role reads their senders have reopened, in each week since a day. */
export function countReopenedByWeek(
  db: Queryable,
  readable: readonly string[],
  since: IsoDate,
): Promise<z.output<typeof reopenedRow>[]> {
  return queryRows(
    db,
    reopenedRow,
    `select ${weekOf('at')} as week, count(distinct case_id)::int as cases
     from case_events join cases on cases.id = case_id
     where ${reopenings} and at >= ${startOf('$2')} and ${isVisibleTo('$1')} group by 1`,
    [readable, since],
  )
}

const fixedAnswers = z.object({
  form: z.string(),
  /** The answer to the field that says what kind of case it is. */
  kind: z.string().nullable(),
  asked: z.number(),
  yes: z.number(),
  no: z.number(),
})

export type FixedAnswers = z.output<typeof fixedAnswers>

/** How often senders were asked since a day whether it is fixed, and what they answered, of the cases that a role reads. */
export function countFixedAnswers(
  db: Queryable,
  readable: readonly string[],
  since: IsoDate,
): Promise<FixedAnswers[]> {
  const kinds = Object.fromEntries(allForms.map(({ id, caseFields }) => [id, caseFields.kind]))
  return queryRows(
    db,
    fixedAnswers,
    `select cases.form, cases.answers ->> ($3::jsonb ->> cases.form) as kind, count(*)::int as asked,
       count(*) filter (where e.data ->> 'fixed' = 'yes')::int as yes,
       count(*) filter (where e.data ->> 'fixed' = 'no')::int as no
     from case_events e join cases on cases.id = e.case_id
     where e.kind = 'status' and e.data ? 'fixed' and e.at >= ${startOf('$2')} and ${isVisibleTo('$1')} group by 1, 2`,
    [readable, since, JSON.stringify(kinds)],
  )
}

/** SQL for whether a staff member has written in a case that is still there. */
export const hasWrittenEvents = (staff: string): string =>
  `exists (select from case_events where staff_id = ${staff}.id)`

/** SQL for whether staff have answered a case since one of its events. */
export const isAnsweredSince = (table: string, eventId: string): string =>
  `exists (select from case_events answer where answer.case_id = ${table}.id and answer.by = 'staff'
    and answer.kind = 'message' and answer.id > ${eventId})`

/** The newest messages that senders have written in the cases that a role reads. */
export function readNewestSenderMessages(
  db: Queryable,
  readable: readonly string[],
  limit: number,
): Promise<StoredMessage[]> {
  return selectMessages(
    db,
    `e.by = 'sender' and ${isVisibleTo('$1')} order by e.at desc, e.id desc limit $2`,
    [readable, limit],
  )
}

/** SQL for the ids of the cases with events whose text matches a `tsquery`, the newest events first. */
export const casesWithText = (query: string): string =>
  `select case_id from case_events where text is not null and message_search(text) @@ ${query}
   order by id desc limit 2000`

/** SQL for whether a case by its alias was sent no later than an event. */
export const wasSentBy = (table: string, event: string): string =>
  `exists (select 1 from case_events sent where sent.case_id = ${table}.id and sent.kind = 'sent' and sent.id <= ${event})`
