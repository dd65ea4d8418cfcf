import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilAllArrived } from '../../../../test/support/changes-told-by.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { writeImport } from './import.ts'

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
})
afterAll(() => site.remove())

const titlesOf = (cards: readonly { title: string }[] | undefined) => cards?.map(({ title }) => title)

test('a property offers what is available of its type, in its town and near its price first', async () => {
  const rented = propertyRow({ type: 'Minilager', title: 'Leid', price: 1000, status: 'utleid' })
  const far = propertyRow({ type: 'Minilager', title: 'Langt', price: 1000, status: 'ledig', city: 'Stokke' })
  const dear = propertyRow({ type: 'Minilager', title: 'Dyr', price: 3000, status: 'ledig' })
  const near = propertyRow({ type: 'Minilager', title: 'Nær', price: 800, status: ' Ledig' })
  const priceless = propertyRow({ type: 'Minilager', title: 'Uten pris', status: 'available' })
  const unknown = propertyRow({ type: 'Minilager', title: 'Ukjent', price: 1000 })
  const rows = [rented, far, dear, near, priceless, unknown]
  await writeImport(site.database.pool, { properties: rows, finn_properties: [] })
  await untilAllArrived(site)
  const alternativesTo = async ({ id }: typeof near) =>
    titlesOf((await site.catalogue.property(id))?.alternatives)
  expect(await alternativesTo(rented)).toEqual(['Nær', 'Dyr', 'Uten pris', 'Langt'])
  expect(await alternativesTo(near)).toEqual(['Dyr', 'Uten pris', 'Langt'])
  expect(await alternativesTo(priceless)).toEqual(['Nær', 'Dyr', 'Langt'])
})

test('a home offers those with as many bedrooms before those whose rent is nearer', async () => {
  const home = (title: string, bedrooms: number | null, price: number) =>
    propertyRow({ type: 'Bolig', title, bedrooms, price, status: 'ledig', city: 'Sandefjord' })
  const shown = home('Vist', 2, 12_000)
  const rows = [home('Hybel', null, 12_000), home('Treroms', 3, 12_100), home('Toroms', 2, 15_000), shown]
  await writeImport(site.database.pool, { properties: rows, finn_properties: [] })
  await untilAllArrived(site)
  const alternatives = (await site.catalogue.property(shown.id))?.alternatives
  expect(titlesOf(alternatives)?.slice(0, 3)).toEqual(['Toroms', 'Treroms', 'Hybel'])
})

test('fills up from other towns where the own town has fewer than four', async () => {
  const homes = [9000, 9100, 9200, 9300, 9400, 9500, 9600, 9700].map((price) =>
    propertyRow({ type: 'Næring', title: `Notodden ${price}`, price, status: 'ledig', city: 'Notodden' }),
  )
  const home = propertyRow({ type: 'Næring', title: 'Alene', price: 9450, status: 'utleid', city: 'Stokke' })
  const dear = propertyRow({
    type: 'Næring',
    title: 'Dyr i byen',
    price: 90_000,
    status: 'ledig',
    city: 'Stokke',
  })
  await writeImport(site.database.pool, { properties: [...homes, home, dear], finn_properties: [] })
  await untilAllArrived(site)
  const alternatives = (await site.catalogue.property(home.id))?.alternatives
  expect(titlesOf(alternatives)).toEqual(['Dyr i byen', 'Notodden 9400', 'Notodden 9500', 'Notodden 9300'])
})

test('what is available in the same building stands apart from what is available elsewhere', async () => {
  const flat = (title: string, more: Parameters<typeof propertyRow>[0] = {}) =>
    propertyRow({ type: 'Coliving', title, price: 9000, status: 'ledig', ...more })
  const shown = flat('Storgata 31, rom 1')
  await writeImport(site.database.pool, {
    properties: [
      shown,
      flat('storgata 31, rom 2'),
      flat('Storgata 31, rom 3', { status: 'utleid' }),
      flat('Storgata 31, rom 4', { city: 'Notodden' }),
      flat('Storgata 310, rom 1'),
      ...[2, 3, 4].map((room) =>
        flat(`Storgata 312, rom ${room}`, { price: 12_000 + room, city: 'Notodden' }),
      ),
    ],
    finn_properties: [],
  })
  await untilAllArrived(site)
  const property = await site.catalogue.property(shown.id)
  expect(titlesOf(property?.inBuilding)).toEqual(['storgata 31, rom 2'])
  // Those of the building take the place of none of the others.
  expect(titlesOf(property?.alternatives)).toEqual([
    'Storgata 310, rom 1',
    'Storgata 31, rom 4',
    'Storgata 312, rom 2',
    'Storgata 312, rom 3',
  ])
})
