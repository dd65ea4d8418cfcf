import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advertisingPropertyIds } from '#landlord/advertising.ts'
import { blankPhoto } from '../../../../test/support/blank-photo.ts'
import { formWithId } from '../../../../test/support/form-with-id.ts'
import { legacyPortfolio } from '../../../../test/support/legacy-portfolio.ts'
import { sampleEntries } from '../../../../test/support/sample-answers.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'

let server: TemporaryServer
let client: SupabaseClient

beforeAll(async () => {
  server = await temporaryServer()
  client = createClient(server.url, 'husvaer-public')
  const { rows: properties, finn_properties } = legacyPortfolio()
  await writeImport(server.database.pool, { properties, finn_properties })
})
afterAll(() => server.stop())

const body = (id: string, own: Record<string, unknown> = {}) => ({
  ...Object.fromEntries(
    Object.entries(sampleEntries(formWithId(id), { property: advertisingPropertyIds[0] ?? '' })).map(
      ([name, [text]]) => [name, text === 'true' ? true : text],
    ),
  ),
  ...own,
})
const stored = async () =>
  (await server.database.pool.query('select form from cases order by sent_at desc limit 1')).rows[0]?.form

describe('the calls of the second specification (§7)', () => {
  test.each([
    [
      'send-interest-form',
      'interest-bolig',
      { visitingOptions: ['Ønsker visning'], creditCheckConsent: true },
    ],
    ['send-mini-storage-interest', 'interest-minilager', {}],
    ['send-parking-application', 'interest-parkering', {}],
    ['send-parking-application', 'parking-application', {}],
    ['send-advertising-application', 'interest-reklame', {}],
    ['send-termination-form', 'termination', { rentalKind: undefined, moveOutDate: '', newAddress: '' }],
    ['send-issue-report', 'issue-report', { imageUrls: [] }],
    ['send-issue-report', 'appliance-report', {}],
    ['send-lost-key-report', 'lost-key-dialog', {}],
    ['send-neighbor-complaint', 'neighbor-complaint', {}],
    ['send-apartment-survey', 'apartment-survey', {}],
  ])('invoke %s stores a case of %s', async (name, id, own) => {
    const { data, error } = await client.functions.invoke(name, { body: body(id, own) })
    expect(error).toBeNull()
    expect(data.error).toBeUndefined()
    expect(data.reference).toMatch(new RegExp(`^${formWithId(id).prefix}-`))
    expect(await stored()).toBe(id)
  })

  test('a photo is uploaded, and its public address attaches it but does not serve it', async () => {
    const bytes = await blankPhoto(40, 20, '#3a6').jpeg().toBuffer()
    const name = `issue-report-${Date.now()}-x7k2-stue æ.jpg`
    const file = new File([new Uint8Array(bytes)], 'stue æ.jpg', { type: 'image/jpeg' })
    const uploaded = await client.storage.from('property-images').upload(name, file)
    expect(uploaded.error).toBeNull()
    expect(uploaded.data?.path).toBe(name)
    const { publicUrl } = client.storage.from('property-images').getPublicUrl(name).data
    expect((await fetch(publicUrl)).status).toBe(404)
    const { data } = await client.functions.invoke('send-issue-report', {
      body: body('issue-report', { imageUrls: [publicUrl] }),
    })
    const attached = await server.database.pool.query(
      'select label from photos join cases on cases.id = case_id where reference = $1',
      [data.reference],
    )
    expect(attached.rows).toEqual([{ label: name }])
    const again = await client.storage.from('property-images').upload(name, file)
    expect(again.error?.message).toBe('The resource already exists')
  })

  test('a photo may come as bytes, too', async () => {
    const bytes = await blankPhoto(40, 20, '#3a6').png().toBuffer()
    const { error } = await client.storage
      .from('property-images')
      .upload('issue-report-bytes.png', bytes, { contentType: 'image/png' })
    expect(error).toBeNull()
  })

  test('a file that is not a photo is refused', async () => {
    const { error } = await client.storage
      .from('property-images')
      .upload('issue-report-a.html', new Blob(['<script>']))
    expect(error).toMatchObject({ status: 415 })
  })

  test('invalid answers return an error that names the fields', async () => {
    const { data, error } = await client.functions.invoke('send-termination-form', { body: { name: 'x' } })
    expect(data).toBeNull()
    expect(error.context.status).toBe(422)
    expect(await error.context.json()).toMatchObject({
      error: expect.any(String),
      fields: { email: 'E-post må fylles ut' },
    })
  })
})

test('an unknown form is answered with the specified message', async () => {
  const { error } = await client.functions.invoke('send-unknown-form', { body: {} })
  expect([error.context.status, await error.context.json()]).toEqual([404, { error: 'Ukjent skjematype' }])
})

test('cross-origin requests are allowed', async () => {
  const response = await fetch(`${server.url}/functions/v1/send-contact-message`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://gammel.eksempel.no',
      'Access-Control-Request-Headers': 'apikey,content-type',
    },
  })
  expect([
    response.status,
    response.headers.get('access-control-allow-origin'),
    response.headers.get('access-control-allow-headers'),
  ]).toEqual([204, '*', 'apikey,content-type'])
})
