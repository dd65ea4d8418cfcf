import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { present } from '../../../../../test/support/present.ts'
import { pushService } from '../../../../../test/support/push-service.ts'
import { runAs } from '../../../../../test/support/run-as.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { pushDeviceActions } from '../../push-devices.ts'
import { devicesOf } from './devices.ts'
import { isAllowedEndpoint } from './push-service.ts'
import { sendPush, startPushWorker } from './push-worker.ts'

let service: Awaited<ReturnType<typeof pushService>>
let server: TemporaryServer
let kari: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  service = await pushService()
  server = await temporaryServer({ WEB_PUSH: 'on', WEB_PUSH_HOSTS: service.host })
  kari = await makeStaff(server.database.pool)
})
afterAll(async () => {
  await server.stop()
  await service.close()
})
beforeEach(() => server.database.pool.query('delete from push_devices'))

const message = { title: 'Ny sak i Haster', path: '/saker', tag: 'varsel-1', isUrgent: true }
const work = () => ({ ...present(server.staff.push), pool: server.database.pool, log: server.log })
const add = (subscription = service.subscription(), who = kari) =>
  runAs(server, who, pushDeviceActions.add, subscription)
const devices = (who = kari) => devicesOf(server.database.pool, who.id)

test.each([
  ['that is no point on the curve', 'B'.repeat(87)],
  ['of zeros', 'A'.repeat(87)],
])('a device with a key %s is refused', async (_, p256dh) => {
  expect(await add({ ...service.subscription(), p256dh })).toMatchObject({ status: 'refused' })
  expect(await devices()).toEqual([])
})

test('a person has ten devices at most, and can renew each of them', async () => {
  for (let number = 1; number <= 10; number += 1) await add(service.subscription(`enhet-${number}`))
  expect(JSON.stringify(await add(service.subscription('enhet-11')))).toContain('på 10 enheter')
  expect(await devices()).toHaveLength(10)
  expect(await add(service.subscription('enhet-10'))).toMatchObject({ status: 'done' })
  const ola = await makeStaff(server.database.pool)
  expect(await add(service.subscription('enhet-11'), ola)).toMatchObject({ status: 'done' })
})

describe('a message to a device', () => {
  test('is encrypted for it and signed by the site, and says no more than its title, page and tag', async () => {
    await add()
    const [device] = await devices()
    await sendPush(work(), present(device).id, message)
    const received = present(service.received.at(-1))
    expect(received.message).toEqual({ title: 'Ny sak i Haster', path: '/saker', tag: 'varsel-1' })
    expect(received.headers).toMatchObject({ urgency: 'high', ttl: '3600', 'content-encoding': 'aes128gcm' })
    expect(received.claims.aud).toBe(`http://${service.host}`)
    expect(received.claims.exp * 1000).toBeGreaterThan(Date.now())
    expect(received.claims.exp * 1000).toBeLessThan(Date.now() + 24 * 3_600_000)
  })

  test('is queued for each device of its person, and handed in by the worker', async () => {
    await add()
    await add(service.subscription('nettbrett'))
    const before = service.received.length
    const queued = await inTransaction(server.database.pool, (client) =>
      present(server.notices.queuePush)(client, kari.id, message),
    )
    expect(queued).toBe(2)
    await startPushWorker(server.queue, work())
    await expect.poll(() => service.received.length).toBe(before + 2)
  })

  test.each([404, 410])('that its service does not know any more (%i) removes the device', async (status) => {
    await add()
    const [device] = await devices()
    service.answer(status)
    await sendPush(work(), present(device).id, message)
    service.answer(201)
    expect(await devices()).toEqual([])
  })

  test.each([429, 503])(
    'that cannot be taken now (%i) is tried again, and the device stays',
    async (status) => {
      await add()
      const [device] = await devices()
      service.answer(status)
      await expect(sendPush(work(), present(device).id, message)).rejects.toThrow(String(status))
      service.answer(201)
      expect(await devices()).toHaveLength(1)
    },
  )

  test('is not sent to a service that is not allowed any more', async () => {
    await add()
    const [device] = await devices()
    const before = service.asked.length
    await sendPush({ ...work(), hosts: ['push.eksempel.no'] }, present(device).id, message)
    expect(service.asked).toHaveLength(before)
  })
})

describe('a device', () => {
  test('belongs to who pressed on it last, and only they can remove it', async () => {
    const ola = await makeStaff(server.database.pool)
    await add()
    await add(service.subscription(), ola)
    expect(await devices()).toEqual([])
    const [device] = await devices(ola)
    const { id } = present(device)
    expect(await runAs(server, kari, pushDeviceActions.remove, { id })).toMatchObject({ status: 'refused' })
    expect(await runAs(server, ola, pushDeviceActions.remove, { id })).toMatchObject({ status: 'done' })
  })

  test('of a service that is not allowed is refused', async () => {
    const elsewhere = { ...service.subscription(), endpoint: 'https://intern.eksempel.no/x' }
    expect(await add(elsewhere)).toMatchObject({ status: 'refused' })
  })
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://push.apple.com.eksempel.no/x', false],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['http://127.0.0.1:9/x', false],
  ['ikke en adresse', false],
])('the endpoint %s is allowed: %s', (endpoint, isAllowed) => {
  expect(isAllowedEndpoint(endpoint, ['fcm.googleapis.com', '*.push.apple.com'])).toBe(isAllowed)
})

test('nothing is queued, and no device is taken, where web push is off', async () => {
  const off = await temporaryServer()
  const who = await makeStaff(off.database.pool)
  expect(off.notices.queuePush).toBeNull()
  expect(await runAs(off, who, pushDeviceActions.add, service.subscription())).toMatchObject({
    status: 'refused',
  })
  await off.stop()
})
