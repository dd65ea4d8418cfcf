import type { Pool } from 'pg'
import type { IsoDate } from '../../domain/calendar.ts'
import { type FilterIndex, FilterIndexBuilder } from '../../domain/filters/filter-index.ts'
import { factsReader } from '../../domain/filters/home-facts.ts'
import type { DataVersion } from '../database/data-version.ts'
import { readFactRows } from './home-rows.ts'
import { type LiveIndex, liveIndex } from './live-index.ts'

/** All properties as filters see them. */
export type LiveHomes = LiveIndex<FilterIndex>

export function liveHomes(
  pool: Pool,
  version: Pick<DataVersion, 'lastChangeOf' | 'isFollowing'>,
  today: () => IsoDate,
): LiveHomes {
  return liveIndex({ version, tags: ['portfolio'], today, make: (day) => readIndex(pool, day) })
}

/** Reads and indexes some rows at a time, so that requests get their turn between them. */
async function readIndex(pool: Pool, day: IsoDate): Promise<FilterIndex> {
  const builder = new FilterIndexBuilder(day)
  const factsOf = factsReader(day)
  for await (const rows of readFactRows(pool)) builder.add(rows.map(factsOf))
  return builder.index()
}
