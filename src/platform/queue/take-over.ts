import type { Pool } from 'pg'
import { execute } from '../database/query.ts'

/** What pg-boss notes on a job whose process is gone. */
const INTERRUPTED = ['job heartbeat timeout', 'pg-boss shut down while active']

/** Makes jobs due whose process has died: the pause before a retry is for failed jobs, and these did not fail. */
export async function takeOverInterrupted(pool: Pool): Promise<void> {
  await execute(
    pool,
    `update pgboss.job set start_after = now()
     where state = 'retry' and start_after > now()
       and coalesce(output -> 'value' ->> 'message', output ->> 'value') = any($1)`,
    [INTERRUPTED],
  )
}
