import type { PoolClient } from 'pg'
import { z } from 'zod'
import { execute, findRow } from '../../../platform/database/query.ts'
import { addCaseEvent } from './events/add-case-event.ts'

/** SQL for the ids of a case ($1) and of those merged into it. `in` finds them by index, where an `or` would not. */
export const caseAndMerged = 'select $1::uuid union all select id from cases where merged_into = $1'

/**
 * SQL for the ids of the cases merged into one ($1) that get its replies too: all but those that were closed, or
 * withdrawn by their senders, before.
 */
export const mergedFollowers = `merged_into = $1 and (closed_at is null or closed_at = (select closed_at from cases where id = $1))`

const succession = z.object({ id: z.string(), reference: z.string(), successor: z.string() })

/**
 * Of merged cases, one is in the inbox and is answered for all. When it is closed, the oldest open case that is
 * merged into it becomes the successor, with its assignee and followers, so that no open case is hidden. The senders
 * see no change.
 */
export async function promoteOpenCase(client: PoolClient, caseId: string, now: Date): Promise<void> {
  const found = await findRow(
    client,
    succession,
    `select main.id, main.reference, successor.id as successor
     from cases given join cases main on main.id = coalesce(given.merged_into, given.id)
       join cases successor on successor.merged_into = main.id
     where given.id = $1 and main.closed_at is not null and successor.closed_at is null
     order by successor.sent_at, successor.id limit 1 for update of successor`,
    [caseId],
  )
  if (!found) return
  const { id, reference, successor } = found
  await execute(
    client,
    'update cases set merged_into = case when id = $2 then null else $2::uuid end where id = $1 or merged_into = $1',
    [id, successor],
  )
  await execute(
    client,
    `update cases set assignee_id = coalesce(cases.assignee_id, main.assignee_id),
       due_at = coalesce(cases.due_at, main.due_at), snoozed_until = null
     from cases main where cases.id = $2 and main.id = $1`,
    [id, successor],
  )
  await execute(
    client,
    `insert into case_followers (case_id, staff_id)
     select $2, staff_id from case_followers where case_id = $1 on conflict do nothing`,
    [id, successor],
  )
  await addCaseEvent(
    client,
    { caseId: successor, by: 'system', now },
    { kind: 'merged', data: { leads: reference } },
  )
}
