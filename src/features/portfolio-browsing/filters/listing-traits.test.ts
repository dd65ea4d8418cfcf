import { expect, test } from 'vitest'
import { company } from '#landlord/company.ts'
import { noDetails } from '../../../domain/portfolio/listing.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { type ListingFacts, traitsOfListing, withProperty } from './listing-traits.ts'

const [town = ''] = company.cities
const today = osloDate(new Date('2026-11-22'))
const march = osloDate(new Date('2027-03-01'))
const ad: ListingFacts = {
  title: 'Lys toroms med balkong, uten heis',
  address: `Storgata 12, 3256 ${town}`,
  price: '12\u00a0500\u00a0kr/mnd',
  area: '68\u00a0m²',
  bedrooms: 2,
  property_type: 'Leilighet',
  ...noDetails,
}
const traitsOf = (fields: Partial<ListingFacts> = {}) => traitsOfListing({ ...ad, ...fields }, today)

test('an ad says its town, its rent, its size and what its title mentions', () => {
  expect(traitsOf()).toMatchObject({
    categories: ['bolig'],
    town: { name: town },
    bedrooms: 2,
    rent: 12_500,
    squareMetres: 68,
    vacancy: { kind: 'now' },
    features: ['balkong'],
    lacks: ['heis'],
    energy: null,
  })
})

test.each([
  ['Pris på forespørsel', null],
  ['0 kr/mnd', null],
  ['9.500 kr', 9_500],
  ['12 500,-', 12_500],
  ['11 000–12 500 kr/mnd', 12_500],
  [null, null],
])('the rent in %j is %j', (price, rent) => {
  expect(traitsOf({ price }).rent).toBe(rent)
})

test.each([
  ['1\u00a0040–1\u00a0100\u00a0m²', 1_100],
  ['68 m2', 68],
  ['68m2', 68],
  ['52,5 m²', 52.5],
  ['', null],
])('the size in %j is %j', (area, squareMetres) => {
  expect(traitsOf({ area }).squareMetres).toBe(squareMetres)
})

test.each([
  ['Garasje/Parkering', ['parkering']],
  ['Rom i bofellesskap', ['bolig', 'coliving']],
  [null, ['bolig']],
])('an ad of the kind %s is found among %j', (property_type, expected) => {
  expect(traitsOf({ property_type }).categories.toSorted()).toEqual(expected)
})

test.each([
  ['Leilighet', 'Studio midt i byen', ['leilighet', 'studio']],
  ['Enebolig', 'Leilighet i enebolig', ['enebolig']],
  ['Rom i bofellesskap', 'Hybel, alt inkludert', ['hybel']],
  ['Tomannsbolig', 'Halvpart med hage', []],
  ['Garasje/Parkering', 'Garasje ved leilighet', []],
])('an ad of the type %j with the title «%s» is of the kinds %j', (property_type, title, expected) => {
  expect(traitsOf({ property_type, title }).kinds).toEqual(expected)
})

test('an ad with a later day is vacant from that day, and now once it has come', () => {
  expect(traitsOf({ available_from: march }).vacancy).toEqual({ kind: 'from', date: march })
  expect(traitsOf({ available_from: today }).vacancy).toEqual({ kind: 'now' })
})

test('an ad has what it does not say from its property, and keeps what it says', () => {
  const said = traitsOf({ price: null, energy_class: 'b' })
  const traits = withProperty(said, {
    ...said,
    area: { slug: 'hegdal', name: 'Hegdal' },
    bedrooms: 5,
    rent: 11_000,
    vacancy: { kind: 'reserved' },
    features: ['heis', 'parkering'],
    energy: 'G',
  })
  expect(traits).toMatchObject({
    area: { slug: 'hegdal' },
    bedrooms: 2,
    rent: 11_000,
    vacancy: { kind: 'reserved' },
    features: ['balkong', 'parkering'],
    energy: 'B',
  })
})

test('an ad has no area of a property in another town, and is as vacant as it says where the property says nothing', () => {
  const said = traitsOf({ available_from: march })
  const elsewhere = { slug: 'andeby', name: 'Andeby' }
  const traits = withProperty(said, { ...said, town: elsewhere, area: elsewhere, vacancy: null })
  expect(traits.area).toEqual(said.town)
  expect(traits.vacancy).toEqual({ kind: 'from', date: march })
})
