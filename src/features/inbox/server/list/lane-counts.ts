import type { Pool } from 'pg'
import { z } from 'zod'
import type { Lane } from '../../../../domain/cases/inbox.ts'
import { queryRow } from '../../../../platform/database/query.ts'
import { openCase, ownOpenCase } from '../../../cases/server/sender/open-case.ts'
import type { Caseworker } from '../caseworker.ts'
import { casesOfMine, conditions, InboxStatement } from './inbox-filter.ts'
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

/** How many cases are in each lane that says so, and how many wait for an answer of the staff member or of no one yet. */
export async function countLanes(
  { database: { pool }, sharedReads }: Pick<ListDeps, 'database' | 'sharedReads'>,
  worker: Caseworker,
  version: CaseVersion,
): Promise<Pick<Inbox, 'counts' | 'unanswered'>> {
  const { now } = version
  const [ofRole, own] = await Promise.all([
    sharedReads.counts.get(version, worker.role, () =>
      count(pool, worker, now, [
        casesWhere(`${unanswered} and c.assignee_id is null`),
        ...shared.map((lane) => casesWhere(conditions[lane])),
      ]),
    ),
    count(pool, worker, now, [casesOfMine(readers, unanswered), casesOfMine(readers, ownOpenCase)]),
  ])
  const [unassigned = 0, ...lanes] = ofRole
  const [unansweredOwn = 0, ownCases = 0] = own
  return {
    counts: {
      ...Object.fromEntries(shared.map((lane, i) => [lane, shown(lanes[i] ?? 0)])),
      mine: shown(ownCases),
    },
    unanswered: shown(unassigned + unansweredOwn),
  }
}

const shown = (cases: number): string => (cases > MAX_COUNT ? `${MAX_COUNT}+` : String(cases))

const countsInOrder = z.array(z.number())

/** How many cases a staff member reads in each of some tables, as SQL for what follows `from`. */
function count(
  pool: Pool,
  worker: Caseworker,
  now: Date,
  tables: readonly string[],
): Promise<readonly number[]> {
  const statement = new InboxStatement(worker, now)
  const isRead = statement.isRead()
  const columns = tables.map(
    (table) =>
      `(select count(*)::int from (select 1 from ${statement.condition(table)} where ${isRead} limit ${MAX_COUNT + 1}) counted)`,
  )
  return queryRow(pool, countsInOrder, `select array[${columns.join(', ')}]`, statement.values)
}
