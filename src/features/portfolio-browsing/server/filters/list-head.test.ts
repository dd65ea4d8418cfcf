import { expect, test } from 'vitest'
import { propertyRow } from '../../../../../test/support/property-row.ts'
import { osloDate } from '../../../../domain/time/calendar.ts'
import { FilterIndex } from '../../filters/filter-index.ts'
import { readListAddress, writeListAddress } from '../../filters/filters.ts'
import { factsReader } from '../../filters/home-facts.ts'
import { isIndexed, listHeadOf, searchedLists } from './list-head.ts'
import { knownAddressOf } from './missing-town.ts'

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
  const { address: known, missing } = knownAddressOf(index, address)
  return listHeadOf({ address: known, missing, index, found: index.find(known, null), language: 'nb' })
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

test('a list of a category says how many there are and where', () => {
  const head = {
    title: 'Våre boliger',
    heading: 'Våre boliger',
    description: '3 boliger i Larvik og Stokke. Se bilder, leie og hva som er ledig.',
  }
  expect(headingOf('type=bolig')).toEqual(head)
  expect(headingOf('type=parkering').description).toContain('1 parkeringsplass i Stokke.')
  expect(headingOf('by=larvik').heading).toBeNull()
})

test('a link to a list that is filtered further says what it shows, and its heading stays', () => {
  expect(headingOf('type=bolig&by=larvik&dyr=1&soverom=1,2')).toEqual({
    title: 'Boliger i Larvik: 1 eller 2 soverom, dyr etter avtale',
    heading: 'Våre boliger',
    description: 'Ingen har alt dette akkurat nå. Vi sier gjerne fra når noe passer.',
  })
  expect(headingOf('type=bolig&soverom=1,2').description).toBe(
    '2 boliger, ingen ledig nå. Se bilder, leie og hva som er ledig.',
  )
  expect(headingOf('by=larvik').title).toBe('Eiendommer i Larvik')
})

test('a list of a town that the landlord has nothing in says so, and where there is something', () => {
  expect(headingOf('type=bolig&by=oslo')).toEqual({
    title: 'Ingen boliger i Oslo',
    heading: 'Våre boliger',
    description: 'Ingen boliger i Oslo. Vi leier ut i Larvik og Stokke.',
  })
  expect(headingOf('type=bolig&by=paris').title).toBe('Våre boliger')
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
