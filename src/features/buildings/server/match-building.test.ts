import { describe, expect, test } from 'vitest'
import {
  addressesOfNone,
  housesOfCorpus,
  misspeltAddresses,
  unclearAddresses,
} from '../../../../test/support/misspelt-addresses.ts'
import { matchBuilding, readWrittenAddress } from './match-building.ts'

const match = (text: string) => matchBuilding(readWrittenAddress(text), housesOfCorpus)

describe('two hundred misspelt addresses', () => {
  const read = misspeltAddresses.map(({ text, house }) => ({ text, house, found: match(text) }))

  test('land on their house in 95 of 100 cases', () => {
    expect(read.length).toBeGreaterThanOrEqual(200)
    const missed = read.filter(({ house, found }) => found?.building.id !== house)
    expect(missed.length).toBeLessThanOrEqual(read.length * 0.05)
  })

  test('are never certain of another house', () => {
    expect(read.filter(({ house, found }) => found?.isCertain && found.building.id !== house)).toEqual([])
  })
})

test.each(addressesOfNone)('finds no house of «%s»', (text) => {
  expect(match(text)).toBeNull()
})

test.each(unclearAddresses)('is not certain of «%s»', (text) => {
  expect(match(text)?.isCertain ?? false).toBe(false)
})

test.each([
  ['Storgata 31', 'Storgata 31, Larvik'],
  ['storgt. 31, 3256 Larvik', 'Storgata 31, Larvik'],
  ['Tollbugt. 16 b, H0101, Larvik', 'Tollbugata 16B, Larvik'],
  ['Lienveien 34, 3674 Notodden', 'Lienvegen 34, Notodden'],
])('is certain of «%s»', (text, house) => {
  expect(match(text)).toMatchObject({ isCertain: true, building: { id: house } })
})
