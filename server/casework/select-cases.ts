import type { Pool } from 'pg'
import type { z } from 'zod'
import type { InboxQuery, Lane } from '../../domain/inbox.ts'
import { casesWithText } from '../cases/events/event-statistics.ts'
import { queryRows } from '../database/query.ts'
import type { Caseworker } from './caseworker.ts'
import { filtersOf, Statement } from './inbox-filter.ts'
import { caseQuery, searchTerms } from './search-terms.ts'

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
  /** Conditions besides those of the query. */
  also?: (statement: Statement) => readonly string[]
  offset: number
  limit: number
}

/** Rows of the cases in a list of the inbox, in its order. */
export async function selectCases<R>(
  pool: Pool,
  worker: Caseworker,
  query: InboxQuery,
  { columns, row, also = () => [], offset, limit }: Selection<R>,
  now: Date,
): Promise<R[]> {
  const terms = searchTerms(query.text)
  if (query.text && !terms) return []
  const statement = new Statement(worker, now)
  const where = [...filtersOf(statement, query), ...also(statement)].join(' and ')
  const order = orders[query.lane] ?? byPriority
  const found = terms
    ? `select c.id from (${foundByTerms(statement.value(terms), { where, order, limit: offset + limit })}) found
       join cases c using (id)`
    : `select c.id from cases c where ${where}`
  // What a row shows is looked up for the rows of the page only, not for those before it.
  return queryRows(
    pool,
    row,
    `with page as materialized (${found} order by ${order} limit ${limit} offset ${offset})
     select ${columns} from page join cases c using (id) order by ${order}`,
    statement.values,
  )
}

/** SQL for the ids of matching cases. Cases and messages are searched separately, each with its own index. */
function foundByTerms(
  terms: string,
  { where, order, limit }: { where: string; order: string; limit: number },
): string {
  const asked = caseQuery(terms)
  const matching = (condition: string) =>
    `(select c.id from cases c where ${condition} and ${where} order by ${order} limit ${limit})`
  return `${matching(`c.search @@ ${asked}`)} union ${matching(`c.id in (${casesWithText(asked)})`)}`
}
