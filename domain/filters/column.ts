import type { IsoDate } from '../calendar.ts'
import { NumberList, type Numbers, uint8, uint32 } from '../packed/number-list.ts'
import type { Run } from '../packed/runs.ts'
import { type Asked, type DimensionName, dimensionOf } from './dimensions.ts'
import type { Homes, HomeTraits } from './home-facts.ts'

type Steps = readonly Asked[] | ((home: HomeTraits) => string)

/** The values of one dimension for all homes, as small numbers. */
export class Column {
  /** Whether what passes one choice passes all before it. Elsewhere each home is one of the choices. */
  readonly isNested: boolean
  readonly #name: DimensionName
  readonly #steps: Steps
  /** The places of the choices, in their order. */
  readonly #places: Map<Asked, number>
  /** For each home how many of the choices it passes, or the place of the choice that it is. */
  readonly #values: NumberList

  private constructor(name: DimensionName, steps: Steps, places: Iterable<Asked>, values?: NumberList) {
    this.isNested = typeof steps !== 'function'
    this.#name = name
    this.#steps = steps
    this.#places = new Map([...places].map((choice, place) => [choice, place]))
    this.#values = values ?? new NumberList(this.isNested ? uint8 : uint32)
  }

  /** An empty column. */
  static of(name: DimensionName, today: IsoDate): Column {
    const { choices, choicesOn } = dimensionOf(name)
    const steps = choicesOn?.(today) ?? choices
    return new Column(name, steps, typeof steps === 'function' ? [] : steps)
  }

  /** All choices; after a merge, there may be some that no home is any more. */
  get choices(): readonly Asked[] {
    return [...this.#places.keys()]
  }

  /** The choices without those that no home is any more. */
  offered(): readonly Asked[] {
    if (this.isNested) return this.choices
    const isThere = new Uint8Array(this.#places.size)
    for (const value of this.values) isThere[value] = 1
    return this.choices.filter((_, place) => isThere[place])
  }

  /** The place of the first home that is one of the choices; null where none is. */
  firstWith(choice: Asked): number | null {
    const found = this.values.indexOf(this.#places.get(choice) ?? -1)
    return found < 0 ? null : found
  }

  get values(): Numbers {
    return this.#values.values
  }

  push(home: HomeTraits): void {
    this.#values.push(this.#valueOf(home))
  }

  /** An empty column, to be merged into this one. */
  successor(): Column {
    return new Column(this.#name, this.#steps, this.#places.keys())
  }

  /** A column with stretches of this one and of its successor. */
  merged(added: Column, runs: readonly Run[]): Column {
    const values = this.#values.merged(added.#values, runs)
    return new Column(this.#name, this.#steps, added.#places.keys(), values)
  }

  /** For each home of the column 1 where it passes what is asked. */
  passing(homes: Homes<HomeTraits>, asked: Asked): Uint8Array {
    const { values } = this
    const passes = new Uint8Array(values.length)
    const place = this.#places.get(asked)
    if (this.isNested && place === undefined) {
      const dimension = dimensionOf(this.#name)
      let home = 0
      for (const each of homes) passes[home++] = Number(dimension.passes(each, asked))
    } else if (place !== undefined) {
      for (let home = 0; home < passes.length; home += 1) {
        const value = values[home] ?? 0
        passes[home] = Number(this.isNested ? value > place : value === place)
      }
    }
    return passes
  }

  /** How many homes a choice leaves, of those that are counted by their values. */
  countChoice(counts: Uint32Array, choice: Asked): number {
    const place = this.#places.get(choice)
    if (place === undefined) return 0
    return this.isNested
      ? counts.subarray(place + 1).reduce((sum, count) => sum + count, 0)
      : (counts[place] ?? 0)
  }

  #valueOf(home: HomeTraits): number {
    const steps = this.#steps
    if (typeof steps === 'function') return this.#placeOf(steps(home))
    const { passes } = dimensionOf(this.#name)
    const failed = steps.findIndex((choice) => !passes(home, choice))
    return failed < 0 ? steps.length : failed
  }

  #placeOf(text: string): number {
    const place = this.#places.get(text) ?? this.#places.size
    this.#places.set(text, place)
    return place
  }
}
