/** How often a mail is tried again: with the pauses below, for a good 72 hours. */
export const MAX_RETRIES = 36

const FIRST_PAUSE_S = 5
const MAX_PAUSE_S = 3 * 3600

/**
 * Delay in seconds before retry number `retries`: 5, doubling up to three hours, less a random share of up to a half (`chance`, 0 to 1), so
 * that mails that failed together are not retried together.
 */
export const pauseBeforeRetry = (retries: number, chance = Math.random()): number =>
  Math.min(MAX_PAUSE_S, FIRST_PAUSE_S * 2 ** retries * (1 - chance / 2))
