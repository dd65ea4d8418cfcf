import { expect, test } from 'vitest'
import { petsOf } from './pets.ts'

test.each([
  [['hage', 'Dyr tillatt '], 'allowed'],
  [['husdyr etter avtale'], 'byAgreement'],
  [['dyr tillatt', 'ikke dyr'], 'refused'],
  [['dyrehage i nærheten'], null],
  [[], null],
])('reads what %j say of animals', (amenities, expected) => {
  expect(petsOf(amenities)).toBe(expected)
})
