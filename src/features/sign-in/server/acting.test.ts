import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAbsence } from '../../../../test/support/absence.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { findActing } from './acting.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

const roles = ['saksbehandler'] as const
const march = { from: '2027-03-01', to: '2027-03-03' }

type Worker = Awaited<ReturnType<typeof makeStaff>>
let kari: Worker
let ola: Worker
let per: Worker
beforeEach(async () => {
  const { pool } = server.database
  kari = await makeStaff(pool, 'saksbehandler', 'Kari')
  ola = await makeStaff(pool, 'saksbehandler', 'Ola')
  per = await makeStaff(pool, 'saksbehandler', 'Per')
})

const away = (of: Worker, deputy: Worker) => makeAbsence(server.database.pool, { of, deputy, ...march })

async function acting(at = '2027-03-02T12:00:00Z') {
  const found = await findActing(server.database.pool, [kari.id], { at: new Date(at), roles })
  return found.get(kari.id)
}

test('a staff member who is not away acts for themselves', async () => {
  expect(await acting()).toMatchObject({ name: 'Kari', actsFor: null })
})

test.each([
  ['before the first day in Norway', '2027-02-28T22:59:00Z', 'Kari'],
  ['on the first day', '2027-02-28T23:01:00Z', 'Ola'],
  ['on the last day', '2027-03-03T22:59:00Z', 'Ola'],
  ['after the last day', '2027-03-03T23:01:00Z', 'Kari'],
])('%s the one who acts is the right one', async (_, at, name) => {
  await away(kari, ola)
  expect(await acting(at)).toMatchObject({ name })
})

test('a deputy acts for the colleague who is away, until the last day', async () => {
  await away(kari, ola)
  expect(await acting()).toMatchObject({
    id: ola.id,
    actsFor: { id: kari.id, name: 'Kari', until: march.to },
  })
})

test('the deputy of a deputy who is away acts for both', async () => {
  await away(kari, ola)
  await away(ola, per)
  expect(await acting()).toMatchObject({ name: 'Per', actsFor: { name: 'Kari' } })
})

test('where all are away for each other, the staff member acts for themselves', async () => {
  await away(kari, ola)
  await away(ola, kari)
  expect(await acting()).toMatchObject({ name: 'Kari', actsFor: null })
})

test('a deputy who may not read the case does not act', async () => {
  await away(kari, await makeStaff(server.database.pool, 'vaktmester'))
  expect(await acting()).toMatchObject({ name: 'Kari', actsFor: null })
})

test('a deputy whose account is closed does not act, and neither does a staff member with a closed one', async () => {
  await away(kari, ola)
  const close = (id: string) =>
    server.database.pool.query('update staff set disabled_at = now() where id = $1', [id])
  await close(ola.id)
  expect(await acting()).toMatchObject({ name: 'Kari', actsFor: null })
  await close(kari.id)
  expect(await acting()).toBeUndefined()
})
