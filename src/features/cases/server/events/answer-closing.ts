import type { PoolClient } from 'pg'
import { execute } from '../../../../platform/database/query.ts'

/** Stores in the event of a closing what the sender says of it: whether it is fixed. */
export async function answerClosing(
  client: PoolClient,
  eventId: string,
  answer: 'yes' | 'no',
): Promise<void> {
  await execute(
    client,
    `update case_events set data = data || jsonb_build_object('fixed', $2::text) where id = $1`,
    [eventId, answer],
  )
}
