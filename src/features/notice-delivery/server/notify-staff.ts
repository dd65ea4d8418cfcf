import { deliverNotices } from './deliver-notices.ts'
import type { NoticeDeps } from './deps.ts'
import { escalateUrgentCases } from './escalate-urgent-cases.ts'
import { recordBreachWarnings } from './record-breach-warnings.ts'
import { recordSummaries } from './record-summaries.ts'

/** What one run has done. */
interface NotifyReport {
  warnings: number
  escalated: number
  summaries: number
  /** How many mails it has ordered. */
  mails: number
}

/**
 * Tells staff what waits to be told. Each step commits what it has done, and a run that was cut off is carried on by the
 * next: what is told once is a row with a key (`staff_notices`).
 */
export async function notifyStaff(deps: NoticeDeps, now: Date): Promise<NotifyReport> {
  return {
    warnings: await recordBreachWarnings(deps, now),
    escalated: await escalateUrgentCases(deps, now),
    summaries: await recordSummaries(deps, now),
    mails: await deliverNotices(deps, now),
  }
}
