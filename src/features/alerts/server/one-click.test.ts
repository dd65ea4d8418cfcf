import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asked, subscribe } from '../../../../test/support/subscriber.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import type { SubscriberToken } from './subscriber-token.ts'

let server: TemporaryServer
let token: SubscriberToken
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.database.pool.query('delete from subscribers')
  token = await subscribe(server, asked('kari@eksempel.no'))
})

const ONE_CLICK = 'List-Unsubscribe=One-Click'
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const address = (of: string = token) => `${server.url}/si-fra/${of}/stopp`
const post = (body: BodyInit, headers: Record<string, string> = form, of?: string) =>
  fetch(address(of), { method: 'POST', body, headers })
const subscribers = async () => (await server.database.pool.query('select 1 from subscribers')).rowCount

function parts(): FormData {
  const body = new FormData()
  body.append('List-Unsubscribe', 'One-Click')
  return body
}

test.each([
  ['as a form', () => post(ONE_CLICK)],
  ['in parts', () => post(parts(), {})],
  ['from a page of the mail program', () => post(ONE_CLICK, { ...form, Origin: 'https://mail.eksempel.no' })],
  [
    'with a cookie of ours',
    () => post(ONE_CLICK, { ...form, Cookie: 'a=b', 'Sec-Fetch-Site': 'cross-site' }),
  ],
])('one post ends all alerts, %s', async (_, press) => {
  const answer = await press()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await subscribers()).toBe(0)
  // Pressed once more.
  expect((await press()).status).toBe(200)
})

test.each(['', 'List-Unsubscribe=Two-Clicks', `${ONE_CLICK}&more=1`, 'x'.repeat(2000)])(
  'another body ends nothing: %.30s',
  async (body) => {
    expect((await post(body)).status).toBeGreaterThanOrEqual(400)
    expect(await subscribers()).toBe(1)
  },
)

test.each(['GET', 'HEAD'])('what looks at the address by %s ends nothing', async (method) => {
  const answer = await fetch(address(), { method, redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/si-fra/${token}`])
  expect(await subscribers()).toBe(1)
})

test('an unknown address is answered as a known one', async () => {
  expect((await post(ONE_CLICK, form, 'A'.repeat(22))).status).toBe(200)
  expect((await post(ONE_CLICK, form, 'short')).status).toBe(200)
  expect(await subscribers()).toBe(1)
})

test.each(['OPTIONS', 'PUT', 'DELETE'])('%s is told what the address takes', async (method) => {
  const answer = await fetch(address(), { method })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  expect(await subscribers()).toBe(1)
})

test.each([
  ['405', () => fetch(address(), { method: 'PUT' })],
  ['413', () => post('x'.repeat(2000))],
  ['400', () => post('more=1')],
  ['303', () => fetch(address(), { redirect: 'manual' })],
  ['404', () => fetch(address('short'))],
  ['405 of the page', () => fetch(`${server.url}/si-fra/${token}`, { method: 'PUT' })],
])('an answer of %s tells the address to no page, and is stored by none', async (status, ask) => {
  const answer = await ask()
  expect(`${answer.status}`).toBe(status.slice(0, 3))
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
