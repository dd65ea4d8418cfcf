import type { Pool } from 'pg'
import type { Log } from '../../../platform/base/log.ts'
import type { DataVersion } from '../../../platform/database/data-version.ts'
import { openPool } from '../../../platform/database/pool.ts'
import { TooBusy, Turns } from '../../../platform/limits/turns.ts'
import { WindowCounter } from '../../../platform/limits/window-counter.ts'

/** However many read tables at once, and whatever they ask for, forms and pages keep their connections and the processors. */
const connections = { max: 2, statementMs: 2000 }
const turnLimits = { atOnce: 2, ofClient: 6, ofAll: 24 }

/** How often a client may read, counted by each process: an old page asks for a few tables. */
const rate = { most: 300, seconds: 60 }

const MAX_COUNTS = 200

/** Reads of the public tables by any client, in their turn. */
export interface TableReads {
  /** @throws TooBusy where a client reads too often, or too many read at once. */
  run<T>(client: string | null, read: (pool: Pool) => Promise<T>): Promise<T>
  /** A count, by what it counts: made once until the data changes. */
  count(what: unknown, read: (pool: Pool) => Promise<number>): Promise<number>
  close(): Promise<void>
}

export function openTableReads(
  url: string,
  version: Pick<DataVersion, 'current' | 'isFollowing'>,
  log: Log,
): TableReads {
  const pool = openPool(url, log, connections)
  const turns = new Turns(turnLimits)
  const counter = new WindowCounter(rate)
  const counts = new Map<string, { version: number; count: Promise<number> }>()
  return {
    async run(client, read) {
      if (client !== null && !counter.allows(client)) throw new TooBusy('Too many in a minute')
      return turns.run(client, () => read(pool))
    },
    count(what, read) {
      if (!version.isFollowing()) return read(pool)
      const key = JSON.stringify(what)
      const known = counts.get(key)
      if (known?.version === version.current()) return known.count
      const counting = { version: version.current(), count: read(pool) }
      // A count that failed is made again.
      counting.count.catch(() => counts.delete(key))
      counts.set(key, counting)
      for (const oldest of counts.keys()) if (counts.size > MAX_COUNTS) counts.delete(oldest)
      return counting.count
    },
    close: () => pool.end(),
  }
}
