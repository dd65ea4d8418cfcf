import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyRow } from '../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../test/support/temporary-site.ts'
import { pictures } from '../database/schema.ts'
import { writeImport } from './import.ts'

let site: TemporarySite
const shop = propertyRow({ title: 'Åsgata 1', type: 'Næring', amenities: ['reklame'], price: 20_000 })
const advertising = propertyRow({ title: 'Ærfuglveien 2', type: 'Reklame' })

beforeAll(async () => {
  site = await temporarySite()
  const homes = Array.from({ length: 30 }, (_, index) =>
    propertyRow({
      title: `Bolig ${String(index).padStart(2, '0')}`,
      price: index === 0 ? null : 8000 + index * 100,
      bedrooms: index % 3,
    }),
  )
  const dear = propertyRow({
    title: 'Storgata 3',
    price: 12_500,
    area: 68,
    bedrooms: 2,
    gross_area: 0,
    energy_class: 'B',
    property_registration: 'gnr. 1 bnr. 2',
  })
  const rooms = propertyRow({
    title: 'Ørnveien 3',
    type: 'Coliving',
    bedrooms: 5,
    location: 'Sentrum, Notodden',
    city: 'Notodden',
  })
  await writeImport(site.database.orm, {
    properties: [...homes, dear, shop, advertising, rooms],
    finn_properties: [],
  })
})

afterAll(() => site.remove())

test('the list is sorted by title, in the Norwegian alphabet', async () => {
  const { cards } = await site.catalogue.properties(null, 2)
  expect(cards.map((card) => card.title).slice(-4)).toEqual([
    'Storgata 3',
    'Ærfuglveien 2',
    'Ørnveien 3',
    'Åsgata 1',
  ])
})

test('a page holds 24, and the count is of all', async () => {
  const first = await site.catalogue.properties(null, 1)
  expect(first).toMatchObject({ total: 34, page: 1, pages: 2 })
  expect(first.cards).toHaveLength(24)
  expect((await site.catalogue.properties(null, 3)).cards).toEqual([])
})

test('a category takes in its type, and what names it among its amenities', async () => {
  const { cards, total } = await site.catalogue.properties('reklame', 1)
  expect(cards.map((card) => card.id)).toEqual([advertising.id, shop.id])
  expect(total).toBe(2)
})

test('a card shows price, area and bedrooms as Norwegians write them', async () => {
  const { cards } = await site.catalogue.properties('bolig', 2)
  expect(cards.find((card) => card.title === 'Storgata 3')).toMatchObject({
    price: '12\u00a0500\u00a0kr/mnd',
    facts: ['68\u00a0m²', '2\u00a0soverom'.replace('\u00a0', ' ')],
    energyClass: 'B',
  })
})

test('details leave out what is not set, and numbers that are 0', async () => {
  const { cards } = await site.catalogue.properties('bolig', 2)
  const id = cards.find((card) => card.title === 'Storgata 3')?.id
  const detail = await site.catalogue.property(id as never)
  expect(detail?.details).toEqual([
    { label: 'Soverom', value: '2' },
    { label: 'Areal', value: '68\u00a0m²' },
    { label: 'Energiklasse', value: 'B' },
  ])
  expect(detail?.ownership).toEqual([{ label: 'Matrikkel', value: 'gnr. 1 bnr. 2' }])
})

test('an empty description is a missing one', async () => {
  const { cards } = await site.catalogue.properties('bolig', 2)
  const id = cards.find((card) => card.title === 'Storgata 3')?.id
  for (const [stored, shown] of [
    ['', null],
    [' \n', null],
    ['Lys.', 'Lys.'],
  ]) {
    await site.database.pool.query('update properties set description = $2 where id = $1', [id, stored])
    const description = async () => (await site.catalogue.property(id as never))?.description
    await expect.poll(description).toBe(shown)
  }
})

test('bedrooms are «Hybler» in coliving', async () => {
  const { cards } = await site.catalogue.properties('coliving', 1)
  const detail = await site.catalogue.property(cards[0]?.id as never)
  expect(detail?.details).toContainEqual({ label: 'Hybler', value: '5' })
})

