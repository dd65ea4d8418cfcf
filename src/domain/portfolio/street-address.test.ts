import { describe, expect, test } from 'vitest'
import { matchAddresses, parseFlat, parseStreetAddress } from './street-address.ts'

const parts = { letter: '', flat: null, town: null, postalCode: null }

test.each([
  ['Storgata 31, 3256 Larvik', { street: 'storgt', number: '31', town: 'larvik', postalCode: '3256' }],
  ['storgt. 31b, Larvik', { street: 'storgt', number: '31', letter: 'b', town: 'larvik' }],
  ['Storgaten 31 B', { street: 'storgt', number: '31', letter: 'b' }],
  ['Storg. 31', { street: 'storgt', number: '31' }],
  ['Storgata 31 3256 Larvik', { street: 'storgt', number: '31', town: 'larvik', postalCode: '3256' }],
  ['Storgata 31, leilighet 201', { street: 'storgt', number: '31', flat: '201' }],
  [
    'Storgata 31 H0201, 3290 Stavern',
    { street: 'storgt', number: '31', flat: '201', town: 'larvik', postalCode: '3290' },
  ],
  ['Leil. 4, Kong Oscars gate 7, Larvik', { street: 'kongoscarsgt', number: '7', flat: '4', town: 'larvik' }],
  ['Heddalsvegen 88', { street: 'heddalsv', number: '88' }],
  ['Heddalsvn. 88', { street: 'heddalsv', number: '88' }],
  ['7. juni gate 3', { street: '7.junigt', number: '3' }],
  ['Åkerveien 19', { street: 'akerv', number: '19' }],
  ['Storgata 31, 3256 Larvik, Norge', { street: 'storgt', number: '31', town: 'larvik', postalCode: '3256' }],
  [
    'Torggata 5, 201, 3256 Larvik',
    { street: 'torggt', number: '5', flat: '201', town: 'larvik', postalCode: '3256' },
  ],
  ['Torggata 5 B - 201', { street: 'torggt', number: '5', letter: 'b', flat: '201' }],
  ['Torggata 5/201, Larvik', { street: 'torggt', number: '5', flat: '201', town: 'larvik' }],
  ['Torggata 5-7, Larvik', { street: 'torggt', number: '5', town: 'larvik' }],
  ['Kirkegata 7, 2. etg', { street: 'kirkegt', number: '7', flat: '2etg' }],
  [
    'Kirkegata 7, 2. etasje, leil. 201, Larvik',
    { street: 'kirkegt', number: '7', flat: '201', town: 'larvik' },
  ],
  ['Storgata 31\nNotodden', { street: 'storgt', number: '31', town: 'notodden' }],
])('%s', (text, expected) => {
  expect(parseStreetAddress(text)).toEqual({ ...parts, ...expected })
})

test.each(['Larvik', 'Sentrum, Larvik', '3256 Larvik', 'H0201', 'Kornsiloen, bod 24', ''])(
  'finds no street with a number in «%s»',
  (text) => {
    expect(parseStreetAddress(text)).toBeNull()
  },
)

test.each([
  ['H0201', '201'],
  ['leilighet 201', '201'],
  ['0201', '201'],
  ['u0101', 'u101'],
  ['andre etasje', null],
])('the flat of «%s»', (text, flat) => {
  expect(parseFlat(text)).toBe(flat)
})

describe('two addresses', () => {
  const match = (one: string, other: string) => {
    const [first, second] = [parseStreetAddress(one), parseStreetAddress(other)]
    if (!first || !second) throw new Error('Not two addresses')
    return matchAddresses(first, second)
  }

  test.each([
    ['Storgata 31, Larvik', 'Storgt. 31, 3256 LARVIK', { sharesTown: true, sharesHome: true }],
    ['Storgata 31 B, H0201, Larvik', 'storgata 31b leil 201, Larvik', { sharesTown: true, sharesHome: true }],
    ['Storgata 31, Larvik', 'Storgata 31, leilighet 201, Larvik', { sharesTown: true, sharesHome: false }],
    ['Storgata 31', 'Storgata 31, Larvik', { sharesTown: false, sharesHome: true }],
  ])('%s and %s can be one', (one, other, expected) => {
    expect(match(one, other)).toEqual(expected)
  })

  test.each([
    ['in two towns', 'Storgata 31, Larvik', 'Storgata 31, Notodden'],
    ['with two numbers', 'Storgata 31, Larvik', 'Storgata 3, Larvik'],
    ['with two letters', 'Storgata 31 A, Larvik', 'Storgata 31 B, Larvik'],
    ['with a letter and without', 'Storgata 31, Larvik', 'Storgata 31 B, Larvik'],
    ['with two flats', 'Storgata 31, H0201, Larvik', 'Storgata 31, H0301, Larvik'],
    ['with two flats by their numbers alone', 'Torggata 5, 201, 3256 Larvik', 'Torggata 5, 301, 3256 Larvik'],
    ['on two floors', 'Kirkegata 7, 2. etg', 'Kirkegata 7, 3. etg'],
    ['in two streets', 'Storgata 31, Larvik', 'Strandgata 31, Larvik'],
  ])('%s are not one', (_, one, other) => {
    expect(match(one, other)).toBeNull()
  })
})
