import { afterEach, beforeEach, expect, test } from 'vitest'
import { present } from '../../../../test/support/present.ts'
import { asked, subscribe, tokenOf } from '../../../../test/support/subscriber.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { confirmAlert, stopAlerts } from './change-alerts.ts'
import { readSubscriber } from './read-subscriber.ts'
import { signUp } from './sign-up.ts'

let server: TemporaryServer
beforeEach(async () => {
  server = await temporaryServer()
})
afterEach(() => server.stop())

const HOUR = 3_600_000
const email = 'kari@eksempel.no'

async function counts() {
  const { rows } = await server.database.pool.query(
    `select (select count(*)::int from subscribers) as subscribers, (select count(*)::int from alerts) as alerts,
       (select count(*)::int from mails) as mails`,
  )
  return rows[0]
}

const alertsOf = async (now = new Date()) => {
  const token = await tokenOf(server, email)
  return present(await readSubscriber(server.database.pool, token, now)).alerts
}

/** `npm run test:sign-ups` sends 100 000. */
const SIGN_UPS = Number(process.env.SIGN_UPS ?? 300)
const AT_ONCE = 50

/** Every table with the number of its rows and the transaction that has written the newest of them. */
async function databaseState() {
  const { pool } = server.database
  const { rows: tables } = await pool.query(
    `select tablename from pg_tables where schemaname = 'public' order by tablename`,
  )
  return Promise.all(
    tables.map(async ({ tablename }) => {
      const { rows } = await pool.query(
        `select count(*)::int as rows, max(xmin::text::bigint) as newest from "${tablename}"`,
      )
      return { tablename, ...rows[0] }
    }),
  )
}

test('sign-ups for one mailbox, however many and however it is spelled, are one mail, and after it the database stays as it is', {
  timeout: 120_000 + SIGN_UPS * 20,
}, async () => {
  const spellings = ['kari@gmail.com', 'KARI@gmail.com', 'k.ari@gmail.com', 'kari+leilighet@googlemail.com']
  const ask = (place: number) =>
    signUp(
      server.alerts,
      asked(present(spellings[place % spellings.length]), `type=bolig&soverom=${(place % 5) + 1}`),
      new Date(),
    )
  await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => ask(place)))
  const state = await databaseState()
  for (let sent = AT_ONCE; sent < SIGN_UPS; sent += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => ask(sent + place)))
  // What a sign-up does follows from the database: as the second changed nothing, the last changes nothing.
  expect(await databaseState()).toEqual(state)
  expect(await counts()).toEqual({ subscribers: 1, alerts: 5, mails: 1 })
})

test('a second wish of the same day waits behind the link of the first, also from another spelling of the address', async () => {
  await signUp(server.alerts, asked(email, 'type=bolig'), new Date())
  expect(await signUp(server.alerts, asked('kari+to@eksempel.no', 'type=parkering'), new Date())).toBe(
    'stored',
  )
  expect((await alertsOf()).map(({ query, state }) => [query, state])).toEqual([
    ['type=bolig', 'pending'],
    ['type=parkering', 'pending'],
  ])
  expect(await counts()).toEqual({ subscribers: 1, alerts: 2, mails: 1 })
})

test('a stranger leaves the owner of an address room for their wishes, and a full address says so', async () => {
  const from = (client: string, place: number) =>
    signUp(server.alerts, asked(email, `type=bolig&maksleie=${10_000 + place}`), new Date(), client)
  const stranger = []
  for (let place = 0; place < 7; place += 1) stranger.push(await from('192.0.2.1', place))
  expect(stranger).toEqual([...Array(5).fill('stored'), 'full', 'full'])
  expect(await from('192.0.2.2', 10)).toBe('stored')
  const others = []
  for (let place = 20; place < 27; place += 1) others.push(await from(`192.0.2.${place}`, place))
  expect(others).toEqual([...Array(6).fill('stored'), 'full'])
  expect(await counts()).toMatchObject({ subscribers: 1, mails: 1 })
})

