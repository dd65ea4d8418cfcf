import { inboxSearch, parseInboxQuery } from '../../domain/inbox.ts'
import type { CaseworkDesk } from './desk.ts'
import { CaseRefusal } from './on-case.ts'

type Desk = Pick<CaseworkDesk, 'database'>

/** Keeps a search under a name; the same name again is the new search. */
export async function saveView(
  { database }: Desk,
  staffId: string,
  { name, query }: { name: string; query: string },
): Promise<void> {
  if (!name) throw new CaseRefusal('Gi visningen et navn.')
  // Only what the inbox understands is kept.
  const known = inboxSearch({ ...parseInboxQuery(new URLSearchParams(query)), page: 1 })
  await database.pool.query(
    `insert into case_views (staff_id, name, query) values ($1, $2, $3)
     on conflict (staff_id, name) do update set query = excluded.query`,
    [staffId, name.slice(0, 60), known],
  )
}

export async function removeView({ database }: Desk, staffId: string, id: string): Promise<void> {
  await database.pool.query('delete from case_views where staff_id = $1 and id::text = $2', [staffId, id])
}
