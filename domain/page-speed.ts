/** How a value compares with the limits of its metric. */
export type SpeedRating = 'good' | 'fair' | 'poor'

interface SpeedMetric {
  /** How many of the units that are counted make one of the metric's own: milliseconds, or shifts of one. */
  scale: number
  /** The width of a bucket, in the units that are counted. */
  width: number
  /** The last bucket: what is larger counts as this much. */
  lastBucket: number
  /** The largest value that is good, and the largest that is not poor yet (https://web.dev/articles/vitals). */
  limits: readonly [good: number, fair: number]
}

/** What is measured of a visit: the largest element's paint and the slowest answer to a press in milliseconds, and the layout's shift. */
export const speedMetrics = {
  lcp: { scale: 1, width: 100, lastBucket: 100, limits: [2500, 4000] },
  inp: { scale: 1, width: 25, lastBucket: 80, limits: [200, 500] },
  cls: { scale: 10_000, width: 100, lastBucket: 100, limits: [0.1, 0.25] },
} as const satisfies Record<string, SpeedMetric>

export type SpeedMetricName = keyof typeof speedMetrics

export const speedMetricNames = ['lcp', 'inp', 'cls'] as const satisfies readonly SpeedMetricName[]

/** The widest screen, in CSS pixels, that counts as narrow: below it pages have the layout of a phone. */
export const MAX_NARROW_PX = 768

/** The bucket of a value of zero or more; each holds what is larger than the bucket before and at most its own value. */
export function bucketOf(metric: SpeedMetricName, value: number): number {
  const { scale, width, lastBucket } = speedMetrics[metric]
  return Math.min(Math.ceil(Math.round(value * scale) / width), lastBucket)
}

/** How many visits had a value in a bucket. */
export interface BucketCount {
  bucket: number
  visits: number
}

/**
 * The 75th percentile of counted values by nearest rank, rounded up to its bucket's largest value; null without visits. The
 * limits are edges of buckets, so rounding changes no rating.
 */
export function percentile75(metric: SpeedMetricName, counts: readonly BucketCount[]): number | null {
  const total = counts.reduce((sum, { visits }) => sum + visits, 0)
  const rank = Math.ceil(total * 0.75)
  let passed = 0
  for (const { bucket, visits } of [...counts].sort((one, other) => one.bucket - other.bucket)) {
    passed += visits
    if (visits > 0 && passed >= rank) {
      const { scale, width } = speedMetrics[metric]
      return (bucket * width) / scale
    }
  }
  return null
}

/** Whether a value is good, fair or poor. */
export function speedRating(metric: SpeedMetricName, value: number): SpeedRating {
  const [good, fair] = speedMetrics[metric].limits
  if (value <= good) return 'good'
  return value <= fair ? 'fair' : 'poor'
}

/** Where page loads send what was measured. */
export const visitReportPath = '/api/fart'
