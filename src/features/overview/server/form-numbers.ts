import type { Pool } from 'pg'
import { z } from 'zod'
import { formsFilter, laneQuery } from '../../../domain/cases/inbox.ts'
import { addDays, type IsoDate } from '../../../domain/time/calendar.ts'
import { startOf, weekColumn, weekOf } from '../../../platform/database/oslo-time.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { isVisibleTo } from '../../cases/server/reading.ts'
import { findForm } from '../../form-catalogue/catalogue.ts'
import { type LinkedCount, linkedCount } from './linked-count.ts'
import type { Mondays } from './weeks.ts'

/** How many cases came by a form, week by week. */
export interface FormNumbers {
  name: string
  weeks: LinkedCount[]
  total: LinkedCount
}

const formWeek = z.object({ form: z.string(), week: weekColumn, count: z.number() })

export type FormWeek = z.output<typeof formWeek>

/** How many cases came by each form in each of the last weeks. */
export function readFormWeeks(pool: Pool, readable: readonly string[], since: IsoDate): Promise<FormWeek[]> {
  return queryRows(
    pool,
    formWeek,
    `select form, ${weekOf('sent_at')} as week, count(*)::int as count
     from cases where ${isVisibleTo('$1')} and sent_at >= ${startOf('$2')} group by 1, 2`,
    [readable, since],
  )
}

/** The numbers of some forms together. */
export function numbersOf(
  rows: readonly FormWeek[],
  forms: readonly string[],
  weeks: Mondays,
): Omit<FormNumbers, 'name'> {
  const own = rows.filter(({ form }) => forms.includes(form))
  const form = formsFilter(forms)
  const [from] = weeks
  return {
    weeks: weeks.map((week) =>
      linkedCount(
        sum(own.filter((row) => row.week === week).map(({ count }) => count)),
        laneQuery('alle', { form, from: week, to: addDays(week, 6) }),
      ),
    ),
    total: linkedCount(sum(own.map(({ count }) => count)), laneQuery('alle', { form, from })),
  }
}

/** By the name of the form, the most frequent first. */
export function formNumbers(rows: readonly FormWeek[], weeks: Mondays): FormNumbers[] {
  return [...groupByName(rows, ({ form }) => form)]
    .map(([name, of]) => ({
      name,
      ...numbersOf(rows, [...new Set(of.map(({ form }) => form))], weeks),
    }))
    .sort((a, b) => b.total.count - a.total.count || a.name.localeCompare(b.name, 'nb'))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const formName = (id: string): string => findForm(id)?.name ?? id

/** Rows by the name of their form: a form on a page and the same in a dialog have one name. */
export function groupByName<T>(rows: readonly T[], formOf: (row: T) => string): Map<string, T[]> {
  return Map.groupBy(rows, (row) => formName(formOf(row)))
}
