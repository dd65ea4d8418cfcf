import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addManyHomes } from '../../../test/support/many-homes.ts'
import { strangers } from '../../../test/support/strangers.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'

const id = '00000000-0000-4000-9000-000000000007'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ RATE_LIMITS: 'on', TRUSTED_PROXIES: 'loopback' })
  await addManyHomes(server.database.pool, 20_000)
})
afterAll(() => server.stop())

const { ask, newClient, sendForm } = strangers(() => server.url)

describe('with 20 000 homes', () => {
  test.each([
    ['one client', 1],
    ['eighty clients', 80],
  ])('a form is stored while %s asks for a sitemap hundreds of times', async (_, count) => {
    // What was asked before has used up the share of its second.
    await expect.poll(async () => (await ask('/sitemap-eiendommer-1.xml')).status).toBe(200)
    const clients = Array.from({ length: count }, newClient)
    const statuses: number[] = []
    const started = Date.now()
    const asking = Array.from({ length: 400 }, async (_each, at) => {
      const answer = await ask('/sitemap-eiendommer-1.xml', clients[at % count])
      await answer.arrayBuffer()
      statuses.push(answer.status)
    })
    expect((await sendForm()).status).toBe(201)
    await Promise.all(asking)
    const seconds = Math.ceil((Date.now() - started) / 1000) + 1
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30 * seconds)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })

  test('forms are stored while every connection of strangers’ reads hangs', async () => {
    const { reads } = server.database
    const held = await Promise.all(Array.from({ length: reads.options.max }, () => reads.connect()))
    const waiting = Array.from({ length: 40 }, () => ask(`/api/eiendommer/${id}`))
    try {
      const sent = await sendForm()
      expect(sent.status).toBe(201)
    } finally {
      for (const client of held) client.release()
      await Promise.all(waiting)
    }
  })

  test('a client that reads tables by many connections is told to wait, and others get their turn', async () => {
    const path = '/rest/v1/properties?select=*&order=description.asc&offset=15000'
    const greedy = Array.from({ length: 30 }, () => ask(path, '10.9.9.9'))
    const other = await ask('/rest/v1/properties?select=id&limit=1', '10.9.9.8')
    const statuses = await Promise.all(greedy.map(async (answer) => (await answer).status))
    expect(other.status).toBe(206)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20)
    expect(statuses.filter((status) => status === 206).length).toBeGreaterThanOrEqual(1)
    const refused = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => ask(path, '10.9.9.9')))
    const told = refused.find(({ status }) => status === 429)
    expect([told?.headers.get('retry-after'), await told?.json()]).toEqual([
      '5',
      expect.objectContaining({ code: 'PGRST003' }),
    ])
  })

  test('a client has so many answers made in a minute, and others theirs', async () => {
    const client = '10.8.8.8'
    const statuses = new Set<number>()
    for (let sent = 0; sent < 620 && !statuses.has(429); sent += 20)
      for (const { status } of await Promise.all(
        Array.from({ length: 20 }, () => ask('/api/postnummer/3256', client)),
      ))
        statuses.add(status)
    expect([...statuses]).toEqual([200, 429])
    expect((await ask('/api/postnummer/3256')).status).toBe(200)
  })
})
