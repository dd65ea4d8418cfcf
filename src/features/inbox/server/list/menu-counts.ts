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

/**
 * What waits behind the pages of the menu, by page: new cases without an assignee, mail to be looked at, and listings that the site has
 * linked to a property by itself.
 */
export async function menuCounts(
  deps: { database: Pick<Database, 'pool'> },
  staff: Caseworker,
  now: Date,
): Promise<Record<string, string>> {
  const [cases, mails, listings] = await Promise.all([
    may(staff.role, 'read-cases') ? countNew(deps.database.pool, staff, now) : 0,
    may(staff.role, 'run-mail') ? countHeld(deps, staff) : 0,
    may(staff.role, 'edit-portfolio') ? countLinked(deps.database.pool) : 0,
  ])
  const counts = { '/saker': cases, '/intern/epost': mails, '/intern/annonser': listings }
  return Object.fromEntries(
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([path, count]) => [path, count > MAX_COUNT ? `${MAX_COUNT}+` : String(count)]),
  )
}

const countLinked = (pool: Pool): Promise<number> =>
  queryRow(
    pool,
    z.number(),
    'select count(*)::int from finn_properties where is_matched and is_active and not hidden',
  )

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
