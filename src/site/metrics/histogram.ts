import type { Labels, Sample } from './family.ts'

/** The upper bounds of the buckets, in seconds. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How many durations lie in which range. */
export class Histogram {
  readonly #counts = new Float64Array(BOUNDS.length + 1)
  #sum = 0

  observe(seconds: number): void {
    let bucket = 0
    while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] ?? 0)) bucket += 1
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1
    this.#sum += seconds
  }

  /** Each bucket counts what lies in those before it too. */
  samples(labels: Labels): Sample[] {
    let count = 0
    const buckets = [...this.#counts].map((own, index): Sample => {
      count += own
      const le = String(BOUNDS[index] ?? '+Inf')
      return { part: 'bucket', labels: { ...labels, le }, value: count }
    })
    return [...buckets, { part: 'sum', labels, value: this.#sum }, { part: 'count', labels, value: count }]
  }
}
