import { z } from 'zod'
import { densities } from '../../domain/inbox-density.ts'
import type { Database } from '../database/database.ts'
import { execute } from '../database/query.ts'

const density = z.enum(densities)

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
