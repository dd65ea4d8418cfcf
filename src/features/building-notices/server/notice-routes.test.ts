import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { readPlaces } from './read-places.ts'
import { publishNotice } from './write-notice.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ RATE_LIMITS: 'on', TRUSTED_PROXIES: 'loopback' })
  const { pool } = server.database
  await writeImport(pool, {
    properties: [
      propertyRow({ title: 'Storgata 31, leilighet 201' }),
      propertyRow({ title: 'Kongegata 12, leilighet 502' }),
    ],
    finn_properties: [],
  })
  const { id: by } = await makeStaff(pool, 'administrator')
  const now = new Date()
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
  const places = await readPlaces(pool, ['Storgata 31, Larvik'])
  const notice = { advice: null, topic: 'plumbing', isMailed: false, places }
  await publishNotice(
    server.deps,
    by,
    { ...notice, title: 'Vannet stenges', startsAt: hours(48), endsAt: hours(51) },
    now,
  )
  await publishNotice(
    server.deps,
    by,
    { ...notice, title: 'Vannet er borte', startsAt: hours(-1), endsAt: hours(1) },
    now,
  )
})
afterAll(() => server.stop())

let clients = 0
const newClient = () => {
  clients += 1
  return `2001:db8:${clients.toString(16)}::1`
}

const ask = (body: BodyInit, client = newClient(), headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/driftsmeldinger`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': client, ...headers },
    body,
  })
const answerTo = async (address: string) => {
  const answer = await ask(JSON.stringify({ address }))
  return [answer.status, await answer.text()] as const
}

test('the notices for the house of an address are those that hold and those to come', async () => {
  const [status, text] = await answerTo('storgt 31')
  expect([status, JSON.parse(text)]).toMatchObject([
    200,
    {
      notices: [
        { title: 'Vannet er borte', hasBegun: true, topic: 'plumbing', places: 'Storgata 31, Larvik' },
        { title: 'Vannet stenges', hasBegun: false },
      ],
    },
  ])
})

test.each([
  'Kongegata 12, Larvik',
  'Månegata 1, Larvik',
  'Storgata',
  '',
  '\0',
  '%c3',
  '\ud800',
  '1'.repeat(300),
])('an address of no house of ours is answered as a house without notices: %j', async (address) => {
  expect(await answerTo(address)).toEqual([200, '{"notices":[]}'])
})

describe('is refused', () => {
  test.each<[number, BodyInit]>([
    [400, 'ikke JSON'],
    [400, '[]'],
    [400, '{}'],
    [400, '{"address":31}'],
    [400, JSON.stringify({ address: 'x'.repeat(301) })],
    [400, new Uint8Array([0x7b, 0xc3, 0x28])],
    [413, JSON.stringify({ address: 'Storgata 31', more: 'x'.repeat(3000) })],
  ])('with %i: a body that asks nothing that can be answered', async (status, body) => {
    expect((await ask(body)).status).toBe(status)
  })

  test('a page of another site', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await ask('{"address":"Storgata 31"}', newClient(), headers)).status).toBe(403)
  })

  test('a client that asks without end', async () => {
    const client = newClient()
    const statuses = []
    for (let asked = 0; asked < 61; asked += 1) statuses.push((await ask('{}', client)).status)
    expect([statuses.at(59), statuses.at(60)]).toEqual([400, 429])
    expect((await ask('{"address":"Storgata 31"}')).status).toBe(200)
  })
})
