import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { sampleEntries } from '../../../test/support/sample-answers.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'

const TOKEN = 'en lang nok token for prover'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: 'loopback',
    METRICS_TOKEN: TOKEN,
    PUBLIC_URL: 'https://husvaer.eksempel.no',
  })
})
afterAll(() => server.stop())

const answers = Object.fromEntries(
  Object.entries(sampleEntries(formWithId('contact-message'))).map(([name, [text]]) => [name, text]),
)

let sent = 0
async function send(from: string, email: string, headers: Record<string, string> = {}): Promise<number> {
  sent += 1
  const response = await fetch(`${server.url}/api/skjema/contact-message`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, ...headers },
    body: JSON.stringify({ ...answers, email, message: `Melding nummer ${sent}` }),
  })
  return response.status
}

describe('the limits of an address', () => {
  const outcomes = async (count: number, addressOf: (index: number) => string) => {
    const statuses: number[] = []
    for (let index = 0; index < count; index += 1)
      statuses.push(await send(addressOf(index), `a${index}@eksempel.no`))
    return { stored: statuses.filter((status) => status === 201).length, last: statuses.at(-1) }
  }

  test('hold for all addresses of an IPv6 /64', async () => {
    expect(await outcomes(31, (index) => `2001:db8:1:1::${(index + 1).toString(16)}`)).toEqual({
      stored: 30,
      last: 429,
    })
  })

  test('ignore the port of an address', async () => {
    expect(await outcomes(31, (index) => `198.51.100.7:${4000 + index}`)).toEqual({ stored: 30, last: 429 })
  })

  test('hold for all networks of an IPv6 /48, eight times as wide', async () => {
    const { limits } = server.deps
    let allowed = 0
    for (let index = 0; index < 250; index += 1)
      if (await limits.allow('submission', `2001:db8:7:${index.toString(16)}::`)) allowed += 1
    expect(allowed).toBe(240)
    expect(await limits.allow('submission', '2001:db8:8:1::')).toBe(true)
  })
})

test('a mailbox receives three mails a day, however its address is written', async () => {
  const spellings = [
    'offer@eksempel.no',
    'OFFER@eksempel.no',
    'offer+1@eksempel.no',
    'Offer+2+3@Eksempel.NO',
    'offer+x@eksempel.no',
  ]
  for (const email of spellings) expect(await send('192.0.2.77', email)).toBe(201)
  for (const email of ['o.ffer@gmail.com', 'offer@googlemail.com', 'of.fer+a@gmail.com', 'offe.r@gmail.com'])
    expect(await send('192.0.2.77', email)).toBe(201)
  const { rows } = await server.database.pool.query(
    `select mailbox_of(recipient) as mailbox, count(*) filter (where state <> 'withheld')::int as sent,
       count(*) filter (where state = 'withheld')::int as withheld
     from mails where kind = 'case-to-sender' and recipient ilike 'o%f%' group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { mailbox: 'offer@eksempel.no', sent: 3, withheld: 2 },
    { mailbox: 'offer@gmail.com', sent: 3, withheld: 1 },
  ])
  const { rows: written } = await server.database.pool.query(
    "select recipient from mails where recipient = 'offer+1@eksempel.no'",
  )
  expect(written).toHaveLength(1)
})

describe('/metrics', () => {
  const ask = (authorization?: string) =>
    fetch(`${server.url}/metrics`, { headers: authorization ? { Authorization: authorization } : {} })

  test('requires its token', async () => {
    expect((await ask()).status).toBe(401)
    expect((await ask('Bearer feil')).status).toBe(401)
    expect((await ask(TOKEN)).status).toBe(401)
    const answer = await ask(`Bearer ${TOKEN}`)
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('husvaer_http_answers_total'),
    ])
  })

  test('does not exist if no token is set', async () => {
    const own = await temporaryServer()
    try {
      expect((await fetch(`${own.url}/metrics`)).status).toBe(404)
      expect((await fetch(`${own.url}/metrics`, { headers: { Authorization: 'Bearer ' } })).status).toBe(404)
    } finally {
      await own.stop()
    }
  })
})

describe('a post with a cookie', () => {
  const cookie = { Cookie: '__Host-husvaer-session_token=x' }
  test.each<[string, Record<string, string>, number]>([
    ['without an origin', {}, 403],
    ["with another site's origin", { Origin: 'https://ond.eksempel.no' }, 403],
    ['with an opaque origin', { Origin: 'null' }, 403],
    ['with the origin of the address that was asked for', { Origin: 'SELF' }, 403],
    ['from a site beside ours', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['with our origin', { Origin: 'https://husvaer.eksempel.no' }, 422],
    ['from our pages', { 'Sec-Fetch-Site': 'same-origin' }, 422],
  ])('is refused unless it says that it comes from our pages: %s', async (_, headers, status) => {
    const given = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value === 'SELF' ? server.url : value]),
    )
    for (const path of ['/api/skjema/contact-message', '/functions/v1/send-contact-email']) {
      const answer = await fetch(server.url + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': '192.0.2.9',
          ...cookie,
          ...given,
        },
        body: '{}',
      })
      expect([path, answer.status === 403]).toEqual([path, status === 403])
    }
  })

  test('is accepted without a cookie, since no browser sends it', async () => {
    expect(await send('192.0.2.10', 'uten@eksempel.no')).toBe(201)
  })
})

test.each(['256.1.1.1', '[::1', 'a b', 'x@y', '::'])(
  'a request to the host %s is refused with 400, and logged as no error',
  async (host) => {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
    get(`${server.url}/api/postnummer/3256`, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
    expect(await promise).toBe(400)
    expect(server.logged.filter(({ level }) => level === 'error')).toEqual([])
  },
)

test('errors in browsers are taken of each client, ten in a minute', async () => {
  const report = async (client: string) => {
    const body = JSON.stringify({ reference: 'ABCDEFGH', message: 'x is not a function', page: '/' })
    const answer = await fetch(`${server.url}/api/feil`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
      body,
    })
    return answer.status
  }
  const statuses: number[] = []
  for (let sent = 0; sent < 11; sent += 1) statuses.push(await report('198.51.100.20'))
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429])
  expect(await report('198.51.100.21')).toBe(204)
})
