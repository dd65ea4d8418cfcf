import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStaff } from '../../../../test/support/staff.ts'
import { asked, subscribe, tokenOf } from '../../../../test/support/subscriber.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { eraseAgain, readLedger } from '../../../platform/erasure/ledger.ts'
import { createKeyRing } from '../../../platform/secrets/key-ring.ts'
import { secretKeyFrom } from '../../../platform/secrets/secret-key.ts'
import { exportPerson } from '../../privacy/server/export-person.ts'
import { personByEmail } from '../../privacy/server/person-key.ts'
import { erasePerson, findPerson } from '../../privacy/server/persons.ts'
import { purge } from '../../privacy/server/purge.ts'
import { stopAlerts } from './change-alerts.ts'
import { readSubscriber } from './read-subscriber.ts'
import { resealSubscribers } from './sealed-subscriber.ts'
import { signUp } from './sign-up.ts'

let server: TemporaryServer
beforeEach(async () => {
  server = await temporaryServer()
})
afterEach(() => server.stop())

const DAY = 86_400_000
const email = 'kari@eksempel.no'
const person = personByEmail(email)
const count = async (table: 'subscribers' | 'alerts' | 'mails') =>
  (await server.database.pool.query(`select 1 from ${table}`)).rowCount

/** What a restore of a backup from before does. */
const restoreFrom = async (backup: () => Promise<unknown>) => {
  await backup()
  const ledger = await readLedger(server.storage)
  return inTransaction(server.database.pool, (client) => eraseAgain(client, server.secret, ledger))
}

test('what a person waits for is found, exported and erased by their address, and stays erased', async () => {
  const now = new Date()
  await subscribe(server, asked(email), now)
  expect((await findPerson(server.oversight, personByEmail('Kari@eksempel.no'))).wishes).toEqual(['Boliger'])
  const { id: by } = await makeStaff(server.database.pool, 'administrator')
  let exported = ''
  for await (const part of await exportPerson(server.oversight, { person, by, reason: 'Ba om innsyn i dag' }))
    exported += part
  expect(JSON.parse(exported).varsler).toMatchObject([{ hva: 'Boliger', når: 'Med en gang' }])
  expect(await erasePerson(server.oversight, { person, by })).toMatchObject({ alerts: 1 })
  expect([await count('subscribers'), await count('alerts'), await count('mails')]).toEqual([0, 0, 0])
  const again = await restoreFrom(() => subscribe(server, asked(email), new Date(now.getTime() - DAY)))
  expect(again.alerts).toBe(1)
  expect(await count('subscribers')).toBe(0)
})

test('who has stopped stays so where an older backup is restored', async () => {
  const token = await subscribe(server, asked(email))
  const { rows } = await server.database.pool.query('select * from subscribers, alerts')
  const [row] = rows
  await stopAlerts(server.alerts, token)
  expect(await count('subscribers')).toBe(0)
  const again = await restoreFrom(async () => {
    await subscribe(server, asked(email))
    await server.database.pool.query('update alerts set id = $1', [row.id])
  })
  expect(again.alerts).toBe(1)
  expect(await count('subscribers')).toBe(0)
})

test('stopping one alert of two leaves the other', async () => {
  await subscribe(server, asked(email))
  const token = await subscribe(server, asked(email, 'type=parkering'))
  const subscriber = await readSubscriber(server.database.pool, token, new Date())
  const [first] = subscriber?.alerts ?? []
  expect(await stopAlerts(server.alerts, token, first?.id)).toEqual({ isLeft: true })
  const left = await readSubscriber(server.database.pool, token, new Date())
  expect(left?.alerts.map(({ query }) => query)).toEqual(['type=parkering'])
})

test('what is not confirmed is erased after a week, what is not renewed after half a year', async () => {
  const now = new Date()
  const inDays = (days: number) => new Date(now.getTime() + days * DAY)
  await signUp(server.alerts, asked('ola@eksempel.no'), now)
  await subscribe(server, asked(email), now)
  await purge(server.oversight, { now: inDays(6.9) })
  expect(await count('subscribers')).toBe(2)
  await purge(server.oversight, { now: inDays(7) })
  expect(await count('subscribers')).toBe(1)
  await purge(server.oversight, { now: inDays(180) })
  expect(await count('subscribers')).toBe(1)
  await purge(server.oversight, { now: inDays(185) })
  expect(await count('subscribers')).toBe(0)
})

test('a new key and a new SECRET_KEY open all addresses, and the links in old mails work', async () => {
  const token = await subscribe(server, asked(email))
  const { pool } = server.database
  const secret = secretKeyFrom('x'.repeat(43))
  const next = { ...server, secret, keyRing: createKeyRing(pool, secret, server.secret) }
  expect(await next.keyRing.rotate([resealSubscribers])).toBe(1)
  expect(await tokenOf(next, email)).toBe(token)
  expect(await readSubscriber(pool, token, new Date())).not.toBeNull()
})
