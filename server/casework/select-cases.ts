import type { Pool } from 'pg'
import type { z } from 'zod'
import type { InboxQuery } from '../../domain/inbox.ts'
import type { ListPosition } from '../../domain/list-position.ts'
import { casesWithText } from '../cases/events/event-statistics.ts'
import { queryRows } from '../database/query.ts'
import type { Caseworker } from './caseworker.ts'
import { filtersOf, Statement } from './inbox-filter.ts'
import { liesInLane } from './lane-places.ts'
import { type ListOrder, orderOf } from './list-order.ts'
import { caseQuery, searchTerms } from './search-terms.ts'

/** Which rows of a list are read, and what of each. */
interface Selection<R> {
  /** Of the case `c`. */
  columns: string
  row: z.ZodType<R>
  /** Conditions besides those of the query. */
  also?: (statement: Statement) => readonly string[]
  offset: number
  limit: number
  /** Where the rows begin or end, in place of the offset. What a text finds is listed by offset. */
  position?: ListPosition | null
}

/** Rows of the cases in a list of the inbox, in its order. */
export async function selectCases<R>(
  pool: Pool,
  worker: Caseworker,
  query: InboxQuery,
  { columns, row, also = () => [], offset, limit, position = null }: Selection<R>,
  now: Date,
): Promise<R[]> {
  const terms = searchTerms(query.text)
  if (query.text && !terms) return []
  const statement = new Statement(worker, now)
  const where = [...filtersOf(statement, query), ...also(statement)].join(' and ')
  const order = orderOf(query.lane)
  const ranges = terms || !position ? null : order.rangesFrom(statement, position)
  const page = terms
    ? pageOfFound(statement, { query, terms, where, order, offset, limit })
    : ranges && position
      ? pageFrom(ranges, { where, order, side: position.side, limit })
      : `page as materialized (
           select c.id from ${allOf(query, where, order)} order by ${order.forward} limit ${limit} offset ${offset})`
  // What a row shows is looked up for the rows of the page only, not for those before it.
  return queryRows(
    pool,
    row,
    `with ${page} select ${columns} from page join cases c using (id) order by ${order.forward}`,
    statement.values,
  )
}

/** The id of a case and what it is ordered by. */
const orderedBy = ({ columns }: ListOrder): string => ['c.id', ...columns].join(', ')

/**
 * All cases of a list. The cases of one assignee are few, and have an index: the planner, which does not know for how many
 * colleagues they stand in, would rather look through the cases of all, in their order. It cannot across `offset 0`.
 */
const allOf = ({ lane }: InboxQuery, where: string, order: ListOrder): string =>
  lane === 'mine'
    ? `(select ${orderedBy(order)} from cases c where ${where} offset 0) c`
    : `cases c where ${where}`

interface Part {
  where: string
  order: ListOrder
  limit: number
}

function pageFrom(
  ranges: readonly string[],
  { where, order, side, limit }: Part & Pick<ListPosition, 'side'>,
): string {
  const by = side === 'after' ? order.forward : order.backward
  const parts = ranges.map(
    (range) =>
      `(select ${orderedBy(order)} from cases c where ${where} and ${range} order by ${by} limit ${limit})`,
  )
  return `page as materialized (select c.id from (${parts.join(' union all ')}) c order by ${by} limit ${limit})`
}

/** Of so many cases of a list, for each one that is asked for, the first are looked through before the index of words is asked. */
const LOOKED_THROUGH = 20

/**
 * The page of the cases that match. A word that many cases of the list have is found among its first ones; one that they
 * lack, by the index of words and lanes. The planner expects a common word everywhere, and would look through all of the
 * list for it. Messages have an index of their own.
 */
function pageOfFound(
  statement: Statement,
  { query, terms, where, order, offset, limit }: Part & { query: InboxQuery; terms: string; offset: number },
): string {
  const asked = caseQuery(statement.value(terms))
  const last = offset + limit
  const columns = orderedBy(order)
  const matching = `c.search @@ ${asked}`
  return `first as materialized (
      select ${columns} from (
        select ${columns}, c.search from cases c where ${where} order by ${order.forward} limit ${LOOKED_THROUGH * last}) c
      where ${matching} order by ${order.forward} limit ${last}),
    others as materialized (
      select ${columns} from cases c
      where (select count(*) from first) < ${last} and ${[matching, ...liesInLane(query.lane)].join(' and ')} and ${where}),
    written as materialized (
      select ${columns} from cases c where c.id in (${casesWithText(asked)}) and ${where}
      order by ${order.forward} limit ${last}),
    page as materialized (
      select c.id from (select * from first union select * from others union select * from written) c
      order by ${order.forward} limit ${limit} offset ${offset})`
}
