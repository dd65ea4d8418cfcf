/** How often a mail is tried again: with the pauses below, for a good 72 hours. */
export const MAX_RETRIES = 36

const FIRST_PAUSE_S = 5
const MAX_PAUSE_S = 3 * 3600

/**
 * Seconds until a mail is tried again that was tried again so often: 5, then twice as long each time, up to a half of it left off by
 * chance (0 to 1), so that mails that failed together do not come together; at most three hours.
 */
export const pauseBeforeRetry = (retries: number, chance = Math.random()): number =>
  Math.min(MAX_PAUSE_S, FIRST_PAUSE_S * 2 ** retries * (1 - chance / 2))
