import type { Pool } from 'pg'
import { firstPage, type InboxQuery, inboxSearch } from '../../../../domain/cases/inbox.ts'
import { type ListPosition, parseKey } from '../../../../domain/lists/list-position.ts'
import type { Caseworker } from '../caseworker.ts'
import { meantCases } from '../finder/meant-text.ts'
import { inboxLineOf, lineColumns, lineInList } from './inbox-line.ts'
import type { InboxList } from './inbox-views.ts'
import { countLanes } from './lane-counts.ts'
import { isPositionIn, orderOf } from './list-order.ts'
import { selectCases } from './select-cases.ts'
import type { CaseVersion, ListDeps, SharedRead } from './shared-reads.ts'
import { readDensity } from './view-handlers.ts'

export const PAGE_SIZE = 50

/** A list of the inbox, as it stands beside an open case. */
export async function readInboxList(
  deps: Pick<ListDeps, 'database' | 'sharedReads'>,
  worker: Caseworker,
  query: InboxQuery,
  now: Date,
): Promise<InboxList> {
  return readListAt(deps, worker, query, await deps.sharedReads.version(now))
}

/** The list as it is at a version of the cases. */
export async function readListAt(
  deps: Pick<ListDeps, 'database' | 'sharedReads'>,
  worker: Caseworker,
  asked: InboxQuery,
  version: CaseVersion,
): Promise<InboxList> {
  const isOfOrder = asked.position && isPositionIn(asked.lane, asked.position)
  const typed = isOfOrder ? asked : { ...asked, position: null }
  const { pool } = deps.database
  const [{ rows, query }, counted, density] = await Promise.all([
    readRows(deps, worker, typed, version),
    countLanes(deps, worker, typed, version),
    readDensity(pool, worker.id),
  ])
  const shown = query.position?.side === 'before' ? rows.slice(-PAGE_SIZE) : rows.slice(0, PAGE_SIZE)
  return {
    query,
    typed: query === typed ? null : typed.text,
    lines: shown.map((row) => inboxLineOf(row, version.now)),
    isMore: query.position?.side === 'before' || rows.length > PAGE_SIZE,
    pages: pagesBeside(query, shown),
    ...counted,
    density,
  }
}

/** The rows of a page; where no case has the text, those of what it meant. */
async function readRows(
  deps: Pick<ListDeps, 'database' | 'sharedReads'>,
  worker: Caseworker,
  typed: InboxQuery,
  version: CaseVersion,
) {
  const { pool } = deps.database
  const read = (query: InboxQuery) =>
    shareLane(deps.sharedReads.lines, version, { worker, query }, () =>
      selectPage(pool, worker, query, version.now),
    )
  const rows = await read(typed)
  if (rows.length > 0 || !typed.text || typed.page > 1) return { rows, query: typed }
  const meant = await meantCases(pool, worker, typed.text)
  const query = meant === null ? typed : { ...typed, text: meant }
  const near = query === typed ? rows : await read(query)
  return near.length > 0 ? { rows: near, query } : { rows, query: typed }
}

/** Staff members of a role see the same lists, but for their own cases. */
export const shareLane = <T>(
  reads: SharedRead<T>,
  version: CaseVersion,
  { worker, query }: { worker: Caseworker; query: InboxQuery },
  read: () => Promise<T>,
): Promise<T> =>
  query.lane === 'mine' ? read() : reads.get(version, `${worker.role} ${inboxSearch(query)}`, read)

/** The rows of a page, and one of the next. */
const selectPage = (pool: Pool, worker: Caseworker, query: InboxQuery, now: Date) =>
  selectCases(
    pool,
    worker,
    query,
    {
      columns: `${lineColumns}, ${orderOf(query.lane).key} as position`,
      row: lineInList,
      offset: (query.page - 1) * PAGE_SIZE,
      limit: PAGE_SIZE + 1,
      position: query.position,
    },
    now,
  )

/** The pages before and after the rows of one: their numbers, and from which case they are read. */
function pagesBeside(query: InboxQuery, rows: readonly { position: string }[]): InboxList['pages'] {
  const { page } = query
  const [first, last] = [rows[0], rows.at(-1)]
  const from = (side: ListPosition['side'], row: typeof first) =>
    row ? { side, key: parseKey(row.position) } : null
  return {
    newer: page <= 2 ? firstPage : { page: page - 1, position: from('before', first) },
    older: { page: page + 1, position: from('after', last) },
  }
}
