import type { Pool } from 'pg'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import type { DataVersion } from '../../../platform/database/data-version.ts'
import { FilterIndex } from '../filters/filter-index.ts'
import { factsReader } from '../filters/home-facts.ts'
import { readAllFacts } from './home-rows.ts'
import { type LiveIndex, liveIndex } from './live-index.ts'

/** All properties as filters see them. */
export type LiveHomes = LiveIndex<FilterIndex>

export function liveHomes(
  pool: Pool,
  version: Pick<DataVersion, 'lastChangeOf' | 'isFollowing'>,
  today: () => IsoDate,
): LiveHomes {
  return liveIndex({
    version,
    tags: ['portfolio'],
    today,
    make: async (day) => new FilterIndex((await readAllFacts(pool)).map(factsReader(day)), day),
  })
}
