import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fillMonth } from '../../../../demo/month/fill-month.ts'
import { loadDemoIfNew } from '../../../../demo/start/load-demo.ts'
import { countedIn, listedAt } from '../../../../test/support/counted-lists.ts'
import { temporaryFolder } from '../../../../test/support/temporary-folder.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { may } from '../../../domain/people/permissions.ts'
import { allRoles, type StaffRole } from '../../../domain/people/staff-roles.ts'
import { queryRow } from '../../../platform/database/query.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { readNumbers } from './numbers.ts'
import { promisesAsRows } from './numbers-as-rows.ts'

const until = new Date('2026-11-20T13:30:00Z')
const readers = allRoles.filter((role) => may(role, 'see-numbers'))

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
  await loadDemoIfNew(server, temporaryFolder('drawn'))
  await fillMonth(server, { count: 90, until, seed: 14 })
})
afterAll(() => server.stop())

const staffRow = z.object({ id: z.string(), name: z.string() })

/** A member of the demo's staff with a role. */
const memberOf = async (role: StaffRole): Promise<Caseworker & { id: string }> => ({
  ...(await queryRow(
    server.database.pool,
    staffRow,
    'select id::text, name from staff where role = $1 order by name limit 1',
    [role],
  )),
  role,
})

test.each(readers)('each number that %s sees leads to a list of exactly so many cases', async (role) => {
  const worker = await memberOf(role)
  const numbers = countedIn(await readNumbers(server.database.pool, worker, until))
  const listed = []
  for (const { href } of numbers)
    listed.push({ count: await listedAt(server.deps, worker, href, until), href })
  expect(numbers).toEqual(listed)
  expect(numbers.some(({ count }) => count > 0)).toBe(true)
})

test('the lines of each way to divide the promises add up to all of them', async () => {
  const worker = await memberOf('administrator')
  const { promises } = await readNumbers(server.database.pool, worker, until)
  const { total, ...divided } = promises
  expect(total?.kept.count).toBeGreaterThan(0)
  expect(total?.broken.count).toBeGreaterThan(0)
  for (const lines of Object.values(divided)) {
    const sum = (of: 'kept' | 'broken') => lines.reduce((all, line) => all + line[of].count, 0)
    expect([sum('kept'), sum('broken')]).toEqual([total?.kept.count, total?.broken.count])
  }
})

test('numbers by person are seen by an administrator, and by others of themselves only', async () => {
  const namesSeenBy = async (worker: Caseworker) =>
    (await readNumbers(server.database.pool, worker, until)).promises.persons.map(({ name }) => name)
  const worker = await memberOf('saksbehandler')
  expect((await namesSeenBy(await memberOf('administrator'))).length).toBeGreaterThan(2)
  expect(await namesSeenBy(worker)).toEqual([worker.name])
  const exported = await promisesAsRows(server.database.pool, worker, until)
  expect(exported.filter(([by]) => by === 'Ansvarlig').map(([, name]) => name)).toEqual([worker.name])
})

test('a site whose first case is a month old compares with no empty period, and says from when it can', async () => {
  const { growth, mondays } = await readNumbers(server.database.pool, await memberOf('administrator'), until)
  expect(mondays[0]).toBe('2026-10-19')
  expect(growth).toEqual({ comparableFrom: '2026-12-07' })
})
