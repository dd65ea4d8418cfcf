import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advertisingPropertyIds } from '#landlord/advertising.ts'
import { legacyPortfolio } from '../../../../test/support/legacy-portfolio.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { publicColumns } from './public-tables.ts'

let server: TemporaryServer
let client: SupabaseClient
const { rows, finn_properties } = legacyPortfolio()

beforeAll(async () => {
  server = await temporaryServer()
  client = createClient(server.url, 'husvaer-public')
  await writeImport(server.database.pool, { properties: rows, finn_properties })
})
afterAll(() => server.stop())

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

test('the properties that can be advertised on', async () => {
  const { data } = await client
    .from('properties')
    .select('id, title, location, city, amenities')
    .order('title')
  expect(data?.filter(({ amenities }) => amenities?.includes('reklame'))).toHaveLength(4)
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
