import type { Pool } from 'pg'
import { z } from 'zod'
import {
  firstPage,
  type InboxQuery,
  inboxSearch,
  isNarrowed,
  type Lane,
} from '../../../../domain/cases/inbox.ts'
import { queryRow } from '../../../../platform/database/query.ts'
import { openCase, ownOpenCase } from '../../../cases/server/sender/open-case.ts'
import type { Caseworker } from '../caseworker.ts'
import { casesOfMine, conditions, filtersOf, InboxStatement } from './inbox-filter.ts'
import type { Inbox } from './inbox-views.ts'
import type { CaseVersion, ListDeps } from './shared-reads.ts'

/** Higher counts are shown as «999+», so that the database stops counting there. */
const MAX_COUNT = 999

/** The lanes that show a count which is the same for all staff members of a role. */
const shared = [
  'haster',
  'for-sent',
  'nye',
  'venter-pa-oss',
  'venter-pa-avsender',
  'utsatt',
  'kontroll',
] as const satisfies readonly Lane[]

/** Cases that wait for an answer: to what was sent, or to what the sender has done since. */
const unanswered = `${openCase} and c.status in ('new', 'in-progress')
  and (c.first_answered_at is null or c.reply_due_at is not null)`

/** What says who reads a case. */
const readers = 'c.form, c.opened_to'

const casesWhere = (condition: string): string => `(select ${readers} from cases c where ${condition}) c`

/** How many cases each lane that says so lists with the filters of a query, and how many wait for an answer of the staff member or of no one yet. */
export async function countLanes(
  { database: { pool }, sharedReads }: Pick<ListDeps, 'database' | 'sharedReads'>,
  worker: Caseworker,
  query: InboxQuery,
  version: CaseVersion,
): Promise<Pick<Inbox, 'counts' | 'unanswered'>> {
  const { now } = version
  const [ofRole, own, narrowed] = await Promise.all([
    sharedReads.counts.get(version, worker.role, () =>
      count(
        pool,
        worker,
        now,
        readOf(
          casesWhere(`${unanswered} and c.assignee_id is null`),
          ...shared.map((lane) => casesWhere(conditions[lane])),
        ),
      ),
    ),
    count(pool, worker, now, readOf(casesOfMine(readers, unanswered), casesOfMine(readers, ownOpenCase))),
    isNarrowed(query) && !query.text ? countNarrowed({ pool, sharedReads }, worker, query, version) : null,
  ])
  const [unassigned = 0, ...lanes] = ofRole
  const [unansweredOwn = 0, ownCases = 0] = own
  return {
    // A search is not counted: common words are in too many cases to look through for each lane.
    counts: query.text ? {} : (narrowed ?? inLanes(lanes, ownCases)),
    unanswered: shown(unassigned + unansweredOwn),
  }
}

const inLanes = (lanes: readonly number[], own: number): Inbox['counts'] => ({
  ...Object.fromEntries(shared.map((lane, i) => [lane, shown(lanes[i] ?? 0)])),
  mine: shown(own),
})

/** The counts of the lists that a query has in each lane. */
async function countNarrowed(
  { pool, sharedReads }: { pool: Pool } & Pick<ListDeps, 'sharedReads'>,
  worker: Caseworker,
  asked: InboxQuery,
  version: CaseVersion,
): Promise<Inbox['counts']> {
  const query = { ...asked, ...firstPage }
  const filters = (statement: InboxStatement, lane: Lane, condition?: string) =>
    filtersOf(statement, { ...query, lane }, condition).join(' and ')
  const [lanes, [own = 0]] = await Promise.all([
    sharedReads.counts.get(version, `${worker.role} ${inboxSearch({ ...query, lane: 'alle' })}`, () =>
      count(pool, worker, version.now, (statement) =>
        shared.map((lane) => `cases c where ${filters(statement, lane)}`),
      ),
    ),
    count(pool, worker, version.now, (statement) => [
      casesOfMine('1', filters(statement, 'mine', ownOpenCase)),
    ]),
  ])
  return inLanes(lanes, own)
}

const shown = (cases: number): string => (cases > MAX_COUNT ? `${MAX_COUNT}+` : String(cases))

const countsInOrder = z.array(z.number())

/** How many cases are in each of some tables, as SQL for what follows `from`. */
function count(
  pool: Pool,
  worker: Caseworker,
  now: Date,
  tablesOf: (statement: InboxStatement) => readonly string[],
): Promise<readonly number[]> {
  const statement = new InboxStatement(worker, now)
  const columns = tablesOf(statement).map(
    (table) =>
      `(select count(*)::int from (select 1 from ${statement.condition(table)} limit ${MAX_COUNT + 1}) counted)`,
  )
  return queryRow(pool, countsInOrder, `select array[${columns.join(', ')}]`, statement.values)
}

/** Of some tables, the cases that the staff member reads. */
const readOf =
  (...tables: string[]) =>
  (statement: InboxStatement): string[] => {
    const isRead = statement.isRead()
    return tables.map((table) => `${table} where ${isRead}`)
  }
