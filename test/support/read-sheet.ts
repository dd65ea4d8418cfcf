import { readImport } from '../../src/features/portfolio-editing/server/sheets/read-imports.ts'
import { matchImport, startImport } from '../../src/features/portfolio-editing/server/sheets/store-import.ts'
import type { SheetTarget } from '../../src/features/portfolio-editing/sheet-columns.ts'
import type { SheetImport } from '../../src/features/portfolio-editing/sheet-report.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { present } from './present.ts'

type Deps = { database: Pick<Database, 'pool'> }

/** An import as its page shows it. */
export const shownImport = async (deps: Deps, id: string, page = 1): Promise<SheetImport> =>
  present(await readImport(deps, { id, page, now: new Date() }))

/**
 * Reads a file, and where its columns are not known, says that they are what was guessed, but for those that are named by
 * their headings.
 */
export async function readSheet(
  deps: Deps,
  { bytes, by, as = {} }: { bytes: Buffer | string; by: string; as?: Record<string, SheetTarget> },
): Promise<SheetImport> {
  const id = await startImport(deps, { bytes: Buffer.from(bytes), staffId: by })
  const { state, matching } = await shownImport(deps, id)
  if (state !== 'matching') return shownImport(deps, id)
  const { sheet, head, columns } = matching
  await matchImport(deps, {
    id,
    shown: { sheet, head },
    chosen: { sheet, head },
    columns: columns.map(({ place, heading, target }) => ({ place, target: as[heading] ?? target })),
    type: null,
  })
  return shownImport(deps, id)
}
