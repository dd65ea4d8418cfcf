import { afterAll, beforeAll, expect, test } from 'vitest'
import { advertisingPropertyIds } from '#landlord/advertising.ts'
import { untilAllArrived } from '../../../../test/support/changes-told-by.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { parsePropertyId } from '../../../domain/portfolio/property.ts'
import { defaultLanguage } from '../../../domain/text/language.ts'
import { addDays, osloDate } from '../../../domain/time/calendar.ts'
import { formatDate } from '../../../domain/time/format-moment.ts'
import { execute } from '../../../platform/database/query.ts'
import { writeImport } from './import.ts'

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
})
afterAll(() => site.remove())

test('vacancies count what is available, by size and with the lowest price', async () => {
  const space = (area: number | null, price: number | null, status: string | null) =>
    propertyRow({ type: 'Parkering', area, price, status })
  const later = { ...space(3, 600, 'ledig'), available_from: addDays(osloDate(new Date()), 2) }
  await writeImport(site.database.pool, {
    properties: [
      space(3, 800, 'ledig'),
      space(3, 750, 'Ledig'),
      space(3, 700, 'utleid'),
      space(5, null, 'ledig'),
      space(null, 900, 'ledig'),
      space(10, 2000, 'reservert'),
      space(1, 500, null),
      later,
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

test('a page says when its property changed, not when it was written again as it was', async () => {
  const row = propertyRow({ title: 'Oppdatert' })
  const write = (fields: Partial<typeof row> = {}) =>
    writeImport(site.database.pool, { properties: [{ ...row, ...fields }], finn_properties: [] })
  const longAgo = async () => {
    await execute(site.database.pool, 'alter table properties disable trigger note_property_update')
    await execute(
      site.database.pool,
      `update properties set updated_at = '2025-05-17 12:00+02' where id = $1`,
      [row.id],
    )
    await execute(site.database.pool, 'alter table properties enable trigger note_property_update')
  }
  const shownDate = async () => {
    await untilAllArrived(site)
    return (await site.catalogue.property(row.id))?.updatedAt
  }
  await write()
  await longAgo()
  await write()
  expect(await shownDate()).toBe('17. mai 2025')
  await write({ price: 9000 })
  expect(await shownDate()).toBe(formatDate(new Date(), defaultLanguage))
})

test('a deposit of three months is shown for available homes with a rent', async () => {
  const depositOf = async (fields: Parameters<typeof propertyRow>[0]) => {
    const row = propertyRow({ title: 'Åsen', price: 10_000, ...fields })
    await writeImport(site.database.pool, { properties: [row], finn_properties: [] })
    return (await site.catalogue.property(row.id))?.deposit
  }
  expect(await depositOf({})).toBe('30\u00a0000\u00a0kr')
  expect(await depositOf({ price: null })).toBeNull()
  expect(await depositOf({ status: 'utleid' })).toBeNull()
  expect(await depositOf({ type: 'Parkering' })).toBeNull()
})

test('where people live and no deposit is asked for, the first rent is what is paid before moving in', async () => {
  const shown = async (fields: Parameters<typeof propertyRow>[0]) => {
    const row = propertyRow({ title: 'Åsen', price: 8500, ...fields })
    await writeImport(site.database.pool, { properties: [row], finn_properties: [] })
    return (await site.catalogue.property(row.id))?.firstRent
  }
  expect(await shown({ type: 'Coliving' })).toBe('8\u00a0500\u00a0kr')
  expect(await shown({ type: 'Coliving', status: 'utleid' })).toBeNull()
  expect(await shown({ type: 'Bolig' })).toBeNull()
  expect(await shown({ type: 'Minilager' })).toBeNull()
})

test('storage rooms are offered where the portfolio has them, and as large as they are', async () => {
  const room: Parameters<typeof propertyRow>[0] = {
    type: 'Minilager',
    location: 'Hegdal, Larvik',
    area: 12.5,
  }
  await writeImport(site.database.pool, {
    properties: [
      propertyRow(room),
      propertyRow({ ...room, location: 'Arnadal, Stokke' }),
      propertyRow({ ...room, area: 850, storage_units: 34 }),
    ],
    finn_properties: [],
  })
  await expect
    .poll(site.catalogue.storagePlaces)
    .toEqual(['Arnadal, Stokke', 'Hegdal, Larvik', 'Sentrum, Larvik'])
  await expect.poll(site.catalogue.storageSizes).toEqual(['Bod ca. 12,5 m²'])
})

test('a place that the storage form already lists by its address is not offered twice', async () => {
  const rows = [
    { title: 'Kornsiloen, bod 24', location: 'Sentrum, Stokke' },
    { title: 'Bod 3 m², Fabrikkgata', location: 'Hydroparken, Notodden' },
    { title: 'Fabrikkgata 9', location: 'Gloppe, Larvik' },
  ].map((fields) => propertyRow({ type: 'Minilager', ...fields }))
  await writeImport(site.database.pool, { properties: rows, finn_properties: [] })
  await expect.poll(site.catalogue.storagePlaces).toContain('Gloppe, Larvik')
  const places = await site.catalogue.storagePlaces()
  expect(places).not.toContain('Sentrum, Stokke')
  expect(places).not.toContain('Hydroparken, Notodden')
})

test('the fixed advertising spaces are listed and counted, and no other', async () => {
  const id = parsePropertyId(advertisingPropertyIds[0] ?? '')
  if (!id) throw new Error('The landlord has no advertising space')
  const space = { ...propertyRow({ type: 'Reklame', area: 12, status: 'ledig' }), id }
  const other = propertyRow({ type: 'Reklame' })
  await writeImport(site.database.pool, { properties: [space, other], finn_properties: [] })
  expect(await site.catalogue.advertisingSpaces()).toMatchObject([
    { id, squareMetres: 12, vacancy: { kind: 'now', label: 'Ledig nå' } },
  ])
  expect(await site.catalogue.advertisingCount()).toBe(1)
})

test('the properties that name a category are the choices of a form', async () => {
  const row = propertyRow({ title: 'Åsveien 9', type: 'Næring', amenities: ['parkering'] })
  await writeImport(site.database.pool, { properties: [row], finn_properties: [] })
  expect(await site.catalogue.propertyChoices('parkering')).toEqual([
    { value: row.id, label: 'Åsveien 9, Sentrum, Larvik' },
  ])
})

test('a form is filled in with the area of a single room, not with that of a building', async () => {
  const storage = (storage_units: number) =>
    propertyRow({ type: 'Minilager', area: 10, price: null, bedrooms: null, storage_units })
  const [room, building] = [storage(1), storage(34)]
  await writeImport(site.database.pool, { properties: [room, building], finn_properties: [] })
  expect(await site.catalogue.propertyFacts(room.id)).toMatchObject({ area: '10', price: '' })
  expect(await site.catalogue.propertyFacts(building.id)).toMatchObject({ area: '' })
})

test('the front page gets four available homes, those with a picture and of different towns first', async () => {
  const key = 'a'.repeat(20)
  const url = 'https://bilder.example/hus.jpg'
  await execute(
    site.database.pool,
    `insert into pictures (url, storage_path, key, width, height, preview) values ($1, 'hus.jpg', $2, 3, 2, 'fff')`,
    [url, key],
  )
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
  await writeImport(site.database.pool, { properties: rows, finn_properties: [] })
  const titles = (await site.catalogue.vacantHomes()).map(({ title }) => title)
  expect(titles).toEqual(['Larvik ny', 'Stokke', 'Larvik gammel', 'Notodden uten bilde'])
})
