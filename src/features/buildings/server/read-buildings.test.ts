import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { present } from '../../../../test/support/present.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import type { Property } from '../../../domain/portfolio/property.ts'
import { execute } from '../../../platform/database/query.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { readBuilding, readBuildings } from './read-buildings.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())
beforeEach(() => execute(server.database.pool, 'truncate properties, buildings cascade'))

const buildings = () => readBuildings(server.database.pool)

const addProperties = (...properties: Partial<Property>[]) =>
  writeImport(server.database.pool, { properties: properties.map(propertyRow), finn_properties: [] })

test('gives the homes of one house one building, however they write its address', async () => {
  await addProperties(
    { title: 'Storgata 31, leilighet 201', image_url: '/media/a.jpg' },
    { title: 'Lys toroms', location: 'Storgt. 31, 3256 Larvik' },
    { title: 'Storgata 31', city: 'Notodden', location: 'Sentrum, Notodden' },
    { title: 'Kornsiloen, bod 24', location: 'Sentrum, Stokke', city: 'Stokke' },
    { title: 'Bod 5 m², Hegdal' },
  )
  expect((await buildings()).map(({ address, town }) => `${address}, ${town}`)).toEqual([
    'Hegdal, Larvik',
    'Storgata 31, Larvik',
    'Storgata 31, Notodden',
    'Kornsiloen, Stokke',
  ])
})

test('takes what the property knows of its building', async () => {
  await addProperties({
    title: 'Storgata 31, leilighet 201',
    location: 'Storgata 31, 3256 Larvik',
    image_url: '/media/a.jpg',
    property_registration: 'gnr. 3020 bnr. 118 snr. 4',
    spv_company: 'Eksempel AS',
  })
  const [building] = await buildings()
  expect(await readBuilding(server.database.pool, present(building).id)).toMatchObject({
    address: 'Storgata 31',
    postalCode: '3256',
    town: 'Larvik',
    registration: 'gnr. 3020 bnr. 118',
    ownerCompany: 'Eksempel AS',
    caretakerNote: null,
    entrances: [],
  })
  expect(await readBuilding(server.database.pool, randomUUID())).toBeNull()
})

test('takes what one of its properties comes to know, and keeps what it knows already', async () => {
  const home = propertyRow({ title: 'Storgata 31, leilighet 201', spv_company: 'Eksempel AS' })
  await writeImport(server.database.pool, { properties: [home], finn_properties: [] })
  const later = { property_registration: 'gnr. 3020 bnr. 118', spv_company: 'Annen AS', postal_code: '3256' }
  await writeImport(server.database.pool, { properties: [{ ...home, ...later }], finn_properties: [] })
  expect(await buildings()).toMatchObject([
    { registration: 'gnr. 3020 bnr. 118', ownerCompany: 'Eksempel AS', postalCode: '3256' },
  ])
})

test('leaves out a wall with a billboard, as long as no case is about it', async () => {
  const wall = propertyRow({ title: 'Torget 2, gavlvegg', type: 'Reklame' })
  await addProperties(wall, { title: 'Storgata 31, leilighet 201' })
  expect((await buildings()).map(({ address }) => address)).toEqual(['Storgata 31'])
  await sendCase(server, 'issue-report')
  await execute(
    server.database.pool,
    `update cases set building_match = 'certain', building_id = (select building_id from properties where id = $1)`,
    [wall.id],
  )
  expect((await buildings()).map(({ address }) => address)).toEqual(['Storgata 31', 'Torget 2'])
})

test('moves a property whose address is changed, and leaves the empty building out', async () => {
  const home = propertyRow({ title: 'Storgata 31, leilighet 201' })
  await writeImport(server.database.pool, { properties: [home], finn_properties: [] })
  await writeImport(server.database.pool, {
    properties: [{ ...home, title: 'Storgata 33, leilighet 201' }],
    finn_properties: [],
  })
  expect((await buildings()).map(({ address }) => address)).toEqual(['Storgata 33'])
})

test('keeps the building of a property that is written again unchanged', async () => {
  const home = propertyRow({ title: 'Storgata 31, leilighet 201' })
  await writeImport(server.database.pool, { properties: [home], finn_properties: [] })
  const before = await buildings()
  await writeImport(server.database.pool, {
    properties: [{ ...home, price: 9000 }],
    finn_properties: [],
  })
  expect(await buildings()).toEqual(before)
})
