import { expect, test } from 'vitest'
import { writeNumber } from '../format/write-number.ts'
import { isAccountNumber, parseNumber } from './norwegian-numbers.ts'

test.each([
  ['12500', 12500],
  ['12 500', 12500],
  ['12\u00a0500', 12500],
  ['12.500', 12500],
  ['1.250.000', 1250000],
  ['12.500,50', 12500.5],
  ['68,5', 68.5],
  ['0,25', 0.25],
  ['-3', -3],
])('%o is the number %d', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})

test.each([
  '',
  '1.25',
  '12.50',
  '1,2,3',
  '0x10',
  '1e3',
  '12 50',
  '1234.500',
  'mye',
  'Infinity',
  '12..500',
  ',5',
])('%o is rejected as ambiguous or not a number', (text) => {
  expect(parseNumber(text)).toBeNull()
})

test.each([0, 5, 999, 1250, 12500, 68.5, 1234567.125, 0.5])(
  '%d is unchanged after writing and parsing',
  (value) => {
    expect(parseNumber(writeNumber(value))).toBe(value)
    expect(parseNumber(writeNumber(value, ''))).toBe(value)
  },
)

test('separates thousands with a space and decimals with a comma', () => {
  expect(writeNumber(1250.25)).toBe('1\u00a0250,25')
  expect(writeNumber(1250.25, '')).toBe('1250,25')
})

test('rejects an account number of only zeros, although its check digit is right', () => {
  expect(isAccountNumber('00000000000')).toBe(false)
})
