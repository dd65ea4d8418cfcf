/** The fields that decide whether a case is open. */
export interface Openness {
  closedAt: Date | null
  /** The case that it is merged into. */
  mergedInto: string | null
  /** Why it is held as possible spam. */
  quarantine: string | null
  snoozedUntil: Date | null
}

/**
 * Whether a case is open: not closed, not merged into another, not held as possible spam, not snoozed. The same rule
 * for the database is `openCase` in `server/cases/open-case.ts`.
 */
export function isOpenCase({ closedAt, mergedInto, quarantine, snoozedUntil }: Openness, now: Date): boolean {
  const isSnoozed = snoozedUntil !== null && snoozedUntil > now
  return closedAt === null && mergedInto === null && quarantine === null && !isSnoozed
}
