import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Log } from '../../../platform/base/log.ts'
import { queryRow } from '../../../platform/database/query.ts'
import { releaseHeldUp } from './held-up-mail.ts'

/** A mail that needs no further attempt. */
export interface FinishedMail {
  mailId: string
  /** `stored`: it lies on disk, and has gone to no mail server. */
  outcome: 'sent' | 'stored' | 'withheld'
}

/** How long the database may be unreachable between the server's acceptance of a mail and our record of it. */
const RECORD_WITHIN_MS = 60_000

interface RecordDeps {
  pool: Pool
  log: Log
}

/**
 * Records finished mails. Tries until it succeeds: what is not recorded would be sent again. A mail that was sent lets those go
 * that were held up for the mail server.
 */
export async function recordMails(
  { pool, log }: RecordDeps,
  finished: readonly FinishedMail[],
): Promise<void> {
  const idsOf = (wanted: FinishedMail['outcome']) =>
    finished.filter(({ outcome }) => outcome === wanted).map(({ mailId }) => mailId)
  const [sent, stored] = [idsOf('sent'), idsOf('stored')]
  const done = [...sent, ...stored]
  const isAnyHeldUp = await untilDone(log, () =>
    queryRow(
      pool,
      z.boolean(),
      {
        name: 'record-mails',
        text: `with recorded as (
          update mails set
            state = case when id = any($1) then 'sent' else 'withheld' end,
            sent_at = case when id = any($1) then now() else sent_at end,
            last_error = case when id = any($1) then null else last_error end,
            held_up = case when id = any($1) then null else held_up end,
            is_only_stored = case when id = any($1) then id = any($3) end,
            leased_until = null
          where id = any($1::uuid[] || $2::uuid[])
        )
        select exists (select from mails where held_up is not null and id <> all($1))`,
      },
      [done, idsOf('withheld'), stored],
    ),
  )
  // What is sent next is not kept from its own record meanwhile.
  if (isAnyHeldUp && done.length > 0)
    releaseHeldUp(pool).catch((error) => log.warn({ err: error }, 'Release of held-up mail failed'))
}

async function untilDone<T>(log: Log, write: () => Promise<T>): Promise<T> {
  const start = performance.now()
  for (let pause = 50; ; pause = Math.min(2 * pause, 2000)) {
    try {
      return await write()
    } catch (error) {
      if (performance.now() - start > RECORD_WITHIN_MS) throw error
      if (pause === 50) log.warn({ err: error }, 'Mails could not be recorded yet')
      await sleep(pause)
    }
  }
}
