import type { Pool } from 'pg'
import type { IsoDate } from '../../domain/calendar.ts'
import type { FilterIndex } from '../../domain/filters/filter-index.ts'
import { PackedPortfolio } from '../../domain/filters/packed-portfolio.ts'
import type { PropertyId } from '../../domain/property.ts'
import type { DataVersion } from '../database/data-version.ts'
import { changedProperties } from './changed-properties.ts'
import { readAllFacts, readChangedFacts } from './home-rows.ts'
import { type LiveIndex, liveIndex } from './live-index.ts'

/** All properties as filters see them. */
export type LiveHomes = LiveIndex<FilterIndex>

/** The portfolio as it was read last. */
interface LastRead {
  day: IsoDate
  portfolio: PackedPortfolio
}

/** All properties are read at first and after a large change; a change of few reads those alone, and a new day none. */
export function liveHomes(
  pool: Pool,
  version: Pick<DataVersion, 'lastChangeOf' | 'isFollowing' | 'onChange'>,
  today: () => IsoDate,
): LiveHomes {
  const changes = changedProperties(version)
  let last: LastRead | null = null

  async function read(day: IsoDate): Promise<PackedPortfolio> {
    const before = last
    last = null
    const changed = changes.take()
    const updated =
      before && changed && version.isFollowing()
        ? await readChanged(pool, before.day === day ? before.portfolio : before.portfolio.on(day), changed)
        : null
    const portfolio = updated ?? (await readAll(pool, day))
    last = { day, portfolio }
    return portfolio
  }

  return liveIndex({
    version,
    tags: ['portfolio'],
    today,
    make: async (day) => (await read(day)).index(),
  })
}

async function readChanged(
  pool: Pool,
  portfolio: PackedPortfolio,
  changed: ReadonlySet<PropertyId>,
): Promise<PackedPortfolio | null> {
  return changed.size > 0 ? portfolio.updated(changed, await readChangedFacts(pool, changed)) : portfolio
}

async function readAll(pool: Pool, day: IsoDate): Promise<PackedPortfolio> {
  const portfolio = PackedPortfolio.on(day)
  await readAllFacts(pool, (rows) => portfolio.add(rows))
  return portfolio
}
