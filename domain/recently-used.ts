/** Some values by their keys, made when they are asked for; of more than `max` the one that was asked for longest ago goes. */
export class RecentlyUsed<T> {
  readonly #max: number
  /** The one that was asked for last stands last. */
  readonly #values = new Map<string, T>()

  constructor(max: number) {
    this.#max = max
  }

  get(key: string, make: () => T): T {
    const value = this.#values.get(key) ?? make()
    this.#values.delete(key)
    this.#values.set(key, value)
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#max) break
      this.#values.delete(oldest)
    }
    return value
  }
}
