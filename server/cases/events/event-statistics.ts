import { z } from 'zod'
import { type Queryable, queryValue } from '../../database/query.ts'
import { type StoredMessage, selectMessages } from './stored-case-event.ts'

/** How often senders reopened cases of some forms in the four weeks before an instant. */
export function countReopened(db: Queryable, forms: readonly string[], now: Date): Promise<number> {
  return queryValue(
    db,
    z.number(),
    `select count(*)::int as count from case_events e join cases c on c.id = e.case_id
     where e.by = 'sender' and e.kind = 'status' and e.data ->> 'status' = 'in-progress'
       and e.at > $2::timestamptz - interval '28 days' and c.form = any($1)`,
    [forms, now],
  )
}

/** The newest messages that senders have written in cases of some forms. */
export function readNewestSenderMessages(
  db: Queryable,
  forms: readonly string[],
  limit: number,
): Promise<StoredMessage[]> {
  return selectMessages(db, `e.by = 'sender' and cases.form = any($1) order by e.id desc limit $2`, [
    forms,
    limit,
  ])
}

/** SQL for the ids of the cases with events whose text matches a full-text query, the newest events first. */
export const casesWithText = (query: string): string =>
  `select case_id from case_events where text is not null and to_tsvector('norwegian', text) @@ to_tsquery('norwegian', ${query})
   order by id desc limit 2000`
