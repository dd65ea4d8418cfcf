import type { IsoDate } from '../calendar.ts'
import { type Asked, type Dimension, type DimensionName, dimensionOf } from './dimensions.ts'
import type { HomeTraits } from './home-facts.ts'

/** The values of one dimension for all homes, as small numbers. */
export interface Column {
  /** For each home how many of the choices it passes, or the place of the choice that it is. */
  values: Uint16Array
  /** The choices in order, by their place. */
  choices: readonly Asked[]
  /** Whether what passes one choice passes all before it. */
  isNested: boolean
}

/** Makes the column of one dimension from homes that come piece by piece. */
export class ColumnBuilder {
  readonly #dimension: Dimension
  readonly #pieces: Uint16Array[] = []
  /** The places of the choices, where they are what the homes have. */
  readonly #places = new Map<string, number>()

  constructor(name: DimensionName, today: IsoDate) {
    const dimension = dimensionOf(name)
    const { choices, choicesOn } = dimension
    this.#dimension = { ...dimension, choices: choicesOn?.(today) ?? choices }
  }

  add(homes: readonly HomeTraits[]): void {
    const values = new Uint16Array(homes.length)
    for (const [index, home] of homes.entries()) values[index] = this.#valueOf(home)
    this.#pieces.push(values)
  }

  column(): Column {
    const { choices } = this.#dimension
    const isNested = typeof choices !== 'function'
    return { values: joined(this.#pieces), choices: isNested ? choices : [...this.#places.keys()], isNested }
  }

  #valueOf(home: HomeTraits): number {
    const { choices, passes } = this.#dimension
    if (typeof choices === 'function') return this.#placeOf(choices(home))
    const failed = choices.findIndex((choice) => !passes(home, choice))
    return failed < 0 ? choices.length : failed
  }

  #placeOf(text: string): number {
    const place = this.#places.get(text) ?? this.#places.size
    this.#places.set(text, place)
    return place
  }
}

function joined(pieces: readonly Uint16Array[]): Uint16Array {
  const all = new Uint16Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let start = 0
  for (const piece of pieces) {
    all.set(piece, start)
    start += piece.length
  }
  return all
}

/** For each home 1 where it passes what is asked. */
export function passing(
  homes: readonly HomeTraits[],
  { values, choices, isNested }: Column,
  name: DimensionName,
  asked: Asked,
): Uint8Array | Uint16Array {
  const place = choices.indexOf(asked)
  if (!isNested) return values.map((value) => Number(value === place))
  if (place >= 0) return values.map((value) => Number(value > place))
  const { passes } = dimensionOf(name)
  return Uint8Array.from(homes, (home) => Number(passes(home, asked)))
}

/** How many homes each choice of a column leaves, of those that are counted in it by their values. */
export function countChoice({ choices, isNested }: Column, counts: Uint32Array, choice: Asked): number {
  const place = choices.indexOf(choice)
  if (place < 0) return 0
  return isNested ? counts.subarray(place + 1).reduce((sum, count) => sum + count, 0) : (counts[place] ?? 0)
}
