import { expect, test } from 'vitest'
import { lazyAsync } from './lazy-async.ts'

test('opens with the first use, and once', async () => {
  let count = 0
  const late = lazyAsync(async () => {
    count += 1
    return count
  })
  expect([count, late.opened]).toEqual([0, null])
  expect(await Promise.all([late.open(), late.open()])).toEqual([1, 1])
  expect(late.opened).toBe(1)
})

test('tries again after a failure', async () => {
  const outcomes = [Promise.reject(new Error('The disk is full')), Promise.resolve('opened')]
  const late = lazyAsync(() => outcomes.shift() ?? Promise.reject(new Error('Opened a third time')))
  await expect(late.open()).rejects.toThrow('The disk is full')
  expect(await late.open()).toBe('opened')
})
