import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { readStaffEvents } from '../../../cases/server/events/read-case-events.ts'
import { followCase } from '../case/assign.ts'
import { readStaffCase } from '../case/staff-case.ts'
import { registerCase } from './case-registration.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

test('a case that was taken by telephone is from the staff member, and is not held', async () => {
  const worker = await makeStaff(server.database.pool)
  const sent = await sendCase(server, 'issue-report')
  await registerCase(server.deps, worker, sent.reference)
  const [first] = await readStaffEvents(server.database.pool, sent.id)
  expect(first).toMatchObject({ kind: 'sent', by: 'staff', staffId: worker.id })
  expect(await readStaffCase(server.deps, worker, sent.reference, new Date())).toMatchObject({
    quarantine: null,
  })
})

test('a staff member follows a case, and stops following it', async () => {
  const worker = await makeStaff(server.database.pool)
  const sent = await sendCase(server, 'issue-report')
  const follows = async () =>
    (await readStaffCase(server.deps, worker, sent.reference, new Date()))?.follows ?? null
  await followCase(server.deps, worker, sent.reference, true)
  expect(await follows()).toBe(true)
  await followCase(server.deps, worker, sent.reference, false)
  expect(await follows()).toBe(false)
})
