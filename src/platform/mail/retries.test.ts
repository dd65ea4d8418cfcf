import { expect, test } from 'vitest'
import { MAX_RETRIES, pauseBeforeRetry } from './retries.ts'

test('tries a mail again for a good 72 hours', () => {
  let hours = 0
  for (let retries = 0; retries < MAX_RETRIES; retries += 1) hours += pauseBeforeRetry(retries, 0.5) / 3600
  expect(hours).toBeGreaterThan(72)
  expect(hours).toBeLessThan(80)
})

test('waits 5 seconds at first, then twice as long each time, and three hours at most', () => {
  expect([0, 1, 2, 11, 12, 35].map((retries) => pauseBeforeRetry(retries, 0))).toEqual([
    5, 10, 20, 10_240, 10_800, 10_800,
  ])
})

test('leaves off up to a half, so that mails that failed together do not come together', () => {
  expect(pauseBeforeRetry(0, 1)).toBe(2.5)
})
