import { isStaffOnly } from '../../domain/staff-paths.ts'

/** The share of page loads that are measured. */
const MEASURED = 0.1

declare global {
  interface Navigator {
    /** Not in Chromium: https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean
  }
}

/**
 * Has one page load in ten measured, by a number drawn for it alone. Never those of staff, of visitors who ask not to be
 * tracked or to save data.
 */
export async function measureOneInTen(): Promise<void> {
  const { globalPrivacyControl, doNotTrack, connection } = navigator
  if (Math.random() >= MEASURED || globalPrivacyControl || doNotTrack === '1' || connection?.saveData) return
  // The document's own address: the router may have gone on.
  const [document] = performance.getEntriesByType('navigation')
  const { pathname } = new URL(document?.name ?? location.href)
  if (isStaffOnly(pathname)) return
  const { reportVisit } = await import('./report-visit.ts')
  reportVisit(pathname)
}
