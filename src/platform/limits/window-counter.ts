/**
 * Counts what clients do, in this process and by the clock alone: for what is too cheap to be counted in the database. All counts
 * begin anew with each window.
 */
export class WindowCounter {
  readonly #most: number
  readonly #seconds: number
  readonly #now: () => number
  #counts = new Map<string, number>()
  #endsAt = 0

  constructor({ most, seconds }: { most: number; seconds: number }, now: () => number = Date.now) {
    this.#most = most
    this.#seconds = seconds
    this.#now = now
  }

  /** Counts one more of a client, and says whether it is allowed. */
  allows(client: string): boolean {
    const now = this.#now()
    if (now >= this.#endsAt) {
      this.#counts = new Map()
      this.#endsAt = now + this.#seconds * 1000
    }
    const count = (this.#counts.get(client) ?? 0) + 1
    this.#counts.set(client, count)
    return count <= this.#most
  }
}
