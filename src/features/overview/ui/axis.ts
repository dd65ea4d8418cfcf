/** The steps that an axis counts in, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10]

/** The marks of an axis that reaches some values: zero, the half, and the top. Whole values get whole marks. */
export function axisOf(values: readonly number[]): readonly [number, number, number] {
  const highest = Math.max(...values) || 1
  const power = 10 ** Math.floor(Math.log10(highest / 2))
  const isWhole = values.every(Number.isInteger)
  // A power of ten below one is not exact.
  const steps = STEPS.map((step) => Number((step * power).toPrecision(2)))
  const half = steps.find((step) => step * 2 >= highest && (!isWhole || Number.isInteger(step))) ?? 1
  return [0, half, half * 2]
}
