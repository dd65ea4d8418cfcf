import type { IsoDate } from '../../../domain/time/calendar.ts'
import { type Asked, type DimensionName, dimensionOf } from './dimensions.ts'
import type { HomeTraits } from './home-facts.ts'

/** The choices of one dimension. */
export interface FilterChoices {
  /** Their places, in their order. */
  places: ReadonlyMap<Asked, number>
  /** Whether what passes one choice passes all before it. Elsewhere each home is one of the choices. */
  isNested: boolean
  /** How many of the choices a home passes, or the place of the choice that it is: a new one is added. */
  rankOf(home: HomeTraits): number
}

export function choicesOf(name: DimensionName, today: IsoDate): FilterChoices {
  const { choices, choicesOn, passes } = dimensionOf(name)
  const steps = choicesOn?.(today) ?? choices
  if (typeof steps !== 'function')
    return {
      places: new Map(steps.map((choice, place) => [choice, place])),
      isNested: true,
      rankOf(home) {
        const failed = steps.findIndex((choice) => !passes(home, choice))
        return failed < 0 ? steps.length : failed
      },
    }
  const places = new Map<Asked, number>()
  return {
    places,
    isNested: false,
    rankOf(home) {
      const choice = steps(home)
      const place = places.get(choice) ?? places.size
      places.set(choice, place)
      return place
    },
  }
}
