/** Random values that depend on a seed alone (mulberry32): the same seed gives the same attack. */
export class Random {
  readonly seed: number
  #state: number

  constructor(seed: number) {
    this.seed = seed >>> 0
    this.#state = this.seed
  }

  /** A number from 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)]
    if (value === undefined) throw new Error('There is nothing to pick from')
    return value
  }

  bytes(length: number): Buffer {
    const made = Buffer.allocUnsafe(length)
    for (let index = 0; index < length; index += 1) made[index] = this.below(256)
    return made
  }

  /** Letters, digits and characters with a meaning in some syntax. */
  text(length: number): string {
    return Array.from({ length }, () => this.pick([...'abcXYZ019 /\\%&=?#:;<>"\'{}[]()@!$*~.-_ø😀'])).join('')
  }

  /** One to eight changes of the kinds that parsers trip over. */
  mutate(original: Buffer): Buffer {
    let bytes = Buffer.from(original)
    for (let change = this.between(1, 8); change > 0; change -= 1) {
      const at = this.below(Math.max(1, bytes.length))
      const end = Math.min(bytes.length, at + this.between(1, 64))
      const part = bytes.subarray(at, end)
      const [before, after] = [bytes.subarray(0, at), bytes.subarray(end)]
      switch (this.below(6)) {
        case 0:
          bytes = Buffer.concat([before, after])
          break
        case 1:
          bytes = Buffer.concat([before, part, part, after])
          break
        case 2:
          bytes = Buffer.concat([before, this.bytes(part.length), after])
          break
        case 3:
          bytes = Buffer.concat([before, Buffer.from(this.pick(tokens)), bytes.subarray(at)])
          break
        case 4:
          bytes = bytes.subarray(0, Math.max(1, at))
          break
        default:
          bytes = Buffer.from(bytes)
          if (bytes.length > 0) bytes[at] = (bytes[at] ?? 0) ^ (1 << this.below(8))
      }
    }
    return bytes
  }
}

const tokens = [
  '\r\n',
  '\n',
  '\r\n\r\n',
  '\0',
  '--',
  '"',
  ';',
  '%00',
  '../',
  '{}',
  '\u2028',
  '=?utf-8?B?',
  'charset=utf-7',
  '99999999999999999999',
  '-1',
  '__proto__',
]

/** The seed of the n-th attack of a run. */
export function seedOf(run: number, index: number): number {
  return new Random((Math.imul(run, 2_654_435_761) ^ Math.imul(index + 1, 40_503)) >>> 0).below(0xffffffff)
}