test('housing areas show the number of homes and the range of prices', async () => {
  const areas = await site.catalogue.housingAreas()
  expect(areas).toMatchObject([
    {
      location: 'Sentrum, Larvik',
      place: 'Sentrum',
      city: 'Larvik',
      count: 31,
      price: '8\u00a0100–12\u00a0500\u00a0kr/mnd',
    },
  ])
  expect(areas[0]?.homes).toHaveLength(31)
})

test('vacancies count what is available, by size and with the lowest price', async () => {
  const space = (area: number | null, price: number | null, status: string | null) =>
    propertyRow({ type: 'Parkering', area, price, status })
  await writeImport(site.database.orm, {
    properties: [
      space(3, 800, 'ledig'),
      space(3, 750, 'Ledig'),
      space(3, 700, 'utleid'),
      space(5, null, 'ledig'),
      space(null, 900, 'ledig'),
      space(10, 2000, 'reservert'),
      space(1, 500, null),
    ],
    finn_properties: [],
  })
  expect(await site.catalogue.vacancies('parkering')).toEqual({
    count: 4,
    sizes: [
      { squareMetres: 3, count: 2, lowestPrice: 750 },
      { squareMetres: 5, count: 1, lowestPrice: null },
    ],
  })
})

test('an unknown property is null', async () => {
  expect(await site.catalogue.property('00000000-0000-4000-8000-ffffffffffff' as never)).toBeNull()
})

test('the count is read again when the data has changed', async () => {
  const before = (await site.catalogue.properties('parkering', 1)).total
  const version = site.version.current()
  await writeImport(site.database.orm, {
    properties: [propertyRow({ type: 'Parkering' })],
    finn_properties: [],
  })
  await expect.poll(() => site.version.current(), { timeout: 30_000 }).toBeGreaterThan(version)
  expect((await site.catalogue.properties('parkering', 1)).total).toBe(before + 1)
})

test('a known status is shown in the words of the site, and an unknown one as it is stored', async () => {
  const statusOf = async (status: string) => {
    const row = propertyRow({ type: 'Parkering', status })
    await writeImport(site.database.orm, { properties: [row], finn_properties: [] })
    const detail = await site.catalogue.property(row.id)
    return [detail?.availability, detail?.details.at(-1)?.value]
  }
  expect(await statusOf(' LEDIG ')).toEqual(['available', 'Ledig'])
  expect(await statusOf('reservert')).toEqual(['reserved', 'Reservert'])
  expect(await statusOf('Utleid')).toEqual(['rented', 'Utleid'])
  expect(await statusOf('pusses opp')).toEqual([null, 'pusses opp'])
})

test('a rented property offers what is available of its type, in its town and near its price first', async () => {
  const rented = propertyRow({ type: 'Minilager', title: 'Leid', price: 1000, status: 'utleid' })
  const far = propertyRow({ type: 'Minilager', title: 'Langt', price: 1000, status: 'ledig', city: 'Stokke' })
  const dear = propertyRow({ type: 'Minilager', title: 'Dyr', price: 3000, status: 'ledig' })
  const near = propertyRow({ type: 'Minilager', title: 'Nær', price: 1200, status: 'ledig' })
  const unknown = propertyRow({ type: 'Minilager', title: 'Ukjent', price: 1000 })
  const rows = [rented, far, dear, near, unknown]
  await writeImport(site.database.orm, { properties: rows, finn_properties: [] })
  const alternatives = (await site.catalogue.property(rented.id))?.alternatives
  expect(alternatives?.map(({ title }) => title)).toEqual(['Nær', 'Dyr', 'Langt'])
  expect((await site.catalogue.property(near.id))?.alternatives).toEqual([])
})

