import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPortfolio } from '../../../../demo/index.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { writeImport } from './import.ts'

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
  const properties = demoPortfolio.map(({ property }) => property)
  await writeImport(site.database.pool, { properties, finn_properties: [] })
})
afterAll(() => site.remove())

test.each([
  ['toroms i Larvik under 12 000 med hund', 'type=bolig&by=larvik&soverom=1&maksleie=12000&dyr=1'],
  ['2-roms larvik', 'type=bolig&by=larvik&soverom=1'],
  ['larvik', 'by=larvik'],
  ['notoden', 'by=notodden'],
  ['leilighet stokke', 'type=bolig&by=stokke'],
  ['bod i notodden', 'type=minilager&by=notodden'],
  ['parkering larvik', 'type=parkering&by=larvik'],
  ['treroms med balkong', 'type=bolig&soverom=2&balkong=1'],
  ['apartment larvik', 'type=bolig&by=larvik'],
  ['leilighet langestrand', 'type=bolig&omrade=langestrand'],
])('%s asks for the list %s', async (wish, query) => {
  expect(await site.catalogue.wishedList(wish)).toMatchObject({ address: `/eiendommer?${query}` })
})

test('a list is named by what is asked, and says how many it has', async () => {
  expect(await site.catalogue.wishedList('treroms i Larvik')).toEqual({
    title: 'Boliger · Larvik · 2 soverom',
    address: '/eiendommer?type=bolig&by=larvik&soverom=2',
    count: demoPortfolio.filter(
      ({ property: { type, city, bedrooms } }) => type === 'Bolig' && city === 'Larvik' && bedrooms === 2,
    ).length,
    first: expect.any(Array),
  })
})

test('the first homes of a list are those that can be moved into soonest', async () => {
  const list = await site.catalogue.wishedList('bolig larvik')
  const ids = (list?.first ?? []).flatMap((home) => (home.kind === 'property' ? [home.ref] : []))
  const cards = await site.catalogue.chosenCards(ids)
  expect(cards.map(({ vacancy }) => vacancy?.kind)).toEqual(['now', 'now', 'now', 'now'])
})

test.each([
  'storgata 31',
  'storgata 31 larvik',
  'tett sluk',
  'nøkkel',
  'husordensregler',
  '',
  '!!',
  'x'.repeat(5000),
])('%s asks for no list', async (words) => {
  expect(await site.catalogue.wishedList(words)).toBeNull()
})
