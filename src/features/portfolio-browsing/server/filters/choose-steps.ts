import type { FilterValue } from '../../filters/dimensions.ts'

/** How many choices of a number are offered at once. */
const MAX_STEPS = 6

/**
 * Those steps, the least demanding first, that tell properties apart: each leaves fewer than the one before it, and the
 * first leaves fewer than have the number at all. At most so many, evenly spread, with the one that is asked.
 */
export function telling(
  steps: readonly FilterValue[],
  count: (step: FilterValue) => number,
  asked: FilterValue | undefined,
  most = MAX_STEPS,
): FilterValue[] {
  let last = steps[0] === undefined ? 0 : count(steps[0])
  const found = steps.filter((step) => {
    const left = count(step)
    const isTelling = left > 0 && left < last
    if (isTelling) last = left
    return isTelling || step === asked
  })
  if (found.length <= most) return found
  const every = (found.length - 1) / (most - 1)
  const places = new Set(Array.from({ length: most }, (_, place) => Math.round(place * every)))
  return found.filter((step, place) => places.has(place) || step === asked)
}
