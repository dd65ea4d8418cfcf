import type { Permission } from '../../../domain/people/permissions.ts'
import { parsePropertyId } from '../../../domain/portfolio/property.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import type { Database } from '../../../platform/database/database.ts'
import { factsReader } from '../../portfolio-browsing/filters/home-facts.ts'
import { newestContent } from '../../portfolio-editing/server/read-portfolio.ts'
import { knownVacancy } from './known-vacancy.ts'
import type { AlertStatistics } from './odds.ts'
import { readWaitingList, type WaitingList } from './waiting-list.ts'

/** How many wait for a property such as one that is edited. */
export interface WaitingForProperty {
  count: number
  isVacant: boolean
  /** How many of them are told of it now: no subscriber is told twice, or of a home that was vacant all along. */
  told: number
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
      if (!newest) return { count: 0, isVacant: false, told: 0 }
      const home = factsReader(osloDate(now))({ ...newest.content, id, created_at: now.toISOString() })
      const isVacant = home.vacancy?.kind === 'now' || home.vacancy?.kind === 'from'
      const [count, told] = await Promise.all([
        statistics.waitingFor(home, now),
        isVacant ? statistics.toldOf(home, await knownVacancy(pool, id, now), now) : 0,
      ])
      return { count, isVacant, told }
    },
  }
}
