import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fillMonth } from '../../../../demo/month/fill-month.ts'
import { loadDemoIfNew } from '../../../../demo/start/load-demo.ts'
import { countedIn, listedAt } from '../../../../test/support/counted-lists.ts'
import { temporaryFolder } from '../../../../test/support/temporary-folder.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { showDeadline } from '../../../domain/cases/deadline.ts'
import { laneQuery } from '../../../domain/cases/inbox.ts'
import { may } from '../../../domain/people/permissions.ts'
import { allRoles, type StaffRole } from '../../../domain/people/staff-roles.ts'
import { caseReferenceColumn } from '../../../platform/database/columns.ts'
import { queryRow, queryRows } from '../../../platform/database/query.ts'
import { readStaffCase } from '../../inbox/server/case/staff-case.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { readInbox } from '../../inbox/server/list/inbox.ts'
import { readToday } from '../../inbox/server/today/today.ts'
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

const storedRow = z.object({
  reference: caseReferenceColumn,
  priority: z.number(),
  deadline: z.date().nullable(),
  snoozedUntil: z.date().nullable(),
  sentAt: z.date(),
})
const readStored = () =>
  queryRows(
    server.database.pool,
    storedRow,
    `select reference, priority, deadline, snoozed_until as "snoozedUntil", sent_at as "sentAt"
     from cases where closed_at is null and merged_into is null and quarantine is null`,
  )

test('the list, the case and the day’s list say the same deadline and urgency of each open case', async () => {
  const worker = await memberOf('administrator')
  const cases = await readStored()
  const { lines } = await readInbox(server.deps, worker, laneQuery('venter-pa-oss'), until)
  const waiting = await readInbox(server.deps, worker, laneQuery('venter-pa-avsender'), until)
  const snoozed = await readInbox(server.deps, worker, laneQuery('utsatt'), until)
  const listed = new Map([...lines, ...waiting.lines, ...snoozed.lines].map((line) => [line.reference, line]))
  const today = await Promise.all(
    allRoles
      .filter((role) => may(role, 'work-cases'))
      .map(async (role) => readToday(server.deps, await memberOf(role), until)),
  )
  const onToday = today.flatMap(({ towns }) => towns.flatMap((town) => town.cases))
  expect(cases.map(({ reference }) => reference).sort()).toEqual([...listed.keys()].sort())
  for (const { reference, deadline, priority } of cases) {
    const line = listed.get(reference)
    const shown = await readStaffCase(server.deps, worker, reference, until)
    expect.soft([reference, line?.deadline]).toEqual([reference, deadline && showDeadline(deadline, until)])
    expect.soft([reference, shown?.deadline]).toEqual([reference, line?.deadline])
    expect.soft([reference, shown?.urgency]).toEqual([reference, line?.urgency])
    expect.soft([reference, line?.urgency?.tone === 'danger']).toEqual([reference, priority === 0])
    for (const card of onToday.filter((each) => each.reference === reference))
      expect
        .soft([reference, card.deadline, card.urgency])
        .toEqual([reference, line?.deadline, line?.urgency])
  }
  expect(onToday.length).toBeGreaterThan(0)
})

test.each(['haster', 'for-sent', 'nye', 'venter-pa-oss', 'venter-pa-avsender', 'utsatt'] as const)(
  'the lane %s is in the order of what its rows show',
  async (lane) => {
    const worker = await memberOf('administrator')
    const stored = new Map<string, z.output<typeof storedRow>>(
      (await readStored()).map((each) => [each.reference, each]),
    )
    const { lines } = await readInbox(server.deps, worker, laneQuery(lane), until)
    const keys = lines.map(({ reference, urgency, deadline }) => {
      const known = stored.get(reference)
      if (!known) throw new Error(`${reference} is not open`)
      if (lane === 'utsatt') return [0, known.snoozedUntil?.getTime() ?? 0]
      const rank = urgency?.tone === 'danger' ? 0 : urgency?.value === 'urgent' ? 1 : 2
      return [
        rank,
        deadline ? (known.deadline?.getTime() ?? 0) : Number.POSITIVE_INFINITY,
        known.sentAt.getTime(),
      ]
    })
    const inOrder = keys.toSorted((one, other) => {
      const at = one.findIndex((part, place) => part !== other[place])
      return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
    })
    expect(lines.length).toBeGreaterThan(0)
    expect(keys).toEqual(inOrder)
  },
)

test('what is urgent and what is late is counted and listed, snoozed or not', async () => {
  const worker = await memberOf('administrator')
  const cases = await readStored()
  const { counts } = await readInbox(server.deps, worker, laneQuery('alle'), until)
  const { standing } = await readNumbers(server.database.pool, worker, until)
  const urgent = cases.filter(({ priority }) => priority < 2).length
  const late = cases.filter(({ deadline }) => deadline && deadline < until).length
  expect([counts.haster, standing.urgent.count]).toEqual([String(urgent), urgent])
  expect([counts['for-sent'], standing.late.count]).toEqual([String(late), late])
  expect([urgent, late]).not.toContain(0)
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
