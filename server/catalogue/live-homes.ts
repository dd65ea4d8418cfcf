import type { Pool } from 'pg'
import type { IsoDate } from '../../domain/calendar.ts'
import { FilterIndex } from '../../domain/filters/filter-index.ts'
import { factsReader } from '../../domain/filters/home-facts.ts'
import type { DataVersion } from '../database/data-version.ts'
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
