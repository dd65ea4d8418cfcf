import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { untilAllArrived } from '../../../../../test/support/changes-told-by.ts'
import { sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { laneQuery } from '../../../../domain/cases/inbox.ts'
import { assignCase } from '../case/assign.ts'
import type { Caseworker } from '../caseworker.ts'
import { readInboxList } from './inbox-list.ts'

let server: TemporaryServer
let colleagues: (Caseworker & { id: string })[]
const now = new Date()
beforeAll(async () => {
  server = await temporaryServer()
  colleagues = await Promise.all([makeStaff(server.database.pool), makeStaff(server.database.pool)])
})
afterAll(() => server.stop())

const read = (who: Caseworker | undefined, lane: 'venter-pa-oss' | 'mine' = 'venter-pa-oss', at = now) => {
  if (!who) throw new Error('There are two colleagues')
  return readInboxList(server.deps, who, laneQuery(lane), at)
}

/** How many statements with a text run meanwhile. */
async function countStatements(text: string, work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(server.database.pool, 'query')
  try {
    await work()
    return query.mock.calls.filter(([statement]) => JSON.stringify(statement).includes(text)).length
  } finally {
    query.mockRestore()
  }
}

const readsOfLists = (work: () => Promise<unknown>) => countStatements('sender_name', work)

test('a lane is read once for all colleagues of a role who ask at the same time, and again when a case has changed', async () => {
  await sendCase(server, 'contact-message')
  await untilAllArrived(server)
  const all = () => Promise.all([...colleagues, ...colleagues].map((each) => read(each)))
  expect(await readsOfLists(all)).toBe(1)
  expect(await readsOfLists(all)).toBe(0)
  const { reference } = await sendCase(server, 'contact-message')
  const lists = await all()
  expect(lists.every(({ lines }) => lines.some((line) => line.reference === reference))).toBe(true)
})

test('a staff member sees at once what they have done themselves', async () => {
  for (let i = 0; i < 20; i += 1) {
    const { reference } = await sendCase(server, 'contact-message')
    const [first, second] = colleagues
    const before = await read(first)
    if (!first || !second) throw new Error('There are two colleagues')
    await assignCase(server.deps, first, reference, { to: second.id, now })
    const { lines, counts } = await read(second)
    expect(lines.find((line) => line.reference === reference)?.assignee).toBe(second.name)
    expect(counts.nye).toBe(String(Number(before.counts.nye) - 1))
    expect(counts.mine).toBe(String(i + 1))
  }
})

test('colleagues share no list of their own cases, and none with another role', async () => {
  const [first, second] = colleagues
  expect(await readsOfLists(() => Promise.all([read(first, 'mine'), read(second, 'mine')]))).toBe(2)
  const accountant = await makeStaff(server.database.pool, 'okonomi')
  expect((await read(accountant)).lines).toHaveLength(0)
})

test('a list that time has changed is read again', async () => {
  await read(colleagues[0])
  const later = new Date(now.getTime() + 60_000)
  expect(await readsOfLists(() => read(colleagues[0], 'venter-pa-oss', later))).toBe(1)
})
