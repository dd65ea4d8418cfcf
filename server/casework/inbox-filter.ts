import type { Pool } from 'pg'
import { z } from 'zod'
import type { InboxQuery, Lane } from '../../domain/inbox.ts'
import { parsePropertyId } from '../../domain/property.ts'
import { keysOf, recordOf } from '../../domain/records.ts'
import { casesReopenedSince } from '../cases/events/event-statistics.ts'
import { lateCase, openCase } from '../cases/open-case.ts'
import { queryValue } from '../database/query.ts'
import { type Caseworker, formsReadBy } from './caseworker.ts'

/** The SQL condition of each lane. `$me` is the staff member, `$now` the time. */
export const conditions: Record<Lane, string> = {
  haster: `${openCase} and c.priority < 2`,
  'for-sent': lateCase,
  nye: `${openCase} and c.status = 'new' and c.assignee_id is null`,
  mine: `${openCase} and c.assignee_id = $me`,
  'venter-pa-oss': `${openCase} and c.status in ('new', 'in-progress')`,
  'venter-pa-avsender': `${openCase} and c.status = 'waiting-for-sender'`,
  utsatt: 'c.closed_at is null and c.merged_into is null and c.snoozed_until > $now',
  kontroll: 'c.closed_at is null and c.quarantine is not null',
  ferdig: 'c.closed_at is not null',
  alle: 'true',
}

/** Builds an SQL statement from parts with named values. */
export class Statement {
  readonly values: unknown[] = []
  readonly #places = new Map<string, string>()
  readonly #worker: Caseworker
  readonly #now: Date

  constructor(worker: Caseworker, now: Date) {
    this.#worker = worker
    this.#now = now
  }

  value(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  /** A condition with the values of `$me` and `$now`. */
  condition(text: string): string {
    return text.replace(/\$(me|now)\b/g, (name) => {
      const known = this.#places.get(name)
      if (known) return known
      const place =
        name === '$me' ? `${this.value(this.#worker.id)}::uuid` : `${this.value(this.#now)}::timestamptz`
      this.#places.set(name, place)
      return place
    })
  }

  forms(): string {
    return `c.form = any(${this.value(formsReadBy(this.#worker.role))})`
  }
}

/** The conditions of a query, except its text. Lists and their counts share them. */
export function filtersOf(statement: Statement, query: InboxQuery): string[] {
  const filters = [statement.forms(), statement.condition(conditions[query.lane])]
  const equal = (column: string, value: string | null) => {
    if (value) filters.push(`${column} = ${statement.value(value)}`)
  }
  equal('c.form', query.form)
  equal('c.town', query.town)
  if (query.property && parsePropertyId(query.property)) equal('c.property_id', query.property)
  equal('c.urgency', query.urgency)
  if (query.assignee === 'ingen') filters.push('c.assignee_id is null')
  else equal('c.assignee_id::text', query.assignee)
  if (query.from)
    filters.push(`c.sent_at >= (${statement.value(query.from)}::date::timestamp at time zone 'Europe/Oslo')`)
  if (query.to)
    filters.push(
      `c.sent_at < ((${statement.value(query.to)}::date + 1)::timestamp at time zone 'Europe/Oslo')`,
    )
  // In the list of all cases, only open ones can be late; the lanes of snoozed, held and closed cases have their own rule.
  if (query.deadline)
    filters.push(statement.condition(query.lane === 'alle' ? lateCase : 'c.deadline < $now'))
  if (query.closedFrom)
    filters.push(
      `c.closed_at >= (${statement.value(query.closedFrom)}::date::timestamp at time zone 'Europe/Oslo')`,
    )
  if (query.reopenedFrom)
    filters.push(
      `c.id in (${casesReopenedSince(`${statement.value(query.reopenedFrom)}::date::timestamp at time zone 'Europe/Oslo'`)})`,
    )
  return filters
}

const countsInOrder = z.array(z.number())

/** How many cases each query lists, without a text search; equal to what the inbox shows. */
export async function countCases<K extends string>(
  pool: Pool,
  worker: Caseworker,
  queries: Readonly<Record<K, InboxQuery>>,
  now: Date,
): Promise<Record<K, number>> {
  const statement = new Statement(worker, now)
  const names = keysOf(queries)
  const columns = names.map(
    (name) =>
      `(select count(*)::int from cases c where ${filtersOf(statement, queries[name]).join(' and ')})`,
  )
  const counts = await queryValue(
    pool,
    countsInOrder,
    `select array[${columns.join(', ')}]`,
    statement.values,
  )
  return recordOf(names, (_, i) => counts[i] ?? 0)
}
