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
  expect(await site.catalogue.wishedList('treroms i Larvik')).toMatchObject({
    title: 'Boliger · Larvik · 2 soverom',
    address: '/eiendommer?type=bolig&by=larvik&soverom=2',
    query: '?type=bolig&by=larvik&soverom=2',
    count: demoPortfolio.filter(
      ({ property: { type, city, bedrooms } }) => type === 'Bolig' && city === 'Larvik' && bedrooms === 2,
    ).length,
  })
})

const first = async (wish: string) => {
  const { first = [], misses = [], ...list } = (await site.catalogue.wishedList(wish)) ?? {}
  const homes = [...first, ...misses.map(({ home }) => home)]
  const cards = await site.catalogue.chosenCards(
    homes.flatMap((home) => (home.kind === 'property' ? [home.ref] : [])),
  )
  return {
    ...list,
    cards: cards.slice(0, first.length),
    misses: misses.map(({ reason }, place) => [cards[first.length + place]?.title, reason]),
  }
}

test('the first homes are those that can be moved into now, the cheapest first', async () => {
  const { cards } = await first('bolig larvik')
  expect(cards.map(({ vacancy }) => vacancy?.kind)).toEqual(Array(6).fill('now'))
  const rents = cards.map(({ price }) => Number(price?.replace(/\D/g, '')))
  expect(rents).toEqual(rents.toSorted((one, other) => one - other))
})

test('homes that fail one thing are told with it, the nearest first', async () => {
  expect(await first('toroms i Larvik under 10 700')).toMatchObject({
    fitting: 0,
    misses: [
      ['Storgata 31, leilighet 201', '10\u00a0900\u00a0kr, ellers alt'],
      ['Skoleveien 2, leilighet 3', 'I Stokke'],
      ['Tollbugata 14, leilighet 101', 'Utleid'],
    ],
  })
})

test('a home that refuses what is wished is no near miss', async () => {
  expect((await first('toroms i Larvik under 12 000 med hund')).misses.flat()).not.toContain(
    'Storgata 31, leilighet 201',
  )
})

test('a category does not mean homes of another that have it too', async () => {
  const { cards } = await first('parkering larvik')
  expect(new Set(cards.map(({ type }) => type))).toEqual(new Set(['Parkering']))
})

test('a town without homes says so, with the nearest that has some', async () => {
  expect(await first('toroms i Sandefjord')).toMatchObject({
    title: 'Boliger · Stokke · 1 soverom',
    elsewhere: { town: 'Sandefjord', nearest: 'Stokke', kilometres: 11 },
  })
})

test('those that say what is named come first, and are all that fit', async () => {
  const ids = demoPortfolio
    .filter(({ property: { title } }) => /garasje/i.test(title))
    .map(({ property: { id } }) => id)
  const list = await site.catalogue.wishedList('garasje', async ([thing]) =>
    thing?.includes('garasje') ? new Map(ids.map((id) => [id, 3])) : new Map(),
  )
  expect(list).toMatchObject({ title: 'Parkeringsplasser · garasje', address: '/eiendommer?type=parkering' })
  expect(list?.first.every(({ ref }) => ids.some((id) => id === ref))).toBe(true)
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