test('an address whose owner has stopped gets no second mail that day', async () => {
  await signUp(server.alerts, asked(email), new Date())
  await stopAlerts(server.alerts, await tokenOf(server, email))
  expect(await signUp(server.alerts, asked(email), new Date())).toBe('full')
  expect(await counts()).toEqual({ subscribers: 0, alerts: 0, mails: 0 })
})

test('a sign-up at the moment when its address is stopped is stored', async () => {
  await subscribe(server, asked(email))
  const { pool } = server.database
  const stopping = await pool.connect()
  await stopping.query('begin; select from subscribers for update')
  const signingUp = signUp(server.alerts, asked(email, 'type=parkering'), new Date())
  // It has found the subscriber, and waits until it may lock it.
  await expect
    .poll(async () => (await pool.query('select from pg_locks where not granted')).rowCount)
    .toBeGreaterThan(0)
  await stopping.query('delete from subscribers; commit')
  stopping.release()
  await signingUp
  expect((await alertsOf()).map(({ query, state }) => [query, state])).toEqual([
    ['type=parkering', 'pending'],
  ])
})

test('the address is stored encrypted alone', async () => {
  await signUp(server.alerts, asked(email), new Date())
  const { rows } = await server.database.pool.query(
    `select row_to_json(subscribers)::text as text from subscribers union select row_to_json(alerts)::text from alerts`,
  )
  for (const { text } of rows) {
    expect(text).not.toContain('kari')
    expect(text).not.toContain(Buffer.from('kari').toString('hex'))
    expect(text).not.toContain(await tokenOf(server, email))
  }
})

test('an alert is confirmed once, within 48 hours', async () => {
  const now = new Date()
  await signUp(server.alerts, asked(email), now)
  const token = await tokenOf(server, email)
  const alert = present((await alertsOf())[0])
  expect(alert.state).toBe('pending')
  const late = new Date(now.getTime() + 48 * HOUR)
  expect(await confirmAlert(server.alerts, token, alert.id, late)).toBe(false)
  expect((await alertsOf(late))[0]?.state).toBe('too-old')
  const inTime = new Date(now.getTime() + 47 * HOUR)
  expect(await confirmAlert(server.alerts, token, alert.id, inTime)).toBe(true)
  expect((await alertsOf(late))[0]?.state).toBe('confirmed')
  // Pressed once more, later: it stays confirmed.
  expect(await confirmAlert(server.alerts, token, alert.id, late)).toBe(true)
})

test('an alert cannot be confirmed with the link of another subscriber', async () => {
  const now = new Date()
  await signUp(server.alerts, asked(email), now)
  const other = await subscribe(server, asked('ola@eksempel.no'), now)
  expect(await confirmAlert(server.alerts, other, present((await alertsOf())[0]).id, now)).toBe(false)
  expect((await alertsOf())[0]?.state).toBe('pending')
})

test('a second wish of an address waits for its own confirmation, and the first one goes on', async () => {
  await subscribe(server, asked(email, 'type=bolig'))
  await signUp(server.alerts, asked(email, 'type=parkering'), new Date())
  expect((await alertsOf()).map(({ query, state }) => [query, state])).toEqual([
    ['type=bolig', 'confirmed'],
    ['type=parkering', 'pending'],
  ])
})

test('who asks once more for the same is not asked to confirm it, and keeps the pace', async () => {
  await subscribe(server, asked(email))
  await signUp(server.alerts, asked(email, 'type=bolig', 'daily'), new Date())
  expect(await alertsOf()).toMatchObject([{ state: 'confirmed', pace: 'at-once' }])
})

test('who signs a mailbox up for other bedrooms changes nothing of what was confirmed there', async () => {
  await subscribe(server, asked(email, 'type=bolig&soverom=2'), new Date(Date.now() - 48 * HOUR))
  await signUp(server.alerts, asked(email, 'type=bolig&soverom=2,3'), new Date())
  const alerts = (await alertsOf()).map(({ query, state }) => [query, state])
  expect(alerts).toEqual([
    ['type=bolig&soverom=2', 'confirmed'],
    ['type=bolig&soverom=2%2C3', 'pending'],
  ])
})
