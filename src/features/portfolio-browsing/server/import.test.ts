import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { queryRow, queryRows } from '../../../platform/database/query.ts'
import { writeImport } from './import.ts'
import { parseImport, RefusedImport } from './import-rows.ts'

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
})
afterAll(() => site.remove())

const good = {
  id: 'a1f0c3de-0000-4a11-8a01-5d2f00000001',
  title: 'Storgata 1',
  type: 'Bolig',
  location: 'Larvik',
  city: 'Larvik',
}

function refusalsOf(content: unknown): string[] {
  try {
    parseImport(typeof content === 'string' ? content : JSON.stringify(content))
    return []
  } catch (error) {
    if (!(error instanceof RefusedImport)) throw error
    return error.refusals
  }
}

test.each([
  ['a column that does not exist', { ...good, colour: 'red' }, 'properties[0]: unknown column colour'],
  ['an id that is no UUID', { ...good, id: '17' }, 'properties[0].id: Invalid UUID'],
  ['a negative price', { ...good, price: -1 }, 'properties[0].price: '],
  ['a price as text', { ...good, price: '12 500' }, 'properties[0].price: '],
  ['an unknown type', { ...good, type: 'Slott' }, 'properties[0].type: '],
  ['no title', { ...good, title: ' ' }, 'properties[0].title: '],
  ['a script for a picture', { ...good, image_url: 'javascript:alert(1)' }, 'properties[0].image_url: '],
  ['degrees beyond the map', { ...good, latitude: 91 }, 'properties[0].latitude: '],
  ['a day that does not exist', { ...good, available_from: '2027-02-30' }, 'properties[0].available_from: '],
  ['half a bedroom', { ...good, bedrooms: 1.5 }, 'properties[0].bedrooms: '],
])('%s is refused, with its row and column', (_, row, refusal) => {
  expect(refusalsOf({ properties: [row] })).toEqual([expect.stringContaining(refusal)])
})

test('every fault of every row is named', () => {
  const listing = { id: '1', title: 'T', address: 'A', finn_url: 'http://finn.no/1' }
  expect(
    refusalsOf({ properties: [good, good, { ...good, id: 'x' }], finn_properties: [listing] }),
  ).toHaveLength(3)
})

test('coordinates are rounded to the building', () => {
  const file = { properties: [{ ...good, latitude: 59.0530123, longitude: 10.0349987 }] }
  expect(parseImport(JSON.stringify(file)).properties).toMatchObject([
    { latitude: 59.053, longitude: 10.035 },
  ])
})

test('what is not JSON is refused in one sentence', () => {
  expect(refusalsOf('{')).toEqual([expect.stringMatching(/^The file is not JSON: /)])
})

test('a known id is replaced, a new one added', async () => {
  const row = propertyRow({ title: 'Før' })
  await writeImport(site.database.pool, { properties: [row], finn_properties: [] })
  await writeImport(site.database.pool, {
    properties: [{ ...row, title: 'Etter' }, propertyRow()],
    finn_properties: [],
  })
  const titles = await queryRows(site.database.pool, z.string(), 'select title from properties')
  expect(titles).toHaveLength(2)
  expect(titles).toContain('Etter')
})

test('a column that the file does not have stays as it is, and one that is null is emptied', async () => {
  const { pool } = site.database
  const whole = propertyRow({ price: 9000, description: 'Lys', images: ['/a.jpg'], energy_class: 'C' })
  await writeImport(pool, { properties: [whole], finn_properties: [] })
  const { id, title, type, location, city } = whole
  const rent = { id, title, type, location, city, price: 9500, energy_class: null }
  const added = { ...rent, id: propertyRow().id, description: 'Ny' }
  await writeImport(pool, parseImport(JSON.stringify({ properties: [rent, added] })))
  const { rows } = await pool.query(
    `select price, description, images, energy_class, created_at = $2 as "isAsOld" from properties where id = any($1) order by id`,
    [[id, added.id], whole.created_at],
  )
  expect(rows).toEqual([
    { price: 9500, description: 'Lys', images: ['/a.jpg'], energy_class: null, isAsOld: true },
    { price: 9500, description: 'Ny', images: [], energy_class: null, isAsOld: false },
  ])
  const listing = { id: '7', title: 'T', address: 'A', finn_url: 'https://www.finn.no/7' }
  const rows7 = (more: object) => parseImport(JSON.stringify({ finn_properties: [{ ...listing, ...more }] }))
  await writeImport(pool, rows7({ is_active: false, price: '9 000' }))
  await writeImport(pool, rows7({}))
  const { rows: found } = await pool.query("select is_active, price from finn_properties where id = '7'")
  expect(found).toEqual([{ is_active: false, price: '9 000' }])
})

test('an import of a listing keeps what staff have set on it', async () => {
  const listing = {
    id: '42',
    title: 'Ved elva',
    address: 'Elvegata 1, Notodden',
    finn_url: 'https://www.finn.no/42',
  }
  const rows = () => parseImport(JSON.stringify({ finn_properties: [listing] }))
  await writeImport(site.database.pool, rows())
  await site.database.pool.query("update finn_properties set hidden = true where id = '42'")
  await writeImport(site.database.pool, rows())
  const { rows: found } = await site.database.pool.query("select hidden from finn_properties where id = '42'")
  expect(found).toEqual([{ hidden: true }])
})

const countProperties = () => queryRow(site.database.pool, z.number(), 'select count(*)::int from properties')

test('where one row cannot be written, none is', async () => {
  const before = await countProperties()
  const rows = Array.from({ length: 2500 }, () => propertyRow())
  // PostgreSQL stores no NUL in a text.
  const broken = { ...propertyRow(), title: 'a\0b' }
  await expect(
    writeImport(site.database.pool, { properties: [...rows, broken], finn_properties: [] }),
  ).rejects.toThrow()
  expect(await countProperties()).toBe(before)
})

test('10 000 rows are written at once, and PostgreSQL knows them in every table that they fill when the import ends', async () => {
  const before = await countProperties()
  await writeImport(site.database.pool, {
    properties: Array.from({ length: 10_000 }, () => propertyRow()),
    finn_properties: [],
  })
  expect(await countProperties()).toBe(before + 10_000)
  const filled = (await knownTables()).filter(({ rows }) => rows >= 10_000)
  expect(filled.map(({ table }) => table)).toEqual(expect.arrayContaining(['properties', 'search_documents']))
  // The planner goes by its count, index-only scans by what is marked visible.
  expect(filled.filter(({ rows, counted, visible }) => counted !== rows || visible === 0)).toEqual([])
})

const tableSize = z.object({ table: z.string(), counted: z.number(), visible: z.number() })

async function knownTables() {
  const sizes = await queryRows(
    site.database.pool,
    tableSize,
    `select relname as table, reltuples::int as counted, relallvisible as visible
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return Promise.all(
    sizes.map(async (size) => ({
      ...size,
      rows: await queryRow(site.database.pool, z.number(), `select count(*)::int from ${size.table}`),
    })),
  )
}
