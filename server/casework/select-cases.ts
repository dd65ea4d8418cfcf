import type { Pool } from 'pg'
import type { z } from 'zod'
import type { InboxQuery, Lane } from '../../domain/inbox.ts'
import { casesWithText } from '../cases/events/event-statistics.ts'
import { queryRows } from '../database/query.ts'
import type { Caseworker } from './caseworker.ts'
import { filtersOf, Statement } from './inbox-filter.ts'
import { searchTerms } from './search-terms.ts'

const orders: Partial<Record<Lane, string>> = {
  ferdig: 'c.closed_at desc, c.id',
  alle: 'c.sent_at desc, c.id',
}
/** Danger and urgent cases first, then those that are late or due soon. */
const byPriority = 'c.priority, c.deadline, c.sent_at, c.id'

/** Which rows of a list are read, and what of each. */
interface Selection<R> {
  /** Of the case `c`. */
  columns: string
  row: z.ZodType<R>
  offset: number
  limit: number
}

/** Rows of the cases in a list of the inbox, in its order. */
export async function selectCases<R>(
  pool: Pool,
  worker: Caseworker,
  query: InboxQuery,
  { columns, row, offset, limit }: Selection<R>,
  now: Date,
): Promise<R[]> {
  const terms = searchTerms(query.text)
  if (query.text && !terms) return []
  const statement = new Statement(worker, now)
  const where = filtersOf(statement, query).join(' and ')
  const order = orders[query.lane] ?? byPriority
  const part = `limit ${limit} offset ${offset}`
  if (!terms) {
    return queryRows(
      pool,
      row,
      `select ${columns} from cases c where ${where} order by ${order} ${part}`,
      statement.values,
    )
  }
  const term = statement.value(terms)
  // Words of answers are matched by stem; names, numbers and references exactly.
  const asked = `(to_tsquery('simple', ${term}) || to_tsquery('norwegian', ${term}))`
  const limitOfEach = offset + limit
  // Cases and messages are searched separately, each with its own index.
  return queryRows(
    pool,
    row,
    `with found as (
      (select c.id from cases c where c.search @@ ${asked} and ${where} order by ${order} limit ${limitOfEach})
      union
      (select c.id from cases c where c.id in (
         ${casesWithText(term)}) and ${where} order by ${order} limit ${limitOfEach}))
    select ${columns} from found join cases c using (id) order by ${order} ${part}`,
    statement.values,
  )
}
