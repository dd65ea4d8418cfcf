import type { Pool } from 'pg'
import { execute } from '../database/query.ts'

/** What pg-boss notes on a job whose process is gone. */
const INTERRUPTED = ['job heartbeat timeout', 'pg-boss shut down while active']

/**
 * Makes jobs due at once that were cut off with their process: the pause before a retry is for what went wrong, and
 * nothing did.
 */
export async function takeOverInterrupted(pool: Pool): Promise<void> {
  await execute(
    pool,
    `update pgboss.job set start_after = now()
     where state = 'retry' and start_after > now()
       and coalesce(output -> 'value' ->> 'message', output ->> 'value') = any($1)`,
    [INTERRUPTED],
  )
}
