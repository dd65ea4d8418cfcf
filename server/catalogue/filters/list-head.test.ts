import { expect, test } from 'vitest'
import { osloDate } from '../../../domain/calendar.ts'
import { filterIndexOf } from '../../../domain/filters/filter-index.ts'
import { readListAddress, writeListAddress } from '../../../domain/filters/filters.ts'
import { factsReader } from '../../../domain/filters/home-facts.ts'
import { propertyRow } from '../../../test/support/property-row.ts'
import { listHeadOf, searchedLists } from './list-head.ts'

const today = osloDate(new Date('2026-11-22'))
const index = filterIndexOf(
  [
    propertyRow({ city: 'Larvik', bedrooms: 2 }),
    propertyRow({ city: 'Larvik', bedrooms: 1 }),
    propertyRow({ city: 'Stokke', bedrooms: null }),
    propertyRow({ city: 'Stokke', type: 'Parkering', bedrooms: null }),
  ].map(factsReader(today)),
  today,
)

function headingOf(query: string) {
  const address = readListAddress(new URLSearchParams(query))
  return listHeadOf(address, index, index.find(address, null).total)
}

test('a list of a category in a town has a head of its own, and one by bedrooms says what «roms» it is', () => {
  expect(headingOf('type=bolig&by=larvik').heading).toBe('Boliger i Larvik')
  expect(headingOf('type=bolig&by=larvik&soverom=2')).toEqual({
    title: 'Boliger med minst 2 soverom i Larvik',
    heading: 'Boliger med minst 2 soverom i Larvik',
    description:
      'Boliger med minst 2 soverom i Larvik: 1 i vår portefølje. Det er 3-roms og større. Se bilder, leie og hva som er ledig.',
  })
})

test.each([
  'type=bolig',
  'by=larvik',
  'type=bolig&by=stokke&soverom=2',
  'type=bolig&by=larvik&sorter=leie',
  'type=bolig&by=larvik&visning=kart',
  'type=bolig&by=larvik&maksleie=12000',
  'type=parkering&by=larvik',
])('a list with %s has none', (query) => {
  expect(headingOf(query).heading).toBeNull()
})

test('the sitemap gets the lists that people search for and that have something in them', () => {
  expect(searchedLists(index).map((filters) => `${writeListAddress(filters)}`)).toEqual([
    'type=bolig&by=larvik',
    'type=bolig&by=larvik&soverom=1',
    'type=bolig&by=larvik&soverom=2',
    'type=bolig&by=stokke',
    'type=parkering&by=stokke',
  ])
})
