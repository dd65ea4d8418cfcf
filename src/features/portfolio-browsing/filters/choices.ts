import type { IsoDate } from '../../../domain/time/calendar.ts'
import { type DimensionName, dimensionOf, type FilterValue } from './dimensions.ts'
import type { HomeTraits } from './home-facts.ts'

/** The choices of one dimension. */
export interface FilterChoices {
  /** In the order in which they were found. */
  all(): readonly FilterValue[]
  has(choice: FilterValue): boolean
  /** The rank of a home. Homes of one rank pass the same choices. */
  rankOf(home: HomeTraits): number
  /** How many homes pass a choice, from how many there are of each rank. */
  count(ofRank: readonly number[], choice: FilterValue): number
}

export function choicesOf(name: DimensionName, today: IsoDate): FilterChoices {
  const { choices, choicesOn, passes } = dimensionOf(name)
  const steps = choicesOn?.(today) ?? choices
  return typeof steps === 'function' ? choicesOfHomes(steps) : nestedChoices(steps, passes)
}

/** Steps each of which only homes pass that pass all before it: a home's rank is how many it passes. */
function nestedChoices(
  steps: readonly FilterValue[],
  passes: (home: HomeTraits, step: FilterValue) => boolean,
): FilterChoices {
  const places = new Map(steps.map((step, place) => [step, place]))
  return {
    all: () => steps,
    has: (step) => places.has(step),
    rankOf(home) {
      const failed = steps.findIndex((step) => !passes(home, step))
      return failed < 0 ? steps.length : failed
    },
    count(ofRank, step) {
      const place = places.get(step)
      return place === undefined ? 0 : sum(ofRank.slice(place + 1))
    },
  }
}

/** What the homes are, none, one or several each: a home's rank is which of those sets it is. */
function choicesOfHomes(choicesOf: (home: HomeTraits) => readonly FilterValue[]): FilterChoices {
  const sets = new Map<string, number>()
  /** The ranks of the sets that each choice is in. */
  const ranks = new Map<FilterValue, number[]>()
  return {
    all: () => [...ranks.keys()],
    has: (choice) => ranks.has(choice),
    rankOf(home) {
      const choices = choicesOf(home)
      const key = choices.join(' ')
      const known = sets.get(key)
      if (known !== undefined) return known
      const rank = sets.size
      sets.set(key, rank)
      for (const choice of choices) ranks.set(choice, [...(ranks.get(choice) ?? []), rank])
      return rank
    },
    count: (ofRank, choice) => sum((ranks.get(choice) ?? []).map((rank) => ofRank[rank] ?? 0)),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
