import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { asked, subscribe } from '../../../../test/support/subscriber.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { pauseAlerts } from '../../alerts/server/change-alerts.ts'
import { matchVacancies } from '../../alerts/server/match-vacancies.ts'
import { recordVacancies } from '../../alerts/server/record-vacancies.ts'
import { signUp } from '../../alerts/server/sign-up.ts'
import { readWaitingList } from '../../alerts/server/waiting-list.ts'
import { upsertRows } from '../../portfolio-browsing/server/import.ts'
import { waitingForProperty } from './waiting-for-property.ts'

let server: TemporaryServer
const now = new Date()
const free = propertyRow({ status: 'ledig', bedrooms: 2 })
const rented = propertyRow({ status: 'utleid', bedrooms: 1 })
const parking = propertyRow({ type: 'Parkering', status: 'ledig' })

beforeAll(async () => {
  server = await temporaryServer()
  await inTransaction(server.database.pool, (client) =>
    upsertRows(client, 'properties', [free, rented, parking]),
  )
  await recordVacancies(server.alerts, now)
  await subscribe(server, asked('a@eksempel.no', 'type=bolig'))
  await subscribe(server, asked('b@eksempel.no', 'type=bolig'))
  await subscribe(server, asked('b@eksempel.no', 'type=bolig&soverom=2'))
  const paused = await subscribe(server, asked('c@eksempel.no', 'type=bolig'))
  await pauseAlerts(server.alerts, paused, now)
  await signUp(server.alerts, asked('d@eksempel.no', 'type=bolig'), now)
})
afterAll(() => server.stop())

const waitingFor = (id: string) => waitingForProperty(server.alerts, id, now)

test('staff see how many wait for what, and how much of it is vacant', async () => {
  expect(await readWaitingList(server.database.pool, server.alerts.statistics, now)).toEqual({
    totals: { active: 2, paused: 1, pending: 1 },
    lines: [
      { wish: 'Boliger', list: '/eiendommer?type=bolig', waiting: 2, vacant: 1, becameVacant: null },
      {
        wish: 'Boliger',
        list: '/eiendommer?type=bolig&soverom=2',
        waiting: 1,
        vacant: 1,
        becameVacant: null,
      },
    ],
  })
})

test('the editor of a property says how many wait for such a one, each of them once', async () => {
  expect(await waitingFor(free.id)).toMatchObject({ count: 2, isVacant: true })
  expect(await waitingFor(rented.id)).toEqual({ count: 2, isVacant: false, told: 0 })
  expect(await waitingFor(parking.id)).toEqual({ count: 0, isVacant: true, told: 0 })
  expect(await waitingFor('ny')).toEqual({ count: 0, isVacant: false, told: 0 })
})

test('the editor of a property counts as told only those who are mailed', async () => {
  const told = async () => (await waitingFor(free.id)).told
  expect(await told()).toBe(2)
  await matchVacancies(server.alerts, now)
  expect(await told()).toBe(0)
  const { rows } = await server.database.pool.query('select subscriber_id from alert_deliveries')
  expect(rows).toHaveLength(2)
  await server.database.pool.query('delete from alert_deliveries')
  // It was vacant all along, and fitted what they wait for.
  expect(await told()).toBe(0)
})
