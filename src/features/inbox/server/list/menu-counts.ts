import type { Pool } from 'pg'
import { z } from 'zod'
import { may } from '../../../../domain/people/permissions.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { queryRow } from '../../../../platform/database/query.ts'
import type { Caseworker } from '../caseworker.ts'
import { countHeld } from './count-held-mail.ts'
import { conditions, InboxStatement } from './inbox-filter.ts'

/** Higher counts are shown as «99+», so that the database stops counting there. */
const MAX_COUNT = 99

/** What waits behind the pages of the menu, by page: new cases without an assignee, and mail to be looked at. */
export async function menuCounts(
  deps: { database: Pick<Database, 'pool'> },
  staff: Caseworker,
  now: Date,
): Promise<Record<string, string>> {
  const [cases, mails] = await Promise.all([
    may(staff.role, 'read-cases') ? countNew(deps.database.pool, staff, now) : 0,
    may(staff.role, 'run-mail') ? countHeld(deps, staff) : 0,
  ])
  const counts = { '/saker': cases, '/intern/epost': mails }
  return Object.fromEntries(
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([path, count]) => [path, count > MAX_COUNT ? `${MAX_COUNT}+` : String(count)]),
  )
}

function countNew(pool: Pool, staff: Caseworker, now: Date): Promise<number> {
  const statement = new InboxStatement(staff, now)
  const where = `${statement.condition(conditions.nye)} and ${statement.isRead()}`
  return queryRow(
    pool,
    z.number(),
    `select count(*)::int from (select 1 from cases c where ${where} limit ${MAX_COUNT + 1}) as counted`,
    statement.values,
  )
}
