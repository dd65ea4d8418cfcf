/** How long a map service that does not answer is left alone, in ms: doubled with each failure in a row. */
const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 5 * 60_000

/** Pauses between requests to a service that fails. */
interface ServicePause {
  isOver(): boolean
  /** Starts a pause; gives how long it is, in ms. Those that fail while it lasts were asked before, and do not lengthen it. */
  begin(): number
  /** The service has answered. */
  end(): void
}

export function createServicePause(now: () => number = Date.now): ServicePause {
  let failures = 0
  let until = 0
  let length = 0
  const isOver = () => now() >= until
  return {
    isOver,
    begin() {
      if (!isOver()) return length
      length = Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS)
      failures += 1
      until = now() + length
      return length
    },
    end() {
      failures = 0
      until = 0
    },
  }
}
