import { z } from 'zod'
import { firstPage, inboxSearch, parseInboxQuery } from '../../../../domain/cases/inbox.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute, findRow, type Queryable } from '../../../../platform/database/query.ts'
import { type BoundAction, bindActions } from '../../../workspace/server/actions/handlers.ts'
import { listActions, viewActions } from '../../inbox.ts'
import { type Density, densities } from '../../inbox-density.ts'
import type { CaseworkDeps } from '../caseworker.ts'

export function bindViewActions(deps: Pick<CaseworkDeps, 'database'>): BoundAction[] {
  return bindActions(viewActions, {
    async save({ name, query = '' }, { staff }) {
      await saveView(deps, staff.id, { name, query })
      return {}
    },
    async remove({ id }, { staff }) {
      await removeView(deps, staff.id, id)
      return {}
    },
  })
}

export function bindListActions(deps: Pick<CaseworkDeps, 'database'>): BoundAction[] {
  return bindActions(listActions, {
    async density({ density }, { staff }) {
      await setDensity(deps, staff.id, density)
      return {}
    },
  })
}

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

const density = z.enum(densities)

/** How a staff member wants the rows of the inbox; compact for an operator at the command line. */
export async function readDensity(db: Queryable, staffId: string | null): Promise<Density> {
  return (await findRow(db, density, 'select inbox_density from staff where id = $1', [staffId])) ?? 'compact'
}

/**
 * Stores how a staff member wants the rows of the inbox.
 * @throws ZodError for a density that there is not.
 */
export async function setDensity(
  { database }: { database: Database },
  staffId: string,
  wanted: string,
): Promise<void> {
  await execute(database.pool, 'update staff set inbox_density = $2 where id = $1', [
    staffId,
    density.parse(wanted),
  ])
}
