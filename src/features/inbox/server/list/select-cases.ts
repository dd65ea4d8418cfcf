import type { Pool } from 'pg'
import { z } from 'zod'
import { allCaseStatuses, type CaseStatus, isClosed } from '../../../../domain/cases/case-status.ts'
import type { CasePlace, InboxQuery, Lane } from '../../../../domain/cases/inbox.ts'
import type { ListPosition } from '../../../../domain/lists/list-position.ts'
import { queryRow, queryRows } from '../../../../platform/database/query.ts'
import { casesWithText } from '../../../cases/server/events/event-statistics.ts'
import { ownOpenCase } from '../../../cases/server/sender/open-case.ts'
import type { Caseworker } from '../caseworker.ts'
import { actedForMe, filtersOf, InboxStatement } from './inbox-filter.ts'
import { orderOf } from './list-order.ts'
import { caseQuery, caseSearchTerms, type SearchTerms } from './search-terms.ts'

/** Which cases of a list are read. */
interface Range {
  /** Conditions besides those of the query. */
  also?: (statement: InboxStatement) => readonly string[]
  offset: number
  limit: number
  /** Where the cases begin or end, in place of the offset. */
  position?: ListPosition | null
}

/** Which rows of a list are read, and what of each. */
interface Selection<R> extends Range {
  /** Of the case `c`. */
  columns: string
  row: z.ZodType<R>
}

/** Rows of the cases in a list of the inbox, in its order. */
export async function selectCases<R>(
  pool: Pool,
  worker: Caseworker,
  query: InboxQuery,
  { columns, row, ...range }: Selection<R>,
  now: Date,
): Promise<R[]> {
  const statement = new InboxStatement(worker, now)
  const page = pageOf(statement, query, range)
  if (!page) return []
  // What a row shows is looked up for the rows of the page only, not for those before it.
  return queryRows(
    pool,
    row,
    `with ${page} select ${columns} from page join cases c using (id) order by ${orderOf(query.lane).forward}`,
    statement.values,
  )
}

/** How many cases a range of a list of the inbox has. */
export async function countSelected(
  pool: Pool,
  worker: Caseworker,
  query: InboxQuery,
  range: Range,
  now: Date,
): Promise<number> {
  const statement = new InboxStatement(worker, now)
  const page = pageOf(statement, query, range)
  if (!page) return 0
  return queryRow(pool, z.number(), `with ${page} select count(*)::int from page`, statement.values)
}

/** The ids of some cases of a list, as tables of a statement of which the last is `page`; null where the text has no words. */
function pageOf(
  statement: InboxStatement,
  query: InboxQuery,
  { also = () => [], offset, limit, position = null }: Range,
): string | null {
  const terms = caseSearchTerms(query.text)
  if (query.text && !terms) return null
  const order = orderOf(query.lane)
  const ranges = position && order.rangesFrom(statement, position)
  const acted = query.lane === 'mine' ? statement.condition(actedForMe) : null
  const part: Part = {
    query,
    acted,
    where: [...filtersOf(statement, query, acted ? ownOpenCase : undefined), ...also(statement)].join(
      ' and ',
    ),
    ranges: ranges ?? ['true'],
    columns: ['c.id', ...order.columns].join(', '),
    by: ranges && position?.side === 'before' ? order.backward : order.forward,
    offset: ranges ? 0 : offset,
    limit,
  }
  return terms
    ? pageOfFound(statement, part, terms)
    : `page as materialized (${slice(`(${firstOf(part, part.columns, part.offset + limit)}) c`, part)})`
}

/** A part of a list as SQL. */
interface Part {
  query: InboxQuery
  /** The assignees of the cases, where the lane has only those of some. */
  acted: string | null
  /** What the cases meet besides. */
  where: string
  /** Each case of the page meets one of these. */
  ranges: readonly string[]
  /** The id of a case and what it is ordered by. */
  columns: string
  by: string
  offset: number
  limit: number
}

const slice = (from: string, { by, limit, offset }: Part): string =>
  `select c.id from ${from} order by ${by} limit ${limit}${offset > 0 ? ` offset ${offset}` : ''}`

