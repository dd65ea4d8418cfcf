/** The place `by` steps on among `total`, past the last around to the first and the other way. */
export function stepIndex(index: number, by: number, total: number): number {
  if (total <= 0) return 0
  return (((index + by) % total) + total) % total
}
