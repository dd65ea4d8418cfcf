import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyRow } from '../../../../../test/support/property-row.ts'
import { sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { writeImport } from '../../../portfolio-browsing/server/import.ts'
import { readStaffCase } from './staff-case.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
const homes = [
  { title: 'Hjørnet', location: 'Fabrikkgata 4, Notodden' },
  { title: 'Storgata 31, leilighet 201', location: 'Sentrum, Larvik' },
  { title: 'Storgata 31, leilighet 402', location: 'Sentrum, Larvik' },
  { title: 'Storgata 52, leilighet 303', location: 'Sentrum, Notodden' },
  { title: 'Fyrveien 2, enebolig', location: 'Stavern, Larvik' },
  { title: 'Fyrveien 2 B, tomannsbolig', location: 'Stavern, Larvik' },
  { title: 'Kongegata 12, leilighet 502', location: 'Sentrum, Larvik' },
  { title: 'Torggata 5-7, leilighet 3', location: 'Sentrum, Larvik' },
  { title: 'Havnegata 9 leilighet 2', location: 'Sentrum, Larvik' },
].map((home) => propertyRow({ type: 'Bolig', ...home }))
const parking = propertyRow({
  type: 'Parkering',
  title: 'Kongegata 12, plass 14',
  location: 'Sentrum, Larvik',
})

beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'administrator')
  await writeImport(server.database.pool, { properties: [...homes, parking], finn_properties: [] })
})
afterAll(() => server.stop())

const find = async (address: string, apartmentNumber = '') => {
  const { reference } = await sendCase(server, 'issue-report', { address, apartmentNumber })
  return (await readStaffCase(server.deps, worker, reference, new Date()))?.property ?? null
}

test.each([
  ['the only one at its address, which its location says', 'fabrikkgt. 4, notodden', '', 'Hjørnet'],
  ['the one whose title has the street', 'Fyrvn. 2, 3290 Stavern', '', 'Fyrveien 2, enebolig'],
  ['the one with the letter', 'Fyrveien 2b, Stavern', '', 'Fyrveien 2 B, tomannsbolig'],
  ['the flat that it names', 'Storgata 31, 3256 Larvik', 'H0402', 'Storgata 31, leilighet 402'],
  ['the one in a house with two numbers', 'Torggata 5-7, Larvik', '', 'Torggata 5-7, leilighet 3'],
  ['the one whose flat follows without a comma', 'Havnegata 9, Larvik', 'H0002', 'Havnegata 9 leilighet 2'],
  ['the home, not the parking below', 'Kongegata 12, Larvik', '', 'Kongegata 12, leilighet 502'],
])('the property of a case is %s', async (_, address, unit, title) => {
  expect((await find(address, unit))?.title).toBe(title)
})

test.each([
  ['several are at its address', 'Storgata 31, Larvik', ''],
  ['it begins as another number does', 'Storgata 5, Larvik', ''],
  ['its flat is another', 'Kongegata 12, Larvik', 'H0301'],
  ['the street with that number is in another town', 'Storgata 52, Larvik', ''],
  ['it does not say the town', 'Fyrveien 2', ''],
  ['none is at its address', 'Ukjentgata 9, Larvik', ''],
])('a case has no property where %s', async (_, address, unit) => {
  expect(await find(address, unit)).toBeNull()
})

test('a flat that is the only one of ours in its house is not said to be the one', async () => {
  expect(await find('Storgata 52, Notodden')).toMatchObject({
    title: 'Storgata 52, leilighet 303',
    isCertain: false,
  })
  expect(await find('Storgata 52, Notodden', 'H0303')).toMatchObject({ isCertain: true })
})
