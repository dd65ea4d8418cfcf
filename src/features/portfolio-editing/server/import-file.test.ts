import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { propertyContent } from '../../../../test/support/property-content.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { verifyAudit } from '../../../platform/audit/verify-audit.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { parseFile, parseImport } from '../../portfolio-browsing/server/import-rows.ts'
import { type ImportedRow, importFile } from './import-file.ts'
import { archiveProperty, saveProperty } from './versions.ts'

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
})
afterAll(() => site.remove())

const importJson = (file: object, options = { dryRun: false }) =>
  importFile(site, parseImport(JSON.stringify(file)), options)

const named = (row: ReturnType<typeof propertyRow>, more: object = {}) => {
  const { id, title, type, location, city } = row
  return { id, title, type, location, city, ...more }
}

/** A property that an earlier import has written, without a version. */
async function standing(fields: Parameters<typeof propertyRow>[0] = {}) {
  const row = propertyRow(fields)
  await writeImport(site.database.pool, { properties: [row], finn_properties: [] })
  return row
}

const version = z.object({ state: z.string(), by: z.string().nullable(), price: z.number().nullable() })

const versionsOf = (id: string) =>
  queryRows(
    site.database.pool,
    version,
    `select state, staff_id::text as by, (content ->> 'price')::float as price from property_versions
     where property_id::text = $1 order by id`,
    [id],
  )

const entriesOf = (id: string) =>
  queryRows(
    site.database.pool,
    z.object({ action: z.string(), detail: z.unknown() }),
    'select action, detail from audit_log where subject_id = $1 order by id',
    [id],
  )

const whatIsDone = (rows: readonly ImportedRow[]) => rows.map(({ id, does }) => [id, does])

test('changes the columns that the file has, with what was before as a version, and an entry in the audit log', async () => {
  const row = await standing({ price: 9000, description: 'Lys', energy_class: 'C', images: ['/a.jpg'] })
  const [done] = await importJson({ properties: [named(row, { price: 9500, energy_class: null })] })
  expect(done).toEqual({
    table: 'properties',
    index: 0,
    id: row.id,
    title: row.title,
    does: 'change',
    changed: [
      { column: 'price', from: 9000, to: 9500 },
      { column: 'energy_class', from: 'C', to: null },
    ],
  })
  const { rows } = await site.database.pool.query(
    'select price, description, energy_class, images, created_at = $2 as "isAsOld" from properties where id = $1',
    [row.id, row.created_at],
  )
  expect(rows).toEqual([
    { price: 9500, description: 'Lys', energy_class: null, images: ['/a.jpg'], isAsOld: true },
  ])
  expect(await versionsOf(row.id)).toEqual([
    { state: 'published', by: null, price: 9000 },
    { state: 'published', by: null, price: 9500 },
  ])
  expect(await entriesOf(row.id)).toEqual([
    { action: 'property-saved', detail: { state: 'published', file: true } },
  ])
})

test('a known property or ad is named by its id alone', async () => {
  const row = await standing({ price: 9000 })
  const ad = { id: 'known', title: 'Lys stue', address: 'Storgata 1', finn_url: 'https://www.finn.no/1' }
  await importJson({ finn_properties: [ad] })
  const file = {
    properties: [{ id: row.id, price: 9500 }],
    finn_properties: [{ id: ad.id, price: '8 000 kr' }],
  }
  const [property, listing] = await importFile(site, parseFile(JSON.stringify(file)), { dryRun: false })
  expect(property).toMatchObject({ title: row.title, does: 'change' })
  expect(property?.changed).toEqual([{ column: 'price', from: 9000, to: 9500 }])
  expect(listing).toMatchObject({ title: ad.title, does: 'change' })
  expect(listing?.changed).toEqual([{ column: 'price', from: null, to: '8 000 kr' }])
})

test('a new property needs its title, type, location and town', async () => {
  const { id } = propertyRow()
  const file = parseFile(`\ufeff${JSON.stringify({ properties: [{ id, price: 9500 }] })}`)
  await expect(importFile(site, file, { dryRun: true })).rejects.toMatchObject({
    refusals: ['title', 'type', 'location', 'city'].map(
      (column) => `properties[0].${column}: is missing, and a new one needs it`,
    ),
  })
})

