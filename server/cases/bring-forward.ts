import type { PoolClient } from 'pg'
import { replyDueAt } from '../../domain/working-days.ts'
import { replyTimeOf } from '../../forms/form.ts'
import { readOfficeHours } from '../content/office-hours.ts'
import { execute } from '../database/query.ts'
import type { CaseRecord } from './case-record.ts'

/**
 * Makes a case due again, and the case that it is merged into: its sender waits for an answer. A sender who was not
 * answered since keeps the earlier deadline.
 */
export async function bringForward(
  client: PoolClient,
  { id, form, answers }: Pick<CaseRecord, 'id' | 'form' | 'answers'>,
  now: Date,
): Promise<void> {
  const due = replyDueAt(now, replyTimeOf(form, answers), await readOfficeHours(client))
  await execute(
    client,
    `update cases set snoozed_until = null, updated_at = $2,
       status = case status when 'waiting-for-sender' then 'in-progress' else status end,
       reply_due_at = case when id = $1 then least(reply_due_at, $3::timestamptz) else reply_due_at end
     where id in (select id from cases where id = $1 union select merged_into from cases where id = $1)`,
    [id, now, due],
  )
}
