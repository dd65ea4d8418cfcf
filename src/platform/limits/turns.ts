/** Too many wait for their turn, or too many of one client. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

interface TurnLimits {
  /** How many run at a time. */
  atOnce: number
  /** How many may run and wait, of one client and of all. */
  ofClient: number
  ofAll: number
}

/** Lets a few run at a time, of each client some: what would wait long is refused at once. */
export class Turns {
  readonly #limits: TurnLimits
  readonly #ofClient = new Map<string | null, number>()
  readonly #waiting: (() => void)[] = []
  #ofAll = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /**
   * Runs work in its turn. A client without an address is not counted by itself.
   * @throws TooBusy where there is no room to wait.
   */
  async run<T>(client: string | null, work: () => Promise<T>): Promise<T> {
    const { atOnce, ofClient, ofAll } = this.#limits
    const own = this.#ofClient.get(client) ?? 0
    if (this.#ofAll >= ofAll || (client !== null && own >= ofClient)) throw new TooBusy('Too many at once')
    this.#ofAll += 1
    this.#ofClient.set(client, own + 1)
    try {
      if (this.#ofAll > atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve))
      return await work()
    } finally {
      this.#ofAll -= 1
      const left = (this.#ofClient.get(client) ?? 1) - 1
      if (left > 0) this.#ofClient.set(client, left)
      else this.#ofClient.delete(client)
      this.#waiting.shift()?.()
    }
  }
}
