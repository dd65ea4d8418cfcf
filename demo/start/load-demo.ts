import type { Database } from '../../src/platform/database/database.ts'
import { rowExists } from '../../src/platform/database/query.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'

export interface DemoDeps {
  database: Pick<Database, 'pool'>
  storage: Storage
}

export const hasProperties = (pool: Database['pool']): Promise<boolean> =>
  rowExists(pool, 'select 1 from properties limit 1')

/** Whether anything of a landlord's was ever there, also where all of it is deleted again. Accounts alone are nothing. */
export const wasInUse = (pool: Database['pool']): Promise<boolean> =>
  rowExists(
    pool,
    `select from portfolio_start union all select from property_versions union all select from content_versions
     union all select from cases limit 1`,
  )

/**
 * Fills a database in which nothing ever was with the demo portfolio. Pictures that lie drawn in `drawnFolder` are stored; the
 * others are drawn as they are asked for (`demo-pictures.ts`). Returns how many properties it holds; 0 where anything was.
 */
export async function loadDemoIfNew(deps: DemoDeps, drawnFolder: string): Promise<number> {
  const { pool } = deps.database
  if (await wasInUse(pool)) return 0
  // Loaded on demand: later starts have no use for it.
  const { writeDemo } = await import('./write-demo.ts')
  return writeDemo(deps, drawnFolder)
}
