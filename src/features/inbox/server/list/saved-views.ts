import { firstPage, inboxSearch, parseInboxQuery } from '../../../../domain/cases/inbox.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute } from '../../../../platform/database/query.ts'

interface Deps {
  database: Database
}

/** Saves a search under a name; the same name again replaces it. */
export async function saveView(
  { database }: Deps,
  staffId: string,
  { name, query }: { name: string; query: string },
): Promise<void> {
  // Only what the inbox understands is kept.
  const known = inboxSearch({ ...parseInboxQuery(new URLSearchParams(query)), ...firstPage })
  await execute(
    database.pool,
    `insert into case_views (staff_id, name, query) values ($1, $2, $3)
     on conflict (staff_id, name) do update set query = excluded.query`,
    [staffId, name, known],
  )
}

export async function removeView({ database }: Deps, staffId: string, id: string): Promise<void> {
  await execute(database.pool, 'delete from case_views where staff_id = $1 and id::text = $2', [staffId, id])
}
