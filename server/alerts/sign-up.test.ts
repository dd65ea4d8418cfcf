import { afterEach, beforeEach, expect, test } from 'vitest'
import { present } from '../../test/support/present.ts'
import { asked, subscribe, tokenOf } from '../../test/support/subscriber.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
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

test('hundreds of sign-ups for one mailbox, however it is spelled, are one mail and one alert', async () => {
  const spellings = ['kari@gmail.com', 'KARI@gmail.com', 'k.ari@gmail.com', 'kari+leilighet@googlemail.com']
  await signUp(server.alerts, asked('kari@gmail.com'), new Date())
  await Promise.all(
    Array.from({ length: 300 }, (_, place) =>
      signUp(
        server.alerts,
        asked(present(spellings[place % spellings.length]), `type=bolig&soverom=${(place % 5) + 1}`),
        new Date(),
      ),
    ),
  )
  expect(await counts()).toEqual({ subscribers: 1, alerts: 1, mails: 1 })
})

test('an address whose owner has stopped gets no second mail that day', async () => {
  await signUp(server.alerts, asked(email), new Date())
  await stopAlerts(server.alerts, await tokenOf(server, email))
  await signUp(server.alerts, asked(email), new Date())
  expect(await counts()).toEqual({ subscribers: 0, alerts: 0, mails: 0 })
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
