import { NumberList, uint8, uint32 } from './number-list.ts'
import { lengthOf, type Run } from './runs.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Texts as UTF-8, outside the heap of JavaScript. */
export class TextList {
  readonly #bytes: NumberList
  /** Where each text ends. */
  readonly #ends: NumberList

  constructor(bytes = new NumberList(uint8), ends = new NumberList(uint32)) {
    this.#bytes = bytes
    this.#ends = ends
  }

  at(place: number): string {
    return decoder.decode(this.#bytes.values.subarray(this.#startOf(place), this.#ends.at(place)))
  }

  push(text: string): void {
    this.#bytes.append(encoder.encode(text))
    this.#ends.push(this.#bytes.length)
  }

  /** A list with stretches of this one and of another. */
  merged(added: TextList, runs: readonly Run[]): TextList {
    const bytes = new NumberList(uint8, this.#bytes.length + added.#bytes.length)
    const ends = new NumberList(uint32, lengthOf(runs))
    for (const { isAdded, from, to } of runs) {
      const source = isAdded ? added : this
      const start = source.#startOf(from)
      const shift = bytes.length - start
      bytes.append(source.#bytes.values.subarray(start, source.#startOf(to)))
      for (let place = from; place < to; place += 1) ends.push(source.#ends.at(place) + shift)
    }
    return new TextList(bytes, ends)
  }

  #startOf(place: number): number {
    return place === 0 ? 0 : this.#ends.at(place - 1)
  }
}
