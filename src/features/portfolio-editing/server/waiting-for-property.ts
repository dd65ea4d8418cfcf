import { parsePropertyId } from '../../../domain/portfolio/property.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { knownVacancy } from '../../alerts/server/known-vacancy.ts'
import type { WaitingDeps } from '../../alerts/server/read-waiting.ts'
import { factsReader } from '../../portfolio-browsing/filters/home-facts.ts'
import { newestContent } from './read-portfolio.ts'

/** How many wait for a property such as one that is edited. */
export interface WaitingForProperty {
  count: number
  isVacant: boolean
  /** How many of them are told of it now: no subscriber is told twice, or of a home that was vacant all along. */
  told: number
}

export async function waitingForProperty(
  { database: { pool }, statistics }: WaitingDeps,
  text: string,
  now: Date,
): Promise<WaitingForProperty> {
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
}
