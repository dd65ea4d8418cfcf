import type { Database } from '../../src/platform/database/database.ts'
import { rowExists } from '../../src/platform/database/query.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'

export interface DemoDeps {
  database: Pick<Database, 'pool'>
  storage: Storage
}

export const hasProperties = (pool: Database['pool']): Promise<boolean> =>
  rowExists(pool, 'select 1 from properties limit 1')

/**
 * Fills an empty database with the demo portfolio. Pictures that lie drawn in `drawnFolder` are stored; the others are
 * drawn as they are asked for (`demo-pictures.ts`). Returns how many properties it holds; 0 where there was data.
 */
export async function loadDemoIfEmpty(deps: DemoDeps, drawnFolder: string): Promise<number> {
  if (await hasProperties(deps.database.pool)) return 0
  // Loaded on demand: later starts have no use for it.
  const { writeDemo } = await import('./write-demo.ts')
  return writeDemo(deps, drawnFolder)
}
