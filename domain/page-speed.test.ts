import { describe, expect, test } from 'vitest'
import { bucketOf, percentile75, speedMetricNames, speedMetrics, speedRating } from './page-speed.ts'

describe('a bucket', () => {
  test.each([
    ['lcp', 0, 0],
    ['lcp', 1, 1],
    ['lcp', 2500, 25],
    ['lcp', 2500.6, 26],
    ['lcp', 9_999_999, 100],
    ['inp', 200, 8],
    ['inp', 201, 9],
    ['cls', 0.07, 7],
    ['cls', 0.1, 10],
    ['cls', 0.1001, 11],
    ['cls', 12, 100],
  ] as const)('of %s %d is %d', (metric, value, bucket) => {
    expect(bucketOf(metric, value)).toBe(bucket)
  })

  test.each(speedMetricNames)('ends at each limit of %s', (metric) => {
    for (const limit of speedMetrics[metric].limits) {
      const atLimit = percentile75(metric, [{ bucket: bucketOf(metric, limit), visits: 1 }])
      expect(atLimit).toBe(limit)
      expect(bucketOf(metric, limit * 1.01)).toBe(bucketOf(metric, limit) + 1)
    }
  })
})

describe('the 75th percentile', () => {
  test('is the value that three in four visits stay within', () => {
    const visits = [1, 2, 3, 40].map((bucket) => ({ bucket, visits: 1 }))
    expect(percentile75('lcp', visits)).toBe(300)
    expect(percentile75('lcp', [...visits, { bucket: 50, visits: 1 }])).toBe(4000)
  })

  test('does not depend on the order of the buckets', () => {
    const visits = [
      { bucket: 9, visits: 3 },
      { bucket: 1, visits: 9 },
    ]
    expect(percentile75('inp', visits)).toBe(25)
    expect(percentile75('inp', visits.toReversed())).toBe(25)
  })

  test('is null without visits, and zero where nothing shifts', () => {
    expect(percentile75('cls', [])).toBeNull()
    expect(percentile75('cls', [{ bucket: 0, visits: 4 }])).toBe(0)
  })
})

test.each([
  ['lcp', 2500, 'good'],
  ['lcp', 2600, 'fair'],
  ['lcp', 4000, 'fair'],
  ['lcp', 4100, 'poor'],
  ['inp', 200, 'good'],
  ['inp', 525, 'poor'],
  ['cls', 0.1, 'good'],
  ['cls', 0.25, 'fair'],
  ['cls', 0.26, 'poor'],
] as const)('%s of %d is %s', (metric, value, rating) => {
  expect(speedRating(metric, value)).toBe(rating)
})
