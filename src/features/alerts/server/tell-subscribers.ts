import { askToRenew } from './ask-to-renew.ts'
import type { AlertDeps } from './deps.ts'
import { matchVacancies } from './match-vacancies.ts'
import { orderHomeMails } from './order-mails.ts'
import { recordVacancies } from './record-vacancies.ts'

/** What one run has done. */
export interface AlertCounts {
  vacancies: number
  mails: number
  asked: number
}

/**
 * Tells who waits for a home of those that have become vacant. Each step commits what it has done and goes on from where
 * a run before it was cut off.
 */
export async function tellSubscribers(
  deps: Pick<AlertDeps, 'database' | 'keyRing' | 'publicUrl'>,
  now: Date,
): Promise<AlertCounts> {
  await recordVacancies(deps, now)
  const vacancies = await matchVacancies(deps, now)
  return { vacancies, mails: await orderHomeMails(deps, now), asked: await askToRenew(deps, now) }
}
