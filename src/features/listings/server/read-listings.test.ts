import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { listingsReader } from './read-listings.ts'

let server: TemporaryServer

beforeAll(async () => {
  server = await temporaryServer()
  const inStreet = Array.from({ length: 30 }, (_, index) => propertyRow({ title: `Storgata ${index + 10}` }))
  const special = propertyRow({ title: 'Loft 100 % nytt', location: 'Indre havn, Stokke' })
  await writeImport(server.database.pool, { properties: [...inStreet, special], finn_properties: [] })
})
afterAll(() => server.stop())

const request = { needs: () => undefined, context: { now: new Date() } }
const found = async (text: string) => {
  const read = await listingsReader(server.portfolio, request).read({
    listing: 'one',
    text,
  })
  return read.found?.properties.map(({ label }) => label)
}

test('without a search no property is read for the listings', async () => {
  expect((await listingsReader(server.portfolio, request).read()).found).toBeNull()
})

test('a search offers the first of many properties, by their titles', async () => {
  const labels = await found('storgata')
  expect(labels).toHaveLength(20)
  expect(labels?.[0]).toBe('Storgata 10, Sentrum, Larvik')
})

test('a search finds all its words in title and place, and takes none of them for a pattern', async () => {
  expect(await found('havn loft')).toEqual(['Loft 100 % nytt, Indre havn, Stokke'])
  expect(await found('100 %')).toEqual(['Loft 100 % nytt, Indre havn, Stokke'])
  expect(await found('storgata_1')).toEqual([])
})
