import { execute, type Queryable } from '../../../../platform/database/query.ts'
import { type Notice, occasionOf } from '../../notice-kinds.ts'

/**
 * Notes what staff members are to be told, within the transaction of what happened. A person who was told of the same, or
 * is about to be, is not told again. Gives how many will be.
 */
export function recordNotice(
  db: Queryable,
  staffIds: readonly string[],
  notice: Notice,
  now: Date,
): Promise<number> {
  const { reason, ...named } = notice
  return execute(
    db,
    `insert into staff_notices (staff_id, reason, occasion, case_id, data, created_at)
     select unnest($1::uuid[]), $2, $3, $4, $5, $6
     on conflict (staff_id, reason, occasion) do nothing`,
    [staffIds, reason, occasionOf(notice), 'caseId' in named ? named.caseId : null, dataOf(notice), now],
  )
}

/** What is stored with a notice besides its case and occasion. */
function dataOf(notice: Notice): Record<string, unknown> {
  switch (notice.reason) {
    case 'assigned':
      return { eventId: notice.eventId }
    case 'sender-wrote':
      return { eventId: notice.eventId, what: notice.what, from: notice.from }
    case 'urgent':
      return { isEscalated: notice.isEscalated }
    case 'breach-warning':
      return { deadline: notice.deadline }
    case 'morning-summary':
      return { day: notice.day, counts: notice.counts, actsFor: notice.actsFor }
  }
}
