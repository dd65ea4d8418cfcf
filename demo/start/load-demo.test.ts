import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeImport } from '../../src/features/portfolio-browsing/server/import.ts'
import { parseImport } from '../../src/features/portfolio-browsing/server/import-rows.ts'
import { saveProperty } from '../../src/features/portfolio-editing/server/versions.ts'
import { execute } from '../../src/platform/database/query.ts'
import { propertyContent } from '../../test/support/property-content.ts'
import { propertyRow } from '../../test/support/property-row.ts'
import { sendCase } from '../../test/support/sent-case.ts'
import { makeStaff } from '../../test/support/staff.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { loadDemoIfNew } from './load-demo.ts'

let server: TemporaryServer
beforeEach(async () => {
  server = await temporaryServer()
})
afterEach(() => server.stop())

const load = () => loadDemoIfNew(server, temporaryFolder('drawn'))
const run = (statement: string) => execute(server.database.pool, statement)

test('fills a database in which nothing ever was, once', async () => {
  await makeStaff(server.database.pool)
  expect(await load()).toBe(65)
  expect(await server.isDemo()).toBe(true)
  expect(await load()).toBe(0)
})

const ad = { id: '7', title: 'T', address: 'A', finn_url: 'https://www.finn.no/7' }

test.each([
  ['a home', () => writeImport(server.database.pool, { properties: [propertyRow()], finn_properties: [] })],
  ['an ad', () => writeImport(server.database.pool, parseImport(JSON.stringify({ finn_properties: [ad] })))],
  [
    'a draft',
    () => saveProperty(server, { id: null, content: propertyContent(), as: { state: 'draft' }, by: null }),
  ],
  ['a case', () => sendCase(server, 'contact-message')],
])('leaves a database alone in which there is %s', async (_, make) => {
  await make()
  expect(await load()).toBe(0)
  expect(await server.isDemo()).toBe(false)
})

test('does not come back where all rows were deleted', async () => {
  await load()
  await run('delete from properties; delete from finn_properties')
  expect(await load()).toBe(0)
})

test('is loaded whole by the next start where one was ended while it loaded it', async () => {
  await run(`insert into demo_rows (kind, id) values ('property', 'e07cb579-3e7f-497b-bcc1-c0c8b0cdf20a')`)
  expect(await load()).toBe(65)
})
