import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilAllArrived } from '../../../../test/support/changes-told-by.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { type Listing, noDetails } from '../../../domain/portfolio/listing.ts'
import { addDays, osloDate } from '../../../domain/time/calendar.ts'
import { execute } from '../../../platform/database/query.ts'
import { readListingAddress } from '../filters/listing-address.ts'
import { writeImport } from './import.ts'

const today = osloDate(new Date())
const later = addDays(today, 60)
let site: TemporarySite

const listing = (id: number, fields: Partial<Listing>): Listing => ({
  id: String(id),
  title: `Bolig ${id}`,
  address: 'Storgata 1, 3256 Larvik',
  price: '10 000 kr/mnd',
  area: '50 m²',
  bedrooms: 1,
  property_type: 'Leilighet',
  image_url: null,
  finn_url: `https://www.finn.no/${id}`,
  is_active: true,
  scraped_at: new Date(Date.UTC(2026, 10, 20, 4, 0, 60 - id)).toISOString(),
  ...noDetails,
  ...fields,
})

const listings = [
  listing(1, { price: '9 000 kr/mnd', amenities: ['Heis'] }),
  listing(2, { title: 'Toroms uten heis' }),
  listing(3, { price: null, available_from: later }),
  listing(4, { address: 'Andeby', bedrooms: 3 }),
  listing(5, { property_type: 'Hybel', bedrooms: null, area: '18 m²' }),
  listing(6, { is_active: false }),
]
const property = propertyRow({ title: 'Storgata 1', city: 'Larvik', amenities: ['heis'], status: 'utleid' })

beforeAll(async () => {
  site = await temporarySite()
  await writeImport(site.database.pool, { properties: [property], finn_properties: listings })
  await execute(site.database.pool, "update finn_properties set property_id = $1 where id = '5'", [
    property.id,
  ])
  await untilAllArrived(site)
})
afterAll(() => site.remove())

const ask = (query: string) => site.catalogue.listings(readListingAddress(new URLSearchParams(query)))
const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id).join()

test.each([
  ['', '1,2,3,4,5', ''],
  ['heis=1', '1,5', '3,4'],
  ['maksleie=9500', '1', '3'],
  ['minsoverom=2', '4', '5'],
  ['soverom=3', '4', '5'],
  ['soverom=2', '', '5'],
  ['soverom=2,3', '4', '5'],
  ['by=andeby', '4', ''],
  ['type=coliving', '5', ''],
  ['ledig=1', '1,2,4', ''],
  ['heis=1&maksleie=9500', '1', '3'],
  ['sorter=leie', '1,2,4,5,3', ''],
  ['by=paris&rute=120022131&side=4', '1,2,3,4,5', ''],
])('«%s» is passed by the listings %j, and may be by %j', async (query, pass, possible) => {
  const found = await ask(query)
  expect([idsOf(found.listings), idsOf(found.possible)]).toEqual([pass, possible])
  expect(found).toMatchObject({ total: 5, municipalities: 2 })
})

test('what listings are silent about is named once, as it was asked', async () => {
  const { unmentionedFilters } = await ask('heis=1&maksleie=9500')
  expect(unmentionedFilters).toEqual(['Inntil 9\u00a0500\u00a0kr', 'Heis'])
})

test('a card says when the home is vacant, by its property first', async () => {
  const { listings: cards } = await ask('')
  const kinds = cards.map(({ vacancy }) => vacancy?.kind)
  expect(kinds).toEqual(['now', 'now', 'from', 'now', 'rented'])
})

test('every choice leaves as many listings as it says, and an empty list says which type to drop', async () => {
  for (const { choices } of (await ask('by=larvik')).filters.groups)
    for (const { href, count, isChosen } of choices) {
      if (isChosen) continue
      const { listings: left } = await ask(href)
      expect(left.length, href).toBe(count)
    }
  const { filters } = await ask('type=coliving&by=andeby')
  expect(filters.drop).toEqual([
    { label: 'Coliving', href: '?by=andeby', count: 1 },
    { label: 'Andeby', href: '?type=coliving', count: 1 },
  ])
})

test('lists by town and bedrooms have a head of their own, and are indexed until they are sorted', async () => {
  expect(await ask('by=larvik&soverom=1')).toMatchObject({
    head: { heading: 'Ledige leiligheter med 1 soverom i Larvik' },
    isIndexed: true,
  })
  expect(await ask('by=larvik&sorter=leie')).toMatchObject({ isIndexed: false })
  expect(await ask('by=larvik&heis=1')).toMatchObject({
    head: { title: 'Boliger i Larvik: heis', heading: null },
    isIndexed: false,
  })
  expect(await site.catalogue.searchedListings()).toContain('/ledige-leiligheter?by=andeby&soverom=3')
})

test('a wish for what is only advertised leads to the listings, and is known to alerts', async () => {
  expect(await site.catalogue.wishedList('leilighet andeby')).toMatchObject({
    address: '/ledige-leiligheter?type=bolig&by=andeby',
    count: 1,
  })
  const wish = { category: 'bolig', asked: { by: 'andeby' } } as const
  expect(await site.catalogue.knownWish(wish)).toEqual({ filters: wish, words: ['Boliger', 'Andeby'] })
})
