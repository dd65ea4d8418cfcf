/** The index `by` steps further among `total`, wrapping around at both ends. */
export function stepIndex(index: number, by: number, total: number): number {
  if (total <= 0) return 0
  return (((index + by) % total) + total) % total
}
