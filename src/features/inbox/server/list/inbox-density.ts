import { z } from 'zod'
import type { Database } from '../../../../platform/database/database.ts'
import { execute, findRow, type Queryable } from '../../../../platform/database/query.ts'
import { type Density, densities } from '../../inbox-density.ts'

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
