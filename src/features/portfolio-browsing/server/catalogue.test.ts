import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOf } from '../../../../test/support/list-of.ts'
import { present } from '../../../../test/support/present.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { newPropertyId, parsePropertyId } from '../../../domain/portfolio/property.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { createCatalogue } from './catalogue.ts'
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
  await writeImport(site.database.pool, {
    properties: [...homes, dear, shop, advertising, rooms],
    finn_properties: [],
  })
})

afterAll(() => site.remove())

const day = (text: string) => osloDate(new Date(text))
const idOf = (id: string | undefined) => present(parsePropertyId(id ?? ''))

test('the list is sorted by title, in the Norwegian alphabet', async () => {
  const { cards } = await site.catalogue.properties(listOf(null, 2))
  expect(cards.map((card) => card.title).slice(-4)).toEqual([
    'Storgata 3',
    'Ærfuglveien 2',
    'Ørnveien 3',
    'Åsgata 1',
  ])
})

test('a page holds 24, and the count is of all', async () => {
  const first = await site.catalogue.properties(listOf(null, 1))
  expect(first).toMatchObject({ total: 34, page: 1, pages: 2 })
  expect(first.cards).toHaveLength(24)
  expect((await site.catalogue.properties(listOf(null, 3))).cards).toEqual([])
  expect(await site.catalogue.knownList(listOf(null, 77))).toEqual(listOf(null, 2))
})

test('a category takes in its type, and what names it among its amenities', async () => {
  const { cards, total } = await site.catalogue.properties(listOf('reklame', 1))
  expect(cards.map((card) => card.id)).toEqual([advertising.id, shop.id])
  expect(total).toBe(2)
})

test('a card shows price, area and bedrooms as Norwegians write them', async () => {
  const { cards } = await site.catalogue.properties(listOf('bolig', 2))
  expect(cards.find((card) => card.title === 'Storgata 3')).toMatchObject({
    price: '12\u00a0500\u00a0kr/mnd',
    facts: ['68\u00a0m²', '2\u00a0soverom'.replace('\u00a0', ' ')],
    energyClass: 'B',
  })
})

test('details leave out what is not set, and numbers that are 0', async () => {
  const { cards } = await site.catalogue.properties(listOf('bolig', 2))
  const id = cards.find((card) => card.title === 'Storgata 3')?.id
  const detail = await site.catalogue.property(idOf(id))
  expect(detail?.details).toEqual([
    { label: 'Soverom', value: '2' },
    { label: 'Areal', value: '68\u00a0m²' },
    { label: 'Energiklasse', value: 'B' },
  ])
  expect(detail?.ownership).toEqual([{ label: 'Matrikkel', value: 'gnr. 1 bnr. 2' }])
})

test('an empty description is a missing one', async () => {
  const { cards } = await site.catalogue.properties(listOf('bolig', 2))
  const id = cards.find((card) => card.title === 'Storgata 3')?.id
  for (const [stored, shown] of [
    ['', null],
    [' \n', null],
    ['Lys.', 'Lys.'],
  ]) {
    await site.database.pool.query('update properties set description = $2 where id = $1', [id, stored])
    const description = async () => (await site.catalogue.property(idOf(id)))?.description
    await expect.poll(description).toBe(shown)
  }
})

test('bedrooms are «Hybler» in coliving', async () => {
  const { cards } = await site.catalogue.properties(listOf('coliving', 1))
  const detail = await site.catalogue.property(idOf(cards[0]?.id))
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

test('an unknown property is null', async () => {
  expect(await site.catalogue.property(newPropertyId())).toBeNull()
})

test('the count is read again when the data has changed', async () => {
  const before = (await site.catalogue.properties(listOf('parkering', 1))).total
  const version = site.version.current()
  await writeImport(site.database.pool, {
    properties: [propertyRow({ type: 'Parkering' })],
    finn_properties: [],
  })
  await expect.poll(() => site.version.current()).toBeGreaterThan(version)
  expect((await site.catalogue.properties(listOf('parkering', 1))).total).toBe(before + 1)
})

test('a known status is shown in the words of the site, and an unknown one as it is stored', async () => {
  const statusOf = async (status: string) => {
    const row = propertyRow({ type: 'Parkering', status })
    await writeImport(site.database.pool, { properties: [row], finn_properties: [] })
    const detail = await site.catalogue.property(row.id)
    return [detail?.vacancy?.kind, detail?.details.at(-1)?.value]
  }
  expect(await statusOf(' LEDIG ')).toEqual(['now', 'Ledig nå'])
  expect(await statusOf('reservert')).toEqual(['reserved', 'Reservert'])
  expect(await statusOf('Utleid')).toEqual(['rented', 'Utleid'])
  expect(await statusOf('pusses opp')).toEqual([undefined, 'pusses opp'])
})

test('a home that is vacant from a day on is vacant now when that day has come in Norway', async () => {
  const row = propertyRow({ title: 'Åsveien 1', status: 'utleid', available_from: day('2027-03-01') })
  const vacant = { ...row, id: newPropertyId(), status: 'ledig' }
  await writeImport(site.database.pool, { properties: [row, vacant], finn_properties: [] })
  const seenAt = async (instant: string) => {
    const catalogue = createCatalogue(site.database, site.version, () => new Date(instant))
    const labels = []
    for (const { id } of [row, vacant]) labels.push((await catalogue.property(id))?.vacancy?.label)
    return [...labels, (await catalogue.vacantHomes()).some(({ id }) => id === vacant.id)]
  }
  const before = ['Ledig fra 1. mars', 'Ledig fra 1. mars', false]
  expect(await seenAt('2027-02-28T22:59:59Z')).toEqual(before)
  expect(await seenAt('2027-02-28T23:00:00Z')).toEqual(['Utleid', 'Ledig nå', true])
})
