import { expect, test } from 'vitest'
import { propertyRow } from '../../../../../test/support/property-row.ts'
import { osloDate } from '../../../../domain/time/calendar.ts'
import { FilterIndex } from '../../filters/filter-index.ts'
import { readListAddress, writeListAddress } from '../../filters/filters.ts'
import { factsReader } from '../../filters/home-facts.ts'
import { isIndexed, listHeadOf, searchedLists } from './list-head.ts'

const today = osloDate(new Date('2026-11-22'))
const index = new FilterIndex(
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
  return listHeadOf(address, index, index.find(address, null).total, 'nb')
}

test('a list of a category in a town has a head of its own, and one by bedrooms says what «roms» it is', () => {
  expect(headingOf('type=bolig&by=larvik').heading).toBe('Boliger i Larvik')
  expect(headingOf('type=bolig&by=larvik&soverom=2')).toEqual({
    title: 'Boliger med 2 soverom i Larvik',
    heading: 'Boliger med 2 soverom i Larvik',
    description:
      'Boliger med 2 soverom i Larvik: 1 i vår portefølje. Det er 3-roms. Se bilder, leie og hva som er ledig.',
  })
})

test('a list of a category says how many there are and where, also when it is filtered further', () => {
  const head = {
    title: 'Våre boliger',
    heading: 'Våre boliger',
    description: '3 boliger i Larvik og Stokke. Se bilder, leie og hva som er ledig.',
  }
  expect(headingOf('type=bolig')).toEqual(head)
  expect(headingOf('type=bolig&by=larvik&maksleie=12000')).toEqual(head)
  expect(headingOf('type=parkering').description).toContain('1 parkeringsplass i Stokke.')
  expect(headingOf('by=larvik').heading).toBeNull()
})

test('a list keeps its head when it is sorted or shown on a map', () => {
  for (const query of ['sorter=leie', 'visning=kart'])
    expect(headingOf(`type=bolig&by=larvik&${query}`).heading).toBe('Boliger i Larvik')
})

test.each([
  ['', true],
  ['type=bolig', true],
  ['type=bolig&by=larvik', true],
  ['by=larvik', false],
  ['type=bolig&by=stokke&soverom=2', false],
  ['type=bolig&by=larvik&sorter=leie', false],
  ['type=bolig&by=larvik&visning=kart', false],
  ['visning=kart', false],
  ['type=bolig&by=larvik&maksleie=12000', false],
  ['type=parkering&by=larvik', false],
])('search engines are shown the list with «%s»: %s', (query, isShown) => {
  const address = readListAddress(new URLSearchParams(query))
  expect(isIndexed(address, index.find(address, null).total)).toBe(isShown)
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
