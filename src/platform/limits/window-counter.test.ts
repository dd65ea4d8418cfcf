import { expect, test } from 'vitest'
import { WindowCounter } from './window-counter.ts'

test('allows each client some in a window, and as many in the next', () => {
  let now = 1000
  const counter = new WindowCounter({ most: 2, seconds: 60 }, () => now)
  const asked = () => ['a', 'a', 'a', 'b'].map((client) => counter.allows(client))
  expect(asked()).toEqual([true, true, false, true])
  now += 59_999
  expect(counter.allows('a')).toBe(false)
  now += 1
  expect(asked()).toEqual([true, true, false, true])
})
