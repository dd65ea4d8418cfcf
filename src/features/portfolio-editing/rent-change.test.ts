import { expect, test } from 'vitest'
import { changedRent, parseRentChange } from './rent-change.ts'

test.each([
  ['12 500', { kind: 'set', kroner: 12_500 }],
  ['12.500 kr', { kind: 'set', kroner: 12_500 }],
  ['12500,-', { kind: 'set', kroner: 12_500 }],
  ['+300', { kind: 'add', kroner: 300 }],
  ['− 250 kr/mnd', { kind: 'add', kroner: -250 }],
  ['-3 %', { kind: 'percent', percent: -3 }],
  ['+2,9 %', { kind: 'percent', percent: 2.9 }],
  ['2,9 prosent', { kind: 'percent', percent: 2.9 }],
])('reads «%s» as a change of a rent', (text, change) => {
  expect(parseRentChange(text)).toEqual(change)
})

test.each(['', 'tre tusen', '2.9 %', '+-300', '12 500 kr 3', '99 999 999'])(
  'takes «%s» for no change',
  (text) => {
    expect(parseRentChange(text)).toBeNull()
  },
)

test('a share is worked out from each rent, and rounded to the step that is asked for', () => {
  const index = { kind: 'percent', percent: 2.9 } as const
  expect(changedRent(12_500, index)).toBe(12_863)
  expect(changedRent(12_500, index, 10)).toBe(12_860)
  expect(changedRent(12_500, index, 100)).toBe(12_900)
  // 50 × 1,029 is 51,45, and 1,15 × 1 000 a hair less than 1 150 in binary fractions.
  expect(changedRent(1000, { kind: 'percent', percent: 15 }, 50)).toBe(1150)
})

test('a rent that is set is not rounded', () => {
  expect(changedRent(null, { kind: 'set', kroner: 8495 }, 100)).toBe(8495)
})

test('there is no rent to work out where there is none, and none below a krone', () => {
  expect(changedRent(null, { kind: 'add', kroner: 300 })).toBeNull()
  expect(changedRent(300, { kind: 'add', kroner: -300 })).toBeNull()
})
