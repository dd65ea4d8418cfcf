import { osloDate } from '../../domain/calendar.ts'
import { factsReader } from '../../domain/filters/home-facts.ts'
import type { Permission } from '../../domain/permissions.ts'
import { parsePropertyId } from '../../domain/property.ts'
import { knownVacancy } from '../alerts/known-vacancy.ts'
import type { AlertStatistics } from '../alerts/odds.ts'
import { readWaitingList, type WaitingList } from '../alerts/waiting-list.ts'
import type { Database } from '../database/database.ts'
import { newestContent } from '../portfolio/read-portfolio.ts'

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
