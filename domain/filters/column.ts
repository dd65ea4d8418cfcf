import { type Asked, type DimensionName, dimensionOf } from './dimensions.ts'
import type { HomeFacts } from './home-facts.ts'

/** The values of one dimension for all homes, as small numbers. */
export interface Column {
  /** For each home how many of the choices it passes, or the place of the choice that it is. */
  values: Uint16Array
  /** The choices in order, by their place. */
  choices: readonly Asked[]
  /** Whether what passes one choice passes all before it. */
  isNested: boolean
}

/** One dimension of some homes. */
export function columnOf(homes: readonly HomeFacts[], name: DimensionName): Column {
  const { choices, passes } = dimensionOf(name)
  if (typeof choices === 'function') return columnOfValues(homes.map(choices))
  const values = Uint16Array.from(homes, (home) => {
    const failed = choices.findIndex((choice) => !passes(home, choice))
    return failed < 0 ? choices.length : failed
  })
  return { values, choices, isNested: true }
}

function columnOfValues(texts: readonly string[]): Column {
  const places = new Map<string, number>()
  const values = Uint16Array.from(texts, (text) => {
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place
  })
  return { values, choices: [...places.keys()], isNested: false }
}

/** For each home 1 where it passes what is asked. */
export function passing(
  homes: readonly HomeFacts[],
  column: Column,
  name: DimensionName,
  asked: Asked,
): Uint8Array {
  const place = column.choices.indexOf(asked)
  const { values, isNested } = column
  if (!isNested) return Uint8Array.from(values, (value) => Number(value === place))
  if (place >= 0) return Uint8Array.from(values, (value) => Number(value > place))
  const { passes } = dimensionOf(name)
  return Uint8Array.from(homes, (home) => Number(passes(home, asked)))
}

/** How many homes each choice of a column leaves, of those that are counted in it by their values. */
export function countChoice({ choices, isNested }: Column, counts: Uint32Array, choice: Asked): number {
  const place = choices.indexOf(choice)
  if (place < 0) return 0
  return isNested ? counts.subarray(place + 1).reduce((sum, count) => sum + count, 0) : (counts[place] ?? 0)
}
