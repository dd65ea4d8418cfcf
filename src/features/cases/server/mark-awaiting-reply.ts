import type { PoolClient } from 'pg'
import { replyDueAt } from '../../../domain/time/working-days.ts'
import { execute } from '../../../platform/database/query.ts'
import { readOfficeHours } from '../../info-pages/server/office-hours.ts'
import type { CaseRecord } from './case-record.ts'
import { replyTimeOf } from './promise-of-case.ts'

/**
 * Begins again the promises that ran out while a case was withdrawn: nothing was owed to its sender then. One that was broken
 * before stays broken.
 */
export async function renewPromises(
  client: PoolClient,
  { id, closedAt, ...promised }: Pick<CaseRecord, 'id' | 'form' | 'answers' | 'promise' | 'closedAt'>,
  now: Date,
): Promise<void> {
  const due = replyDueAt(now, replyTimeOf(promised), await readOfficeHours(client))
  await execute(
    client,
    `update cases set promised_at = case when first_answered_at is null and promised_at between $2 and $3 then $4
         else promised_at end,
       reply_due_at = case when reply_due_at between $2 and $3 then null else reply_due_at end
     where id = $1`,
    [id, closedAt, now, due],
  )
}

/**
 * Makes a case due again, and the case that it is merged into: its sender waits for an answer. A sender who was not
 * answered since keeps the earlier deadline.
 */
export async function markAwaitingReply(
  client: PoolClient,
  { id, ...promised }: Pick<CaseRecord, 'id' | 'form' | 'answers' | 'promise'>,
  now: Date,
): Promise<void> {
  const due = replyDueAt(now, replyTimeOf(promised), await readOfficeHours(client))
  await execute(
    client,
    `update cases set snoozed_until = null, updated_at = greatest(updated_at, $2),
       status = case status when 'waiting-for-sender' then 'in-progress' else status end,
       reply_due_at = case when id = $1 then least(reply_due_at, $3::timestamptz) else reply_due_at end
     where id in (select id from cases where id = $1 union select merged_into from cases where id = $1)`,
    [id, now, due],
  )
}
