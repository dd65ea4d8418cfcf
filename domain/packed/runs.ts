/** A stretch of a merged list: of the list there was, or of what is added to it. */
export interface Run {
  isAdded: boolean
  from: number
  /** The first place after the stretch. */
  to: number
}

export const lengthOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, { from, to }) => sum + to - from, 0)

/** A place of a list, and the one of an added list that goes before it. */
export interface Insertion {
  before: number
  added: number
}

/**
 * The stretches that make a list of so many without some places, and with others put in. Both in ascending order; of those
 * put in at the same place, the first comes first.
 */
export function mergedRuns(
  length: number,
  removed: readonly number[],
  insertions: readonly Insertion[],
): Run[] {
  const cuts = [
    ...removed.map((place) => ({ place, added: null })),
    ...insertions.map(({ before, added }) => ({ place: before, added })),
    // What is put in before a place that is removed comes first: the order of the sort is stable.
  ].sort((one, other) => one.place - other.place || Number(one.added === null) - Number(other.added === null))
  const runs: Run[] = []
  let next = 0
  for (const { place, added } of cuts) {
    if (place > next) runs.push({ isAdded: false, from: next, to: place })
    if (added !== null) runs.push({ isAdded: true, from: added, to: added + 1 })
    next = Math.max(next, added === null ? place + 1 : place)
  }
  if (length > next) runs.push({ isAdded: false, from: next, to: length })
  return runs
}
