import { osloDate } from '../../domain/calendar.ts'
import { factsReader } from '../../domain/filters/home-facts.ts'
import type { Permission } from '../../domain/permissions.ts'
import { parsePropertyId } from '../../domain/property.ts'
import type { AlertStatistics } from '../alerts/odds.ts'
import { readWaitingList, type WaitingList } from '../alerts/waiting-list.ts'
import type { Database } from '../database/database.ts'
import { newestContent } from '../portfolio/read-portfolio.ts'

/** How many wait for a property such as one that is edited. */
export interface WaitingForProperty {
  count: number
  /** Whether they are told, or will be, as it is now. */
  isVacant: boolean
}

/** Reads who waits for what. */
export interface WaitingReader {
  list(): Promise<WaitingList>
  forProperty(id: string): Promise<WaitingForProperty>
}

export interface WaitingDeps {
  database: Database
  statistics: AlertStatistics
}

export function waitingReader(
  { database: { pool }, statistics }: WaitingDeps,
  now: Date,
  needs: (permission: Permission) => void,
): WaitingReader {
  return {
    async list() {
      needs('see-waiting')
      return readWaitingList(pool, statistics, now)
    },
    async forProperty(text) {
      needs('edit-portfolio')
      const id = parsePropertyId(text)
      const newest = id && (await newestContent(pool, id))
      if (!newest) return { count: 0, isVacant: false }
      const home = factsReader(osloDate(now))({ ...newest.content, id, created_at: now.toISOString() })
      const isVacant = home.vacancy?.kind === 'now' || home.vacancy?.kind === 'from'
      return { count: await statistics.waitingFor(home, now), isVacant }
    },
  }
}
