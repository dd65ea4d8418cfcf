import { afterAll, beforeAll, expect, test } from 'vitest'
import { laneQuery } from '../../domain/inbox.ts'
import type { ArrangedColumn } from '../../domain/list-columns.ts'
import { makeStaff } from '../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { readInbox } from '../casework/inbox.ts'
import { setDensity } from '../casework/inbox-density.ts'
import { accountWork } from '../workspace/account-work.ts'
import { changeOwnColumns, readListLook, resetOwnColumns } from './list-columns.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

const shown = (columns: readonly ArrangedColumn[]) =>
  columns.flatMap(({ id, isHidden }) => (isHidden ? [] : id))

test('the inbox has the columns of the staff member, and not of another', async () => {
  const [one, other] = [await makeStaff(server.database.pool), await makeStaff(server.database.pool)]
  const columnsOf = async (who: typeof one) =>
    shown((await readInbox(server.deps, who, laneQuery('nye'), new Date())).columns)
  await changeOwnColumns(server.database, one.id, 'cases', { column: 'deadline', to: 'earlier' })
  await changeOwnColumns(server.database, one.id, 'cases', { column: 'place', to: 'hidden' })
  expect(await columnsOf(one)).toEqual(['deadline', 'excerpt', 'assignee'])
  expect(await columnsOf(other)).toEqual(['place', 'excerpt', 'deadline', 'assignee'])
  await setDensity(server.deps, other.id, 'comfortable')
  expect(await columnsOf(other)).toContain('reference')
})

test('each list has a choice of its own, and the standard columns again on request', async () => {
  const { id } = await makeStaff(server.database.pool)
  const columnsOf = async (list: 'cases' | 'properties') =>
    shown((await readListLook(server.database.pool, id, list)).columns)
  await changeOwnColumns(server.database, id, 'cases', { column: 'assignee', to: 'hidden' })
  await changeOwnColumns(server.database, id, 'properties', { column: 'price', to: 'earlier' })
  expect(await columnsOf('properties')).toEqual(['type', 'price', 'location', 'standing'])
  await resetOwnColumns(server.database.pool, id, 'properties')
  expect(await columnsOf('properties')).toEqual(['type', 'location', 'price', 'standing'])
  expect(await columnsOf('cases')).not.toContain('assignee')
})

test('two changes at the same time both count', async () => {
  const { id } = await makeStaff(server.database.pool)
  await Promise.all(
    (['place', 'deadline', 'assignee'] as const).map((column) =>
      changeOwnColumns(server.database, id, 'cases', { column, to: 'hidden' }),
    ),
  )
  expect(shown((await readListLook(server.database.pool, id, 'cases')).columns)).toEqual(['excerpt'])
})

test('«Min konto» has the lists that the role reads', async () => {
  const listsOf = async (role: 'vaktmester' | 'redaktor' | 'administrator') => {
    const staff = {
      ...(await makeStaff(server.database.pool, role)),
      email: 'x',
      sessionId: '1',
      secondFactor: 'totp' as const,
    }
    const account = await accountWork(server.staff, { staff, context: { now: new Date() } }).read()
    return account.columns.map(({ list }) => list)
  }
  expect(await listsOf('vaktmester')).toEqual(['cases'])
  expect(await listsOf('redaktor')).toEqual(['properties'])
  expect(await listsOf('administrator')).toEqual(['cases', 'properties'])
})
