import type { Lane } from '../../../../domain/cases/inbox.ts'
import type { ListPosition } from '../../../../domain/lists/list-position.ts'

/** The part of a statement that takes values. */
interface Values {
  value(value: unknown): string
}

/** The order of a list of cases `c`, and how a page is found by its position instead of counting those before it (keyset). */
interface ListOrder {
  forward: string
  backward: string
  /** What of a case the order needs, besides its id. */
  columns: readonly string[]
  /** SQL for the position of a case, as `parseKey` reads it. */
  key: string
  /**
   * Conditions for the cases on one side of a position: no case meets two of them, and each is one range of the index that
   * has this order. Null where the position is one of another order.
   */
  rangesFrom(statement: Values, position: ListPosition): string[] | null
}

const microseconds = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint`
const keyOf = (...parts: string[]) =>
  parts.map((part) => `coalesce((${part})::text, '-')`).join(" || '_' || ")
const instant = (statement: Values, value: string) =>
  `(timestamptz 'epoch' + ${statement.value(value)}::bigint * interval '1 microsecond')`

/** Danger and urgent cases first, then those that are late or due soon; those without a deadline last. */
const byPriority: ListOrder = {
  forward: 'c.priority, c.deadline, c.sent_at, c.id',
  backward: 'c.priority desc, c.deadline desc, c.sent_at desc, c.id desc',
  columns: ['c.priority', 'c.deadline', 'c.sent_at'],
  key: keyOf('c.priority', microseconds('c.deadline'), microseconds('c.sent_at'), 'c.id'),
  rangesFrom(statement, { side, key: [priority, deadline, sentAt, id] }) {
    if (!priority || !/^\d$/.test(priority) || deadline === undefined || !sentAt || !id) return null
    const [beyond, isAfter] = side === 'after' ? (['>', true] as const) : (['<', false] as const)
    const own = `c.priority = ${statement.value(priority)}::smallint`
    const other = `c.priority ${beyond} ${statement.value(priority)}::smallint`
    const sentBeyond = `(c.sent_at, c.id) ${beyond} (${instant(statement, sentAt)}, ${statement.value(id)}::uuid)`
    if (deadline === null)
      return [
        `${own} and c.deadline is null and ${sentBeyond}`,
        ...(isAfter ? [] : [`${own} and c.deadline is not null`]),
        other,
      ]
    const at = instant(statement, deadline)
    return [
      `${own} and c.deadline = ${at} and ${sentBeyond}`,
      `${own} and c.deadline ${beyond} ${at}`,
      ...(isAfter ? [`${own} and c.deadline is null`] : []),
      other,
    ]
  },
}

/** The newest first, by a column that each case of the list has. */
const newestFirst = (column: string): ListOrder => ({
  forward: `${column} desc, c.id`,
  backward: `${column}, c.id desc`,
  columns: [column],
  key: keyOf(microseconds(column), 'c.id'),
  rangesFrom(statement, { side, key: [time, id, ...others] }) {
    if (!time || !id || others.length > 0) return null
    const at = instant(statement, time)
    const uuid = `${statement.value(id)}::uuid`
    const [older, later] = side === 'after' ? ['<', '>'] : ['>', '<']
    return [`${column} = ${at} and c.id ${later} ${uuid}`, `${column} ${older} ${at}`]
  },
})

/** Those that come back first, by a column that each case of the list has. */
const soonestFirst = (column: string): ListOrder => ({
  forward: `${column}, c.id`,
  backward: `${column} desc, c.id desc`,
  columns: [column],
  key: keyOf(microseconds(column), 'c.id'),
  rangesFrom(statement, { side, key: [time, id, ...others] }) {
    if (!time || !id || others.length > 0) return null
    const at = instant(statement, time)
    const beyond = side === 'after' ? '>' : '<'
    return [`${column} = ${at} and c.id ${beyond} ${statement.value(id)}::uuid`, `${column} ${beyond} ${at}`]
  },
})

const orders: Partial<Record<Lane, ListOrder>> = {
  utsatt: soonestFirst('c.snoozed_until'),
  ferdig: newestFirst('c.closed_at'),
  alle: newestFirst('c.sent_at'),
}

/** The order of the cases in a lane. */
export const orderOf = (lane: Lane): ListOrder => orders[lane] ?? byPriority

/** Whether a position is one of a list in the order of a lane. */
export const isPositionIn = (lane: Lane, position: ListPosition): boolean =>
  orderOf(lane).rangesFrom({ value: () => '' }, position) !== null
