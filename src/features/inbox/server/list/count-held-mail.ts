import type { Pool } from 'pg'
import { z } from 'zod'
import { queryRow } from '../../../../platform/database/query.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import type { Caseworker } from '../caseworker.ts'

/** Incoming mail that waits for a decision, of cases that a role reads ($1) and of none. */
export const fromHeldMails = `from incoming_mails m left join cases on cases.id = case_id
  where state = 'held' and (case_id is null or ${isVisibleTo('$1')})`

/** How many incoming mails wait for a decision: as many as the list of them holds. */
export function countHeld(
  { database: { pool } }: { database: { pool: Pool } },
  worker: Caseworker,
): Promise<number> {
  return queryRow(pool, z.number(), `select count(*)::int as count ${fromHeldMails}`, [
    accessKeys(worker.role),
  ])
}
