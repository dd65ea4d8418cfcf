import { NumberList, uint32 } from './number-list.ts'
import type { Run } from './runs.ts'

/** Values of which many are the same (`===`): each is kept once, with a number for each place. */
export class SharedList<T> {
  readonly #numbers: NumberList
  readonly #values: T[]
  readonly #numberOf: Map<T, number>

  constructor(values: Iterable<T> = [], numbers = new NumberList(uint32)) {
    this.#numbers = numbers
    this.#values = [...values]
    this.#numberOf = new Map(this.#values.map((value, number) => [value, number]))
  }

  /** The values that there are, or were before a merge. */
  get values(): readonly T[] {
    return this.#values
  }

  /** For each place the number of its value. */
  get numbers() {
    return this.#numbers.values
  }

  /** Undefined for a place that there is not. */
  at(place: number): T | undefined {
    return this.#values[this.#numbers.at(place)]
  }

  push(value: T): void {
    let number = this.#numberOf.get(value)
    if (number === undefined) {
      number = this.#values.push(value) - 1
      this.#numberOf.set(value, number)
    }
    this.#numbers.push(number)
  }

  /** An empty list that numbers the same values in the same way. */
  successor(): SharedList<T> {
    return new SharedList(this.#values)
  }

  /** A list with stretches of this one and of its successor. */
  merged(added: SharedList<T>, runs: readonly Run[]): SharedList<T> {
    return new SharedList(added.#values, this.#numbers.merged(added.#numbers, runs))
  }
}
