/**
 * SQL for an open case `c` at the time `$now`: not closed, not merged into another, not held as possible spam, not
 * snoozed. Lanes, counts, the overview, the day's list and searches for late cases all use it.
 */
export const openCase = `c.closed_at is null and c.merged_into is null and c.quarantine is null
  and (c.snoozed_until is null or c.snoozed_until <= $now)`

/** SQL for an open case whose deadline has passed. */
export const lateCase = `${openCase} and c.deadline < $now`
