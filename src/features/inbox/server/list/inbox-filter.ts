import type { Pool } from 'pg'
import { z } from 'zod'
import { formsIn, type InboxQuery, type Lane, laneQuery, NONE } from '../../../../domain/cases/inbox.ts'
import { parsePropertyId } from '../../../../domain/portfolio/property.ts'
import { keysOf, recordOf } from '../../../../domain/records.ts'
import { addDays, type IsoDate } from '../../../../domain/time/calendar.ts'
import { queryRow } from '../../../../platform/database/query.ts'
import { casesReopened } from '../../../cases/server/events/event-statistics.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import {
  lateCase,
  openCase,
  ownOpenCase,
  unfinishedCase,
  urgentCase,
} from '../../../cases/server/sender/open-case.ts'
import { promiseConditions } from '../../../cases/server/store/promise.ts'
import { allForms, findForm } from '../../../form-catalogue/catalogue.ts'
import { coveredBy } from '../../../sign-in/server/acting.ts'
import type { Caseworker } from '../caseworker.ts'

/** SQL for the ids of `$me`, and of the colleagues who are away and for whom `$me` acts. */
export const actedForMe = coveredBy('$me', "($now at time zone 'Europe/Oslo')::date")

/** SQL for a case `c` of `$me`, or of a colleague who is away and for whom `$me` acts. */
export const mine = `c.assignee_id in ${actedForMe}`

/**
 * SQL for the same cases, as a table to read from. They are read assignee by assignee: the planner does not know for how
 * few staff members `$me` acts, and would look through the cases of all.
 */
export const casesOfMine = (columns: string, where: string): string =>
  `${actedForMe} acted cross join lateral (
     select ${columns} from cases c where c.assignee_id = acted.id and ${where} offset 0) c`

/** The SQL condition of each lane. `$me` is the staff member, `$now` the time. */
export const conditions: Record<Lane, string> = {
  haster: urgentCase,
  'for-sent': lateCase,
  nye: `${openCase} and c.status = 'new' and c.assignee_id is null`,
  mine: `${ownOpenCase} and ${mine}`,
  'venter-pa-oss': `${openCase} and c.status in ('new', 'in-progress')`,
  'venter-pa-avsender': `${openCase} and c.status = 'waiting-for-sender'`,
  utsatt: 'c.closed_at is null and c.merged_into is null and c.snoozed_until > $now',
  kontroll: 'c.closed_at is null and c.quarantine is not null',
  ferdig: 'c.closed_at is not null',
  alle: 'true',
}

/** SQL for the end of today in Norway. */
const tomorrow = `((($now at time zone 'Europe/Oslo')::date + 1)::timestamp at time zone 'Europe/Oslo')`

/** Builds an SQL statement from parts with named values. */
export class InboxStatement {
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

  /** The condition for the cases that the staff member reads. */
  isRead(): string {
    return isVisibleTo(this.value(accessKeys(this.#worker.role)), 'c')
  }
}

/** The forms of the kinds of cases that some forms belong to: a view that was saved for one of two with the same name means both. */
function formsOfKinds(ids: readonly string[]): string[] {
  const kinds = new Set(ids.map((id) => findForm(id)?.prefix))
  return [...new Set([...ids, ...allForms.filter(({ prefix }) => kinds.has(prefix)).map(({ id }) => id)])]
}

/** The conditions of a query, except its text. Lists and their counts share them. */
export function filtersOf(
  statement: InboxStatement,
  query: InboxQuery,
  lane = conditions[query.lane],
): string[] {
  return [statement.isRead(), statement.condition(lane), ...narrowingsOf(statement, query)]
}

/** The same without the lane, and without who reads the cases. */
function narrowingsOf(statement: InboxStatement, query: InboxQuery): string[] {
  const filters: string[] = []
  const equal = (column: string, value: string | null) => {
    if (value) filters.push(`${column} = ${statement.value(value)}`)
  }
  const day = (value: IsoDate) => `(${statement.value(value)}::date::timestamp at time zone 'Europe/Oslo')`
  const within = (column: string, from: IsoDate | null, to: IsoDate | null) => {
    if (from) filters.push(`${column} >= ${day(from)}`)
    if (to) filters.push(`${column} < ${day(addDays(to, 1))}`)
  }
  if (query.form) filters.push(`c.form = any(${statement.value(formsOfKinds(formsIn(query.form)))})`)
  if (query.town === NONE) filters.push('c.town is null')
  else equal('c.town', query.town)
  if (query.property && parsePropertyId(query.property)) equal('c.property_id', query.property)
  equal('c.urgency', query.urgency)
  if (query.assignee === NONE) filters.push('c.assignee_id is null')
  else equal('c.assignee_id::text', query.assignee)
  within('c.sent_at', query.from, query.to)
  // In the list of all cases, only unfinished ones can be late; the lanes of held and closed cases have their own rule.
  if (query.deadline) {
    if (query.lane === 'alle') filters.push(statement.condition(unfinishedCase))
    filters.push(
      statement.condition(query.deadline === 'over' ? 'c.deadline < $now' : `c.deadline < ${tomorrow}`),
    )
  }
  within('c.closed_at', query.closedFrom, null)
  if (query.reopenedFrom || query.reopenedTo)
    filters.push(
      `c.id in (${casesReopened(query.reopenedFrom && day(query.reopenedFrom), query.reopenedTo && day(addDays(query.reopenedTo, 1)))})`,
    )
  if (query.sender)
    filters.push(`c.id in (${casesOfSender(statement.value(query.sender), statement.isRead())})`)
  if (query.promise) filters.push(statement.condition(promiseConditions[query.promise]))
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
  const statement = new InboxStatement(worker, now)
  const columns = Object.values<InboxQuery>(queries).map(
    (query) => `(select count(*)::int from cases c where ${filtersOf(statement, query).join(' and ')})`,
  )
  const text = `select array[${columns.join(', ')}]`
  const counts = await queryRow(pool, countsInOrder, text, statement.values)
  return recordOf(keysOf(queries), (_, i) => counts[i] ?? 0)
}

/** The same for queries of one lane, in one pass over its cases. */
export async function countPartsOf<K extends string>(
  pool: Pool,
  worker: Caseworker,
  lane: Lane,
  queries: Readonly<Record<K, InboxQuery>>,
  now: Date,
): Promise<Record<K, number>> {
  const statement = new InboxStatement(worker, now)
  const columns = Object.values<InboxQuery>(queries).map(
    (query) => `count(*) filter (where ${narrowingsOf(statement, query).join(' and ') || 'true'})::int`,
  )
  const cases = filtersOf(statement, laneQuery(lane)).join(' and ')
  const partText = `select array[${columns.join(', ')}] from cases c where ${cases}`
  const counts = await queryRow(pool, countsInOrder, partText, statement.values)
  return recordOf(keysOf(queries), (_, i) => counts[i] ?? 0)
}

/**
 * SQL for the ids of the cases of the sender of a case: those with its e-mail address or its phone number, however the
 * number is written, and itself. What is held as possible spam proves no sender until it is released. `readable` is the
 * condition of a case `c` that the staff member reads: the sender of another one is not looked for.
 */
function casesOfSender(reference: string, readable: string): string {
  const same = (condition: string) =>
    `select same.id from known join cases same on ${condition} and same.quarantine is null`
  return `with known as (select c.* from cases c where c.reference = ${reference} and ${readable})
    ${same('same.sender_email = known.sender_email')}
    union ${same('phone_key(same.sender_phone) = phone_key(known.sender_phone)')}
    union select id from known`
}
