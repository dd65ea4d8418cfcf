import type { Pool } from 'pg'
import type { IsoDate } from '../../domain/calendar.ts'
import { type FilterIndex, FilterIndexBuilder } from '../../domain/filters/filter-index.ts'
import { factsReader } from '../../domain/filters/home-facts.ts'
import type { DataVersion } from '../database/data-version.ts'
import { readFactRows } from './home-rows.ts'

/** While no notification of a change arrives, an index older than this is made again. */
const MAX_AGE_UNTOLD_MS = 1000

/** All properties as filters see them, as they are now and on this day. */
export interface LiveHomes {
  /**
   * The index of the data as it is when it is asked for, or newer. Made once for all who ask, when the first one does
   * after a change or after midnight. Rejects where the database cannot be read.
   */
  current(): Promise<FilterIndex>
}

interface Moment {
  /** The number of the newest change. */
  version: number
  day: IsoDate
  at: number
}

type Made = Moment & { index: FilterIndex }

export function liveHomes(
  pool: Pool,
  version: Pick<DataVersion, 'lastChangeOf' | 'isFollowing'>,
  today: () => IsoDate,
): LiveHomes {
  let made: Made | null = null
  let making: Promise<Made> | null = null

  const thisMoment = (): Moment => ({
    version: version.lastChangeOf(['portfolio']).number,
    day: today(),
    at: Date.now(),
  })

  const make = async (): Promise<Made> => {
    const started = thisMoment()
    return { ...started, index: await readIndex(pool, started.day) }
  }

  const isNewAt = (index: Made, asked: Moment): boolean =>
    index.version >= asked.version &&
    index.day >= asked.day &&
    (version.isFollowing() || asked.at - index.at < MAX_AGE_UNTOLD_MS)

  return {
    async current() {
      const asked = thisMoment()
      // What is being made may have begun before the change: then it is made once more.
      while (!made || !isNewAt(made, asked)) {
        making ??= make().finally(() => {
          making = null
        })
        made = await making
      }
      return made.index
    },
  }
}

/** Reads and indexes some rows at a time, so that requests get their turn between them. */
async function readIndex(pool: Pool, day: IsoDate): Promise<FilterIndex> {
  const builder = new FilterIndexBuilder(day)
  const factsOf = factsReader(day)
  for await (const rows of readFactRows(pool)) builder.add(rows.map(factsOf))
  return builder.index()
}