test('a deposit of three months is shown for available homes with a rent', async () => {
  const depositOf = async (fields: Parameters<typeof propertyRow>[0]) => {
    const row = propertyRow({ title: 'Åsen', price: 10_000, ...fields })
    await writeImport(site.database.orm, { properties: [row], finn_properties: [] })
    return (await site.catalogue.property(row.id))?.deposit
  }
  expect(await depositOf({})).toBe('30\u00a0000\u00a0kr')
  expect(await depositOf({ price: null })).toBeNull()
  expect(await depositOf({ status: 'utleid' })).toBeNull()
  expect(await depositOf({ type: 'Parkering' })).toBeNull()
})

test('storage rooms are offered where the portfolio has them, and as large as they are', async () => {
  const room: Parameters<typeof propertyRow>[0] = {
    type: 'Minilager',
    location: 'Hegdal, Larvik',
    area: 12.5,
  }
  await writeImport(site.database.orm, {
    properties: [
      propertyRow(room),
      propertyRow({ ...room, location: 'Arnadal, Stokke' }),
      propertyRow({ ...room, area: 850, storage_units: 34 }),
    ],
    finn_properties: [],
  })
  expect(await site.catalogue.storagePlaces()).toEqual([
    'Arnadal, Stokke',
    'Hegdal, Larvik',
    'Sentrum, Larvik',
  ])
  expect(await site.catalogue.storageSizes()).toEqual(['Bod ca. 12,5 m²'])
})

test('a place that the storage form already lists by its address is not offered twice', async () => {
  const rows = [
    { title: 'Kornsiloen, bod 24', location: 'Sentrum, Stokke' },
    { title: 'Bod 3 m², Fabrikkgata', location: 'Hydroparken, Notodden' },
    { title: 'Fabrikkgata 9', location: 'Gloppe, Larvik' },
  ].map((fields) => propertyRow({ type: 'Minilager', ...fields }))
  await writeImport(site.database.orm, { properties: rows, finn_properties: [] })
  const places = await site.catalogue.storagePlaces()
  expect(places).toContain('Gloppe, Larvik')
  expect(places).not.toContain('Sentrum, Stokke')
  expect(places).not.toContain('Hydroparken, Notodden')
})

test('a form is filled in with the area of a single room, not with that of a building', async () => {
  const [room, building] = [{ storage_units: 1 }, { storage_units: 34 }].map((units) =>
    propertyRow({ type: 'Minilager', area: 10, price: null, bedrooms: null, ...units }),
  )
  await writeImport(site.database.orm, { properties: [room, building] as never, finn_properties: [] })
  expect(await site.catalogue.propertyFacts(room?.id as never)).toMatchObject({ area: '10', price: '' })
  expect(await site.catalogue.propertyFacts(building?.id as never)).toMatchObject({ area: '' })
})

test('the front page gets four available homes, those with a picture and of different towns first', async () => {
  const key = 'a'.repeat(20)
  const url = 'https://bilder.example/hus.jpg'
  await site.database.orm
    .insert(pictures)
    .values({ url, storage_path: 'hus.jpg', key, width: 3, height: 2, preview: 'fff' })
  const home = (title: string, city: string, fields: Parameters<typeof propertyRow>[0] = {}) =>
    propertyRow({ title, city, status: 'ledig', ...fields })
  const rows = [
    home('Larvik uten bilde', 'Larvik'),
    home('Larvik ny', 'Larvik', { image_url: url, created_at: '2026-03-02T00:00:00.000Z' }),
    home('Larvik gammel', 'Larvik', { image_url: url, created_at: '2026-01-01T00:00:00.000Z' }),
    home('Stokke', 'Stokke', { image_url: url, created_at: '2026-02-01T00:00:00.000Z' }),
    home('Notodden utleid', 'Notodden', { image_url: url, status: 'utleid' }),
    home('Rom', 'Notodden', { image_url: url, type: 'Coliving' }),
    home('Notodden uten bilde', 'Notodden'),
  ]
  await writeImport(site.database.orm, { properties: rows, finn_properties: [] })
  const titles = (await site.catalogue.vacantHomes()).map(({ title }) => title)
  expect(titles).toEqual(['Larvik ny', 'Stokke', 'Larvik gammel', 'Notodden uten bilde'])
})
