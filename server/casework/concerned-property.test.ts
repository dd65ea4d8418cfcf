import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyRow } from '../../test/support/property-row.ts'
import { sendCase } from '../../test/support/sent-case.ts'
import { makeStaff } from '../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { writeImport } from '../catalogue/import.ts'
import { readStaffCase } from './staff-case.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
const home = propertyRow({ title: 'Hjørnet', location: 'Fabrikkgata 4, Notodden' })
const flats = ['A', 'B'].map((letter) => propertyRow({ title: letter, location: 'Storgata 1, Larvik' }))

beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'administrator')
  await writeImport(server.database.pool, { properties: [home, ...flats], finn_properties: [] })
})
afterAll(() => server.stop())

test.each([
  ['the only one at its address, however that is spelled', 'fabrikkgata 4, notodden', 'Hjørnet'],
  ['none, where several are at its address', 'Storgata 1, Larvik', null],
  ['none, where none is at its address', 'Ukjentgata 9', null],
])('the property of a case is %s', async (_, address, title) => {
  const { reference } = await sendCase(server, 'issue-report', { address })
  const shown = await readStaffCase(server.deps, worker, reference, new Date())
  expect(shown?.property?.title ?? null).toBe(title)
})