/**
 * The first cases, in order: each range and assignee is read in the order of its index, and no further than the limit. The planner,
 * which does not know for how many colleagues the cases stand in, would rather look through those of all.
 */
function firstOf({ acted, where, ranges, by }: Part, columns: string, limit: number): string {
  const ordered = `order by ${by} limit ${limit}`
  const parts = ranges.map((range) =>
    acted
      ? `(select c.* from ${acted} acted cross join lateral (select ${columns} from cases c
          where c.assignee_id = acted.id and ${where} and ${range} ${ordered}) c)`
      : `(select ${columns} from cases c where ${where} and ${range} ${ordered})`,
  )
  return `select * from (${parts.join(' union all ')}) c ${ordered}`
}

/** So many cases of a list, the first ones, are looked through before the index of words is asked. */
const LOOKED_THROUGH = 1000

/** Where one of so many matches, the page is found among as many times its length. */
const FURTHER = 100

/**
 * The page of the cases that match. A word that many cases of the list have is found among its first ones; one that they
 * lack, by the index of words and lanes. The index reads every case with a word, also where few have all words, and the planner
 * expects a common word everywhere, and would look through all of the list for it. Messages have an index of their own.
 */
function pageOfFound(statement: InboxStatement, part: Part, terms: SearchTerms): string {
  const { query, acted, ranges, columns, by, offset, limit } = part
  const asked = caseQuery({ names: statement.value(terms.names), words: statement.value(terms.words) })
  const last = offset + limit
  const matching = `c.search @@ ${asked}`
  const where = [
    part.where,
    ...(acted ? [`c.assignee_id in ${acted}`] : []),
    `(${ranges.map((range) => `(${range})`).join(' or ')})`,
  ].join(' and ')
  // One's own are looked through in the index of assignees, which the planner takes only where it reads no row for them.
  const candidates = (looked: number) =>
    acted
      ? `(${firstOf(part, columns, looked)}) c cross join lateral (select search from cases where id = c.id offset 0) words`
      : `(${firstOf(part, `${columns}, c.search`, looked)}) c`
  const lookThrough = (looked: number, condition: string) =>
    `select ${columns} from ${candidates(looked)} where ${condition} and search @@ ${asked} order by ${by} limit ${last}`
  const found = (rows: string) => `(select count(*) from ${rows})`
  return `first as materialized (${lookThrough(LOOKED_THROUGH, 'true')}),
    further as materialized (${lookThrough(FURTHER * last, `${found('first')} between ${LOOKED_THROUGH / FURTHER} and ${last - 1}`)}),
    others as materialized (
      select ${columns} from cases c
      where greatest(${found('first')}, ${found('further')}) < ${last}
        and ${[matching, ...liesInLane(query.lane)].join(' and ')} and ${where}),
    written as materialized (
      select ${columns} from (select distinct case_id from (${casesWithText(asked)}) newest) with_text
        cross join lateral (select * from cases where id = with_text.case_id offset 0) c
      where ${where} order by ${by} limit ${last}),
    page as materialized (${slice('(select * from first union select * from further union select * from others union select * from written) c', part)})`
}

/** Where the index of words (migration 0058) says that a case lies: an open one by its status, snoozed or not. */
type IndexedPlace = CaseStatus | Extract<CasePlace, 'kontroll' | 'ferdig' | 'slatt-sammen'>

const open = allCaseStatuses.filter((status) => !isClosed(status))

/** The places that a lane takes its cases from; a lane that is not named takes them from all. */
const placesOf: Partial<Record<Lane, readonly IndexedPlace[]>> = {
  haster: open,
  'for-sent': open,
  mine: open,
  utsatt: [...open, 'kontroll'],
  nye: ['new'],
  'venter-pa-oss': ['new', 'in-progress'],
  'venter-pa-avsender': ['waiting-for-sender'],
  kontroll: ['kontroll', 'slatt-sammen'],
  ferdig: ['ferdig'],
}

/** A condition on the case `c` that its lane's own condition implies, and that the index of words can answer. */
export function liesInLane(lane: Lane): string[] {
  const places = placesOf[lane]
  return places
    ? [`indexed_places(c.status, c.closed_at, c.merged_into, c.quarantine) && '{${places.join(',')}}'`]
    : []
}
