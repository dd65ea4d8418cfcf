import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { changesToldBy } from '../../../../test/support/changes-told-by.ts'
import { present } from '../../../../test/support/present.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { runAs } from '../../../../test/support/run-as.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import type { Property } from '../../../domain/portfolio/property.ts'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { findBuilding } from '../../buildings/server/locate-case.ts'
import { type Building, readBuildings } from '../../buildings/server/read-buildings.ts'
import { searchBuildings } from '../../buildings/server/search-buildings.ts'
import { readAudit } from '../../overview/server/read-audit.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { buildingTexts } from '../building.words.ts'
import { buildingActions } from '../building-actions.ts'

type Worker = Awaited<ReturnType<typeof makeStaff>>

let server: TemporaryServer
let worker: Worker
let home: Property
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler')
})
afterAll(() => server.stop())
beforeEach(async () => {
  await execute(server.database.pool, 'truncate properties, buildings, cases cascade')
  home = propertyRow({ title: 'Storgata 31, leilighet 201' })
  await write(home, propertyRow({ title: 'Elvegata 4, leilighet 1' }))
})

const write = (...properties: Property[]) =>
  writeImport(server.database.pool, { properties, finn_properties: [] })
const namesOf = (buildings: readonly Building[]) => buildings.map(({ address }) => address)
const buildings = () => readBuildings(server.database.pool)
const buildingAt = async (wanted: string) =>
  present((await buildings()).find(({ address }) => address === wanted))
const homesAt = async (wanted: string) =>
  queryRows(
    server.database.pool,
    z.string(),
    'select title from properties where building_id = $1 order by 1',
    [(await buildingAt(wanted)).id],
  )

/** Edits a building, all else as it was. */
async function edit(wanted: string, fields: Partial<Record<keyof Building, string>>) {
  const { id, address, town, postalCode, otherAddresses } = await buildingAt(wanted)
  return runAs(server, worker, buildingActions.describe, {
    building: id,
    address,
    town,
    postalCode: postalCode ?? '',
    otherAddresses: otherAddresses.join('\n'),
    ...fields,
  })
}

describe('a building whose address is edited', () => {
  test('stays itself, with its homes and its cases, and the log says what it was called', async () => {
    const { id } = await buildingAt('Storgata 31')
    await sendCase(server, 'issue-report', { address: 'Storgata 31, Larvik' })
    const edited = await edit('Storgata 31', {
      address: 'Storgata 31 A',
      town: 'Stavern',
      postalCode: '3290',
    })
    expect(edited).toMatchObject({ status: 'done', notice: buildingTexts.saved })
    expect(await buildingAt('Storgata 31 A')).toMatchObject({
      id,
      town: 'Stavern',
      postalCode: '3290',
      otherAddresses: ['Storgata 31, Larvik'],
    })
    expect(await homesAt('Storgata 31 A')).toEqual([home.title])
    const { rowCount } = await server.database.pool.query('select from cases where building_id = $1', [id])
    expect(rowCount).toBe(1)
    const asked = { who: worker.id, action: '', subject: '', before: '' }
    const { lines } = await readAudit(server.database.pool, asked)
    expect(lines[0]?.subject).toBe('bygg: Storgata 31 A, Stavern')
    expect(lines[0]?.detail).toBe('før: Storgata 31, Larvik')
  })

  test('keeps a home that is written again with the old address, and gets further ones', async () => {
    await edit('Storgata 31', { address: 'Storgata 33' })
    await write({ ...home, title: 'Storgt. 31, leilighet 301' })
    await write(propertyRow({ title: 'Storgata 31, leilighet 202' }))
    expect(namesOf(await buildings())).toEqual(['Elvegata 4', 'Storgata 33'])
    expect(await homesAt('Storgata 33')).toHaveLength(2)
  })

  test('gets a home that moves to its new address, and loses one that moves to another', async () => {
    await edit('Storgata 31', { address: 'Storgata 33' })
    const moved = propertyRow({ title: 'Storgata 33, leilighet 1' })
    await write(moved)
    expect(await homesAt('Storgata 33')).toEqual([home.title, moved.title].sort())
    await write({ ...home, title: 'Elvegata 4, leilighet 2' })
    expect(await homesAt('Storgata 33')).toEqual([moved.title])
    expect(await homesAt('Elvegata 4')).toHaveLength(2)
  })

  test('is found by its new address and its old one', async () => {
    await edit('Storgata 31', { address: 'Havnegata 7' })
    const { id } = await buildingAt('Havnegata 7')
    for (const address of ['havnegt 7, Larvik', 'Storgata 31, Larvik'])
      expect(await findBuilding(server.database.pool, address)).toMatchObject({
        building: { id },
        isCertain: true,
      })
    expect(await searchBuildings(server.database.pool, 'storgata')).toMatchObject([{ id }])
  })

  test('is one building where a slip may mean either of its addresses', async () => {
    await edit('Storgata 31', { otherAddresses: 'Torget 2 A\nTorget 2 B' })
    const { id } = await buildingAt('Storgata 31')
    expect(await findBuilding(server.database.pool, 'Torget 2, Larvik')).toMatchObject({
      building: { id },
      isCertain: false,
    })
  })

  test('has the public pages made anew that name the houses of a notice', async () => {
    expect(await changesToldBy(server, () => edit('Storgata 31', { address: 'Storgata 33' }))).toEqual([
      ['notices'],
    ])
    expect(await changesToldBy(server, () => edit('Storgata 33', { caretakerNote: 'Kode 1.' }))).toEqual([])
  })

  test('takes over the address of one that stands empty', async () => {
    await write({ ...home, title: 'Storgata 33, leilighet 201' })
    await edit('Storgata 33', { address: 'Storgata 31' })
    expect(namesOf(await buildings())).toEqual(['Elvegata 4', 'Storgata 31'])
    expect(await homesAt('Storgata 31')).toEqual(['Storgata 33, leilighet 201'])
  })
})

