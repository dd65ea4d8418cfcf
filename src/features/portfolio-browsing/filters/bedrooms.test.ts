import { expect, test } from 'vitest'
import { hasBedrooms, parseBedrooms } from './bedrooms.ts'

test.each([
  ['2', 2],
  ['5', 5],
  ['3,2', '2,3'],
  ['2,2', 2],
  ['4+', '4+'],
  ['4 ', '4+'],
  ['1,4+,6', '1,4+'],
  ['0', null],
  ['3+', null],
  ['10', null],
  ['2,', null],
  ['mange', null],
])('%j in an address asks for %j', (text, asked) => {
  expect(parseBedrooms(text)).toBe(asked)
})

test('a number of bedrooms is exact, and four or more are one choice', () => {
  const passing = (asked: string) => {
    const parsed = parseBedrooms(asked)
    return [null, 1, 2, 3, 4, 5, 6].filter((bedrooms) => parsed !== null && hasBedrooms(bedrooms, parsed))
  }
  expect(passing('2')).toEqual([2])
  expect(passing('1,3')).toEqual([1, 3])
  expect(passing('4+')).toEqual([4, 5, 6])
  expect(passing('5')).toEqual([5])
})