test('a new property has its version too, and one that stands as in the file gets none', async () => {
  const known = await standing({ price: 7000 })
  const added = propertyRow({ price: 8000 })
  const done = await importJson({
    properties: [named(known, { price: 7000 }), named(added, { price: 8000 })],
  })
  expect(whatIsDone(done)).toEqual([
    [known.id, 'nothing'],
    [added.id, 'add'],
  ])
  expect(await versionsOf(known.id)).toEqual([])
  expect(await versionsOf(added.id)).toEqual([{ state: 'published', by: null, price: 8000 }])
})

test('a dry run says what would change, and writes nothing', async () => {
  const row = await standing({ price: 9000 })
  const added = propertyRow()
  const listing = { id: 'dry', title: 'T', address: 'A', finn_url: 'https://www.finn.no/1' }
  const file = { properties: [named(row, { price: 1 }), named(added)], finn_properties: [listing] }
  const done = await importJson(file, { dryRun: true })
  expect(whatIsDone(done)).toEqual([
    [row.id, 'change'],
    [added.id, 'add'],
    ['dry', 'add'],
  ])
  const ids = [row.id, added.id]
  const { rows } = await site.database.pool.query('select id, price from properties where id = any($1)', [
    ids,
  ])
  expect(rows).toEqual([{ id: row.id, price: 9000 }])
  expect(await versionsOf(row.id)).toEqual([])
  const { rowCount } = await site.database.pool.query("select from finn_properties where id = 'dry'")
  expect(rowCount).toBe(0)
})

test.each(['archived', 'draft'] as const)(
  'a property that is %s stays off the site, as it is',
  async (state) => {
    const staff = await makeStaff(site.database.pool)
    const row = await standing({ price: 9000 })
    const draft = {
      id: null,
      newId: row.id,
      content: propertyContent(),
      as: { state: 'draft' },
      by: null,
    } as const
    if (state === 'archived') await archiveProperty(site, { id: row.id, by: staff.id })
    else {
      await site.database.pool.query('delete from properties where id = $1', [row.id])
      await saveProperty(site, draft)
    }
    const before = await versionsOf(row.id)
    const file = { properties: [{ id: row.id, price: 1 }] }
    const done = await importFile(site, parseFile(JSON.stringify(file)), { dryRun: false })
    expect(whatIsDone(done)).toEqual([[row.id, 'off-site']])
    const { rowCount } = await site.database.pool.query('select from properties where id = $1', [row.id])
    expect(rowCount).toBe(0)
    expect(await versionsOf(row.id)).toEqual(before)
  },
)

test('a draft of what is on the site stays the newest, with the changes of the file', async () => {
  const staff = await makeStaff(site.database.pool)
  const row = await standing({ price: 9000, description: 'Lys' })
  const content = { ...propertyContent(), title: 'Kladd', price: 9999 }
  await saveProperty(site, { id: row.id, content, as: { state: 'draft' }, by: staff.id })
  await importJson({ properties: [named(row, { title: row.title, price: 9500 })] })
  expect(await versionsOf(row.id)).toEqual([
    { state: 'published', by: null, price: 9000 },
    { state: 'draft', by: staff.id, price: 9999 },
    { state: 'published', by: null, price: 9500 },
    { state: 'draft', by: staff.id, price: 9500 },
  ])
})

test('takes the times that PostgreSQL writes', async () => {
  const row = propertyRow()
  await importJson({ properties: [named(row, { created_at: '2026-11-29 01:02:03.123+00' })] })
  const { rows } = await site.database.pool.query('select created_at from properties where id = $1', [row.id])
  expect(rows).toEqual([{ created_at: new Date('2026-11-29T01:02:03.123Z') }])
  const again = await importJson({
    properties: [named(row, { created_at: '2026-11-29T02:02:03.123+01:00' })],
  })
  expect(whatIsDone(again)).toEqual([[row.id, 'nothing']])
})

test('1 500 rows are written with their versions, and the audit log holds together', async () => {
  const rows = Array.from({ length: 1500 }, () => propertyRow())
  await importJson({ properties: rows.map((row) => named(row)) })
  const { rows: counted } = await site.database.pool.query(
    'select count(*)::int from property_versions where property_id = any($1)',
    [rows.map(({ id }) => id)],
  )
  expect(counted).toEqual([{ count: 1500 }])
  expect(await verifyAudit(site.database.pool)).toMatchObject({ broken: null })
})