describe('an edited address is refused', () => {
  test.each([
    [
      'another building has it',
      { address: 'Elvegaten 4' },
      buildingTexts.otherBuilding('Elvegata 4, Larvik'),
    ],
    [
      'another building has it besides',
      { otherAddresses: 'Elvegata 4' },
      buildingTexts.otherBuilding('Elvegata 4, Larvik'),
    ],
    ['it is empty', { address: ' ' }, buildingTexts.addressMissing],
    ['it says its town too', { address: 'Storgata 33, Larvik' }, buildingTexts.wrongAddress],
    ['the town is missing', { town: '' }, buildingTexts.townMissing],
    ['the town has its postal code', { town: '3256 Larvik' }, buildingTexts.wrongTown],
    ['the postal code is short', { postalCode: '325' }, buildingTexts.wrongPostalCode],
    ['there is no such postal code', { postalCode: '9999' }, buildingTexts.unknownPostalCode],
    ['another one is none', { otherAddresses: '31' }, buildingTexts.noAddress('31')],
  ])('where %s', async (_, fields, message) => {
    expect(await edit('Storgata 31', fields)).toMatchObject({ status: 'refused', message })
    expect(namesOf(await buildings())).toEqual(['Elvegata 4', 'Storgata 31'])
  })

  test('where its homes would lose theirs', async () => {
    await edit('Storgata 31', { address: 'Storgata 33' })
    expect(await edit('Storgata 33', { otherAddresses: '' })).toMatchObject({
      status: 'refused',
      message: buildingTexts.addressOfHomes('Storgata 31, Larvik'),
    })
  })
})

test('a building has homes and cases at its other addresses, until staff take them away', async () => {
  await edit('Storgata 31', { otherAddresses: 'Torget 2\nHavnegata 1, 3160 Stokke' })
  expect((await buildingAt('Storgata 31')).otherAddresses).toEqual([
    'Torget 2, Larvik',
    'Havnegata 1, Stokke',
  ])
  await edit('Storgata 31', { postalCode: '3256' })
  for (const address of ['Havnegata 1, 3160 Stokke', 'Torget 2, 3256 Larvik'])
    expect(await findBuilding(server.database.pool, address)).toMatchObject({ isCertain: true })
  const corner = propertyRow({ title: 'Torget 2, leilighet 5' })
  await write(corner)
  expect(await homesAt('Storgata 31')).toContain(corner.title)
  await write({ ...corner, title: 'Storgata 31, leilighet 5' })
  await edit('Storgata 31', { otherAddresses: '' })
  expect((await buildingAt('Storgata 31')).otherAddresses).toEqual([])
  expect(await findBuilding(server.database.pool, 'Torget 2, Larvik')).toBeNull()
})
