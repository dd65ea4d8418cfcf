import type { Pool } from 'pg'
import { z } from 'zod'
import { formsFilter, type InboxQuery, laneQuery, NONE } from '../../../domain/cases/inbox.ts'
import { may } from '../../../domain/people/permissions.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { addDays, type IsoDate } from '../../../domain/time/calendar.ts'
import { formatDayAndMonth } from '../../../domain/time/day-and-month.ts'
import { startOf, weekColumn, weekOf } from '../../../platform/database/oslo-time.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { promiseConditions } from '../../cases/server/store/promise.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { InboxStatement } from '../../inbox/server/list/inbox-filter.ts'
import { overviewTexts } from '../overview.words.ts'
import { groupByName } from './form-numbers.ts'
import { type LinkedCount, linkedCount } from './linked-count.ts'

const texts = overviewTexts.promises

/** How many promises of a first reply were kept, and how many were not. */
export interface PromiseLine {
  name: string
  kept: LinkedCount
  broken: LinkedCount
}

export interface PromiseNumbersView {
  /** Null where no promise has been kept or broken. */
  total: PromiseLine | null
  weeks: PromiseLine[]
  forms: PromiseLine[]
  towns: PromiseLine[]
  /** By assignee: everybody for roles that may see it, only oneself for others. */
  persons: PromiseLine[]
}

const promiseRow = z.object({
  week: weekColumn.nullable(),
  form: z.string().nullable(),
  town: z.string().nullable(),
  assignee: z.string().nullable(),
  assignee_name: z.string().nullable(),
  /** The columns that the row is not grouped by, as PostgreSQL's `grouping` says it: a bit for each. */
  left_out: z.number(),
  kept: z.number(),
  broken: z.number(),
})

type PromiseRow = z.output<typeof promiseRow>

/** The values of `left_out` for rows that are grouped by one column alone. */
const only = { week: 0b0111, form: 0b1011, town: 0b1101, assignee: 0b1110, none: 0b1111 } as const

/** The promises of a first reply in the cases that were sent since a day; those that still run are not counted. */
export async function readPromises(
  pool: Pool,
  worker: Caseworker,
  since: IsoDate,
  now: Date,
): Promise<PromiseNumbersView> {
  const statement = new InboxStatement(worker, now)
  const count = (state: keyof typeof promiseConditions) =>
    `count(*) filter (where ${statement.condition(promiseConditions[state])})::int as ${state}`
  const rows = await queryRows(
    pool,
    promiseRow,
    `select grouped.*, staff.name as assignee_name from (
       select ${weekOf('c.sent_at')} as week, c.form, c.town, c.assignee_id::text as assignee,
         grouping(${weekOf('c.sent_at')}, c.form, c.town, c.assignee_id::text) as left_out, ${count('kept')}, ${count('broken')}
       from cases c where ${statement.isRead()} and c.promised_at is not null and c.sent_at >= ${startOf(statement.value(since))}
       group by grouping sets ((1), (2), (3), (4), ())) grouped
     left join staff on staff.id::text = grouped.assignee
     where kept + broken > 0`,
    statement.values,
  )
  const grouped = (by: number) => rows.filter(({ left_out }) => left_out === by)
  const line = (name: string, of: readonly PromiseRow[], narrowed: Partial<InboxQuery>): PromiseLine => ({
    name,
    kept: linkedCount(
      sum(of.map(({ kept }) => kept)),
      laneQuery('alle', { from: since, ...narrowed, promise: 'kept' }),
    ),
    broken: linkedCount(
      sum(of.map(({ broken }) => broken)),
      laneQuery('alle', { from: since, ...narrowed, promise: 'broken' }),
    ),
  })
  const all = grouped(only.none)
  const persons = grouped(only.assignee).filter(
    ({ assignee }) => assignee === worker.id || may(worker.role, 'see-staff-numbers'),
  )
  return {
    total: all.length > 0 ? line(texts.total, all, {}) : null,
    weeks: grouped(only.week)
      .flatMap((row) => (row.week ? [{ ...row, week: row.week }] : []))
      .sort((a, b) => (a.week < b.week ? 1 : -1))
      .map((row) =>
        line(formatDayAndMonth(row.week, staffLanguage), [row], { from: row.week, to: addDays(row.week, 6) }),
      ),
    forms: [...groupByName(grouped(only.form), ({ form }) => form ?? '')]
      .map(([name, of]) => line(name, of, { form: formsFilter(of.flatMap(({ form }) => form ?? [])) }))
      .sort(byNumber),
    towns: grouped(only.town)
      .map((row) => line(row.town ?? texts.noTown, [row], { town: row.town ?? NONE }))
      .sort(byNumber),
    persons: persons
      .map((row) => line(row.assignee_name ?? texts.noAssignee, [row], { assignee: row.assignee ?? NONE }))
      .sort((a, b) => a.name.localeCompare(b.name, 'nb')),
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const byNumber = (a: PromiseLine, b: PromiseLine): number =>
  b.kept.count + b.broken.count - (a.kept.count + a.broken.count) || a.name.localeCompare(b.name, 'nb')
