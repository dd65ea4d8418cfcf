import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'

/** A real picture, so that nothing but its place can be what is refused. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let server: TemporaryServer
let client: SupabaseClient
beforeAll(async () => {
  server = await temporaryServer()
  client = createClient(server.url, 'husvaer-public')
  await writeImport(server.database.pool, { properties: [propertyRow(), propertyRow()], finn_properties: [] })
  const { error } = await client.storage
    .from('property-images')
    .upload('issue-report-bytes.png', onePixel, { contentType: 'image/png' })
  if (error) throw error
})
afterAll(() => server.stop())

describe('what the public key may not do', () => {
  test.each([
    ['insert a property', () => client.from('properties').insert({ title: 'Min' })],
    ['change a property', () => client.from('properties').update({ title: 'Min' }).eq('type', 'Bolig')],
    ['delete a property', () => client.from('properties').delete().eq('type', 'Bolig')],
    ['call a procedure', () => client.rpc('pg_sleep', { seconds: 1 })],
    ['read cases', () => client.from('cases').select('*')],
    ['read secrets', () => client.from('case_secrets').select('*')],
    ['read the catalogue of tables', () => client.from('pg_catalog.pg_class').select('*')],
    ['select a column of our own', () => client.from('finn_properties').select('id, source_updated_at')],
    ['select a table beside', () => client.from('properties').select('id, cases(*)')],
    ['order by a column that is not there', () => client.from('properties').select('id').order('password')],
    [
      'filter by a column of our own',
      () => client.from('finn_properties').select('id').eq('source_updated_at', 'x'),
    ],
    ['use an operator that is not known', () => client.from('properties').select('id').like('title', '%a%')],
    ['use a greater-than', () => client.from('properties').select('id').gt('price', 1)],
    ['use an or', () => client.from('properties').select('id').or('price.gt.1,price.lt.2')],
    ['put SQL in a value', () => client.from('properties').select('id').eq('id', "x' or '1'='1")],
  ])('%s', async (_, call) => {
    const { data, error, status } = await call()
    expect(data).toBeNull()
    expect(error?.message).toBeTruthy()
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test('the refused requests have changed nothing', async () => {
    const { count } = await client.from('properties').select('*', { count: 'exact', head: true })
    expect(count).toBe(2)
  })

  test.each([
    ['list a folder', () => client.storage.from('property-images').list('')],
    ['list another bucket', () => client.storage.from('private-photos').list('')],
    [
      'write a picture of a property',
      () => client.storage.from('property-images').upload('larvik/1.jpg', onePixel),
    ],
    [
      'write out of the bucket',
      () => client.storage.from('property-images').upload('../private-photos/x.jpg', Buffer.from('x')),
    ],
    [
      'replace a photo',
      () => client.storage.from('property-images').update('issue-report-bytes.png', Buffer.from('x')),
    ],
    ['remove a photo', () => client.storage.from('property-images').remove(['issue-report-bytes.png'])],
    ['read a photo', () => client.storage.from('property-images').download('issue-report-bytes.png')],
    [
      'sign a link to a photo',
      () => client.storage.from('property-images').createSignedUrl('issue-report-bytes.png', 60),
    ],
    ['make a bucket', () => client.storage.createBucket('mine')],
  ])('%s', async (_, call) => {
    const { data, error } = await call()
    expect(data).toBeNull()
    expect(error).not.toBeNull()
  })

  test.each([
    '/rest/v1/properties',
    '/functions/v1/send-contact-message',
    '/storage/v1/object/property-images/issue-report-1.jpg',
  ])('refuses %s without the key, or with a wrong one', async (path) => {
    const keys: Record<string, string>[] = [{}, { apikey: 'feil' }, { Authorization: 'Bearer feil' }]
    for (const headers of keys) {
      const method = path.startsWith('/rest') ? 'GET' : 'POST'
      expect((await fetch(server.url + path, { method, headers })).status).toBe(401)
    }
  })

  test('an unknown function gets 404', async () => {
    const { error } = await client.functions.invoke('send-money', { body: {} })
    expect(error.context.status).toBe(404)
  })
})
