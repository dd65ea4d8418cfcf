import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { laneQuery } from '../../../../domain/cases/inbox.ts'
import { queryRows } from '../../../../platform/database/query.ts'
import type { Caseworker } from '../caseworker.ts'
import { readInbox } from '../list/inbox.ts'
import { assignCase } from './assign.ts'
import { closeToRole, openToRole } from './open-to-role.ts'
import { readStaffCase } from './staff-case.ts'

let server: TemporaryServer
let worker: Caseworker
let accountant: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
  accountant = await makeStaff(server.database.pool, 'okonomi')
})
afterAll(() => server.stop())

const now = new Date()
const read = (reference: CaseReference, by: Caseworker = worker) =>
  readStaffCase(server.deps, by, reference, now)
const inboxOf = async (by: Caseworker) =>
  (await readInbox(server.deps, by, laneQuery('alle'), now)).lines.map(({ reference }) => reference)

test('a case is read by another role from when it is opened to it until it is closed again', async () => {
  const { reference } = await sendCase(server, 'issue-report')
  expect(await read(reference, accountant)).toBeNull()
  await openToRole(server.deps, worker, reference, { role: 'okonomi', now })
  expect(await read(reference, accountant)).toMatchObject({ reference })
  expect(await inboxOf(accountant)).toContain(reference)
  await closeToRole(server.deps, worker, reference, { role: 'okonomi', now })
  expect(await read(reference, accountant)).toBeNull()
  expect(await inboxOf(accountant)).not.toContain(reference)
})

test('who reads a case stands on it, with what was opened, in the timeline and in the log', async () => {
  const { reference } = await sendCase(server, 'issue-report')
  await openToRole(server.deps, worker, reference, { role: 'okonomi', now })
  const shown = await read(reference)
  expect(shown?.reading).toEqual({
    roles: 'administratorer, saksbehandlere, vaktmestere og økonomimedarbeidere',
    opened: [{ role: 'okonomi', name: 'økonomimedarbeidere' }],
    offered: expect.not.arrayContaining([expect.objectContaining({ value: 'okonomi' })]),
  })
  expect(shown?.timeline.map(({ title }) => title)).toContain('Åpnet for økonomimedarbeidere')
  const logged = await queryRows(
    server.database.pool,
    z.string(),
    `select action from audit_log where subject_id = $1 and action like 'case-reading%'`,
    [reference],
  )
  expect(logged).toEqual(['case-reading-allowed'])
  expect((await read(reference, accountant))?.reading.offered).toBeNull()
})

test('the assignee of a role that a case is closed to is its assignee no longer', async () => {
  const { reference } = await sendCase(server, 'issue-report')
  await openToRole(server.deps, worker, reference, { role: 'okonomi', now })
  await assignCase(server.deps, worker, reference, { to: accountant.id, now })
  await closeToRole(server.deps, worker, reference, { role: 'okonomi', now })
  expect((await read(reference))?.assignee).toBeNull()
})

test('a case is not opened to a role that reads it already, or that works with no cases', async () => {
  const { reference } = await sendCase(server, 'issue-report')
  for (const role of ['vaktmester', 'redaktor'] as const)
    await expect(openToRole(server.deps, worker, reference, { role, now })).rejects.toThrow('Rollen')
  await expect(closeToRole(server.deps, worker, reference, { role: 'okonomi', now })).rejects.toThrow(
    'ikke åpnet',
  )
})

test('accountants read questions about invoices and deposits, and no other questions', async () => {
  const about = (message: string) => sendCase(server, 'contact-message', { subject: 'Spørsmål', message })
  const invoice = await about('Jeg har fått samme faktura to ganger.')
  const other = await about('Når åpner dere?')
  const listed = await inboxOf(accountant)
  expect([invoice, other].map(({ reference }) => listed.includes(reference))).toEqual([true, false])
  expect(await read(invoice.reference, accountant)).not.toBeNull()
  expect(await read(other.reference, accountant)).toBeNull()
})
