import { expect, test } from 'vitest'
import { company } from '../../landlord/company.ts'
import { traitsOfListing } from './listing-traits.ts'

const [town = ''] = company.cities
const ad = {
  address: `Storgata 12, 3256 ${town}`,
  price: '12\u00a0500\u00a0kr/mnd',
  area: '68\u00a0m²',
  bedrooms: 2,
  property_type: 'Leilighet',
}

test('an ad says its town, its rent and its size', () => {
  expect(traitsOfListing(ad)).toMatchObject({
    categories: ['bolig'],
    town: { name: town },
    bedrooms: 2,
    rent: 12_500,
    squareMetres: 68,
    vacancy: { kind: 'now' },
  })
})

test('an ad without a price and with a range of sizes', () => {
  const traits = traitsOfListing({
    ...ad,
    price: 'Pris på forespørsel',
    area: '1\u00a0040–1\u00a0100\u00a0m²',
  })
  expect(traits).toMatchObject({ rent: null, squareMetres: 1_100 })
})

test.each([
  ['Garasje/Parkering', ['parkering']],
  ['Rom i bofellesskap', ['bolig', 'coliving']],
  [null, ['bolig']],
])('an ad of the kind %s is found among %j', (property_type, expected) => {
  expect(traitsOfListing({ ...ad, property_type }).categories.toSorted()).toEqual(expected)
})
