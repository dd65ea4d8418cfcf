const RETRIES = 3
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/** Tries a failed read again, three times, after a second and then after twice as long, at most 30 s (specification 1 §10). */
export async function withRetries<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await read()
    } catch (error) {
      if (retry === RETRIES || signal.aborted) throw error
      await new Promise((over) => setTimeout(over, Math.min(FIRST_WAIT_MS * 2 ** retry, LONGEST_WAIT_MS)))
    }
  }
}
