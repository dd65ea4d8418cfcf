/** SQL for an unfinished case `c`, snoozed or not: not closed, not merged into another, not held as possible spam. */
export const unfinishedCase = 'c.closed_at is null and c.merged_into is null and c.quarantine is null'

/** SQL for an unfinished case whose deadline has passed. Snoozing it does not make it less late. */
export const lateCase = `${unfinishedCase} and c.deadline < $now`

/** SQL for an unfinished case that is urgent, or says danger. Snoozing it does not make it less urgent. */
export const urgentCase = `${unfinishedCase} and c.priority < 2`

const isNotSnoozed = 'c.snoozed_until is null or c.snoozed_until <= $now'

/**
 * SQL for an open case `c` at the time `$now`: unfinished, and not snoozed unless it is late or urgent. Lanes, counts and the
 * overview all use it.
 */
export const openCase = `${unfinishedCase} and (${isNotSnoozed} or c.deadline < $now or c.priority < 2)`

/** SQL for an open case in the lists of what its assignee works on: they may put off what is urgent, until it is late. */
export const ownOpenCase = `${unfinishedCase} and (${isNotSnoozed} or c.deadline < $now)`
