import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Property } from '../../domain/property.ts'
import { advertisingPropertyIds } from '../../landlord/advertising.ts'
import { blankPhoto } from '../../test/support/blank-photo.ts'
import { formWithId } from '../../test/support/form-with-id.ts'
import { propertyRow } from '../../test/support/property-row.ts'
import { sampleEntries } from '../../test/support/sample-answers.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { writeImport } from '../catalogue/import.ts'
import { parseImport } from '../catalogue/import-rows.ts'
import { publicColumns } from './public-tables.ts'

let server: TemporaryServer
let client: SupabaseClient
const rows: Property[] = []

beforeAll(async () => {
  server = await temporaryServer()
  client = createClient(server.url, 'husvaer-public')
  for (const [index, id] of advertisingPropertyIds.entries())
    rows.push({
      ...propertyRow({ title: `Tavle ${index}`, type: 'Reklame', amenities: ['reklame'] }),
      id: id as Property['id'],
      created_at: `2026-0${index + 1}-01T00:00:00+00:00`,
    })
  rows.push(
    propertyRow({ title: 'Åsgata 1', price: 12_500 }),
    propertyRow({ title: 'Ærlighetsgata 2', price: 9000 }),
    propertyRow({ title: 'Bakkegata 3' }),
  )
  const listing = (id: string, is_active: boolean, scraped_at: string) => ({
    id,
    title: id,
    address: 'Larvik',
    price: null,
    area: null,
    bedrooms: null,
    property_type: null,
    image_url: null,
    finn_url: `https://www.finn.no/${id}`,
    is_active,
    scraped_at,
  })
  const { finn_properties } = parseImport(
    JSON.stringify({
      finn_properties: [
        listing('1', true, '2026-01-01T00:00:00Z'),
        listing('2', false, '2026-01-02T00:00:00Z'),
        listing('3', true, '2026-01-03T00:00:00Z'),
      ],
    }),
  )
  await writeImport(server.database.orm, { properties: rows, finn_properties })
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

describe('the calls of the first specification (§7)', () => {
  test('the hero’s counter', async () => {
    const { data, error } = await client
      .from('properties')
      .select('id')
      .in('id', [...advertisingPropertyIds])
    expect(error).toBeNull()
    expect(data).toHaveLength(4)
  })

  test('the list of properties', async () => {
    const { data, error } = await client.from('properties').select('*').order('title', { ascending: true })
    expect(error).toBeNull()
    expect(data?.map(({ title }) => title)).toEqual([
      'Bakkegata 3',
      'Tavle 0',
      'Tavle 1',
      'Tavle 2',
      'Tavle 3',
      'Ærlighetsgata 2',
      'Åsgata 1',
    ])
    expect(Object.keys(data?.[0] ?? {}).sort()).toEqual([...publicColumns.properties].sort())
  })

  test('one property, by its id', async () => {
    const id = rows[4]?.id ?? ''
    const { data, error } = await client.from('properties').select('*').eq('id', id).single()
    expect(error).toBeNull()
    expect(data).toMatchObject({ id, title: 'Åsgata 1', price: 12_500, images: [], amenities: [] })
    const missing = await client
      .from('properties')
      .select('*')
      .eq('id', '00000000-0000-4000-8000-ffffffffffff')
      .single()
    expect(missing.error?.code).toBe('PGRST116')
    const maybe = await client
      .from('properties')
      .select('*')
      .eq('id', '00000000-0000-4000-8000-ffffffffffff')
      .maybeSingle()
    expect([maybe.data, maybe.error]).toEqual([null, null])
  })

  test('available rentals', async () => {
    const { data, error } = await client
      .from('finn_properties')
      .select('*')
      .eq('is_active', true)
      .order('scraped_at', { ascending: false })
    expect(error).toBeNull()
    expect(data?.map(({ id }) => id)).toEqual(['3', '1'])
  })

  test('the housing page', async () => {
    const { data } = await client
      .from('properties')
      .select('id, title, location, type, price, status, bedrooms')
      .eq('type', 'Bolig')
    expect(data).toHaveLength(3)
    expect(Object.keys(data?.[0] ?? {})).toEqual([
      'id',
      'title',
      'location',
      'type',
      'price',
      'status',
      'bedrooms',
    ])
  })

  test('the advertising page', async () => {
    const { data } = await client
      .from('properties')
      .select('*')
      .in('id', [...advertisingPropertyIds])
      .order('created_at', { ascending: false })
    expect(data?.map(({ title }) => title)).toEqual(['Tavle 3', 'Tavle 2', 'Tavle 1', 'Tavle 0'])
  })

  test('limit, range and exact count', async () => {
    const limited = await client.from('properties').select('id', { count: 'exact' }).order('title').limit(2)
    expect([limited.data?.length, limited.count]).toEqual([2, 7])
    const ranged = await client
      .from('properties')
      .select('title', { count: 'exact' })
      .order('title')
      .range(5, 9)
    expect([ranged.data?.map(({ title }) => title), ranged.count]).toEqual([
      ['Ærlighetsgata 2', 'Åsgata 1'],
      7,
    ])
    const counted = await client
      .from('properties')
      .select('*', { count: 'exact', head: true })
      .eq('type', 'Reklame')
    expect([counted.data, counted.count]).toEqual([null, 4])
  })
})

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

  test('the properties that can be advertised on', async () => {
    const { data } = await client
      .from('properties')
      .select('id, title, location, city, amenities')
      .order('title')
    expect(data?.filter(({ amenities }) => amenities?.includes('reklame'))).toHaveLength(4)
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

  test('what is no photo is refused', async () => {
    const { error } = await client.storage
      .from('property-images')
      .upload('issue-report-a.html', new Blob(['<script>']))
    expect(error).toMatchObject({ status: 415 })
  })

  test('answers that cannot be taken come back as an error that says which', async () => {
    const { data, error } = await client.functions.invoke('send-termination-form', { body: { name: 'x' } })
    expect(data).toBeNull()
    expect(error.context.status).toBe(422)
    expect(await error.context.json()).toMatchObject({
      error: expect.any(String),
      fields: { email: 'E-post må fylles ut' },
    })
  })
})

test('a listing that staff have hidden is not returned', async () => {
  const count = async () => (await client.from('finn_properties').select('id')).data?.length ?? 0
  const before = await count()
  const { rows: hidden } = await server.database.pool.query(
    'update finn_properties set hidden = true where id = (select min(id) from finn_properties) returning id',
  )
  expect(await count()).toBe(before - 1)
  await server.database.pool.query('update finn_properties set hidden = false where id = $1', [hidden[0].id])
})

test('an unknown form is answered in the specified words', async () => {
  const { error } = await client.functions.invoke('send-unknown-form', { body: {} })
  expect([error.context.status, await error.context.json()]).toEqual([404, { error: 'Ukjent skjematype' }])
})

test('a browser of another site may ask', async () => {
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
