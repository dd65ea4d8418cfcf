/** A repeatable source of chance: the same seed always draws the same picture. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number
  range(from: number, to: number): number
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
}

/** The generator mulberry32, wrapped in the questions a draughtsman asks. */
export function randomFrom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const range = (from: number, to: number) => from + next() * (to - from)
  return {
    next,
    range,
    int: (from, to) => Math.floor(range(from, to + 1)),
    chance: (probability) => next() < probability,
    pick<T>(choices: readonly T[]): T {
      const choice = choices[Math.floor(next() * choices.length)]
      if (choice === undefined) throw new Error('There is nothing to choose from')
      return choice
    },
  }
}
