import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAbsence } from '../../../../test/support/absence.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { findRow } from '../../../platform/database/query.ts'
import { assignCase, followCase } from '../../inbox/server/case/assign.ts'
import { caseColumns, caseRecord } from './case-record.ts'
import { findPeopleToTell } from './people-to-tell.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

const now = new Date('2027-03-02T12:00:00Z')

async function toldOf(reference: string) {
  const { pool } = server.database
  const record = await findRow(pool, caseRecord, `select ${caseColumns} from cases where reference = $1`, [
    reference,
  ])
  const people = record ? await findPeopleToTell(pool, record, now) : []
  return people.map(({ name, because, actsFor }) => [name, because, actsFor?.name ?? null])
}

test('the assignee and the followers of a case are told, each once', async () => {
  const { pool } = server.database
  const kari = await makeStaff(pool, 'saksbehandler', 'Kari')
  const ola = await makeStaff(pool, 'saksbehandler', 'Ola')
  const { reference } = await sendCase(server, 'issue-report')
  expect(await toldOf(reference)).toEqual([])
  await assignCase(server.deps, kari, reference, { to: kari.id, now })
  await followCase(server.deps, kari, reference, true)
  await followCase(server.deps, ola, reference, true)
  expect(await toldOf(reference)).toEqual([
    ['Kari', 'assignee', null],
    ['Ola', 'follower', null],
  ])
})

test('the deputy is told instead of the assignee who is away', async () => {
  const { pool } = server.database
  const kari = await makeStaff(pool, 'saksbehandler', 'Kari')
  const ola = await makeStaff(pool, 'saksbehandler', 'Ola')
  const { reference } = await sendCase(server, 'issue-report')
  await assignCase(server.deps, ola, reference, { to: kari.id, now })
  await makeAbsence(pool, { of: kari, deputy: ola, from: '2027-03-01', to: '2027-03-03' })
  expect(await toldOf(reference)).toEqual([['Ola', 'assignee', 'Kari']])
})
