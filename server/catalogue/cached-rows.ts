import type { PropertyId } from '../../domain/property.ts'
import type { DataVersion } from '../database/data-version.ts'

export interface CachedRowsOptions<Row> {
  version: Pick<DataVersion, 'current' | 'lastChangeOf' | 'isFollowing'>
  /** How many are cached; of more, the one that was asked for longest ago goes. */
  max: number
  /** Reads some of them; those that there are, in any order. */
  read(ids: readonly PropertyId[]): Promise<Row[]>
}

interface Cached<Row> {
  row: Row
  /** The newest change when it began to be read. */
  version: number
  /** The newest change that is known to be none of its own. */
  checked: number
}

/**
 * Reads of rows that belong to one property each: one that was read before is cached until its property changes, in whichever
 * process. Those that are asked for come in that order, without those that are gone.
 */
export function cachedRows<Row extends { id: PropertyId }>({
  version,
  max,
  read,
}: CachedRowsOptions<Row>): (ids: readonly PropertyId[]) => Promise<Row[]> {
  /** The one that was asked for last stands last. */
  const cached = new Map<PropertyId, Cached<Row>>()

  function isUpToDate(entry: Cached<Row>, newest: number): boolean {
    if (entry.checked === newest) return true
    if (version.lastChangeOf([`property:${entry.row.id}`]).number > entry.version) return false
    entry.checked = newest
    return true
  }

  function store(entry: Cached<Row>): void {
    cached.delete(entry.row.id)
    cached.set(entry.row.id, entry)
    for (const oldest of cached.keys()) {
      if (cached.size <= max) break
      cached.delete(oldest)
    }
  }

  return async (ids) => {
    // No notification of a change arrives now.
    if (!version.isFollowing()) return inOrder(ids, await read(ids))
    // Before the rows are read: a change meanwhile may be missing from them.
    const newest = version.current()
    const found: Row[] = []
    const missing: PropertyId[] = []
    for (const id of ids) {
      const entry = cached.get(id)
      if (!entry || !isUpToDate(entry, newest)) {
        missing.push(id)
        continue
      }
      store(entry)
      found.push(entry.row)
    }
    if (missing.length === 0) return found
    const rows = await read(missing)
    for (const row of rows) store({ row, version: newest, checked: newest })
    return inOrder(ids, [...found, ...rows])
  }
}

function inOrder<Row extends { id: PropertyId }>(ids: readonly PropertyId[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
