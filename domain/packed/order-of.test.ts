import { expect, test } from 'vitest'
import { orderOf } from './order-of.ts'

const { POSITIVE_INFINITY, MAX_VALUE, MIN_VALUE } = Number
const few = [3, 1, -0, POSITIVE_INFINITY, 0, -5, 1, -0.5, MAX_VALUE, -MAX_VALUE, MIN_VALUE, 1e12, 12_000.5]

/** Enough that they are sorted by their bits. */
const many = Array.from({ length: 30_000 }, (_, place) => few[(place * 7919) % few.length] ?? 0)

test.each([
  ['few', few],
  ['many', many],
])('the order of %s numbers is ascending, equal ones in the order of their places', (_, keys) => {
  const expected = keys
    .map((_, place) => place)
    .sort((one, other) => {
      const [a = 0, b = 0] = [keys[one], keys[other]]
      return a === b ? one - other : a < b ? -1 : 1
    })
  expect([...orderOf(Float64Array.from(keys))]).toEqual(expected)
})
