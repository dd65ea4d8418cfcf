import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fault, givenCase, openedCase, plumber } from '../../../../test/support/contractor.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { queryRow } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { eraseAgain, readLedger } from '../../../platform/erasure/ledger.ts'
import { addressMark } from '../../../platform/secrets/address-mark.ts'
import { workOrderActions } from '../../contractors/work-order-actions.ts'
import { readStaffCase } from '../../inbox/server/case/staff-case.ts'
import { exportPerson } from './export-person.ts'
import { parsePersonKey, personByEmail } from './person-key.ts'
import { erasePerson, findPerson } from './persons.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'administrator')
})
afterAll(() => server.stop())

const person = personByEmail(plumber.email)

const titlesOf = async (reference: Parameters<typeof readStaffCase>[2]) =>
  (await readStaffCase(server.deps, worker, reference, new Date()))?.timeline.map(({ title }) => title)

test('a contractor is found by their address, exported, and erased with their name in the cases that they had', async () => {
  const { sent, token, phone } = await openedCase(server, worker)
  await phone.act(token, workOrderActions.write, { message: 'Byttet pakning' })
  expect(await findPerson(server, person)).toMatchObject({ cases: [], workOrders: [sent.reference] })
  const pieces = await exportPerson(server.oversight, { person, by: worker.id, reason: 'Ba om innsyn' })
  const file = (await Array.fromAsync(pieces)).join('')
  expect(file).toContain(sent.reference)
  expect(file).not.toContain(fault.name)
  expect(await titlesOf(sent.reference)).toContain('Larvik Rør skrev')
  await erasePerson(server, { person, by: worker.id })
  expect(await titlesOf(sent.reference)).toContain('En håndverker skrev')
  expect(await findPerson(server, person)).toMatchObject({ workOrders: [] })
  expect(await phone.read(token)).toEqual({ state: 'ended', why: 'unknown' })
})

test('a restored backup does not bring a contractor back who was erased', async () => {
  await openedCase(server, worker)
  const { pool } = server.database
  const mark = addressMark(server.deps.secret, plumber.email)
  const at = new Date(Date.now() + 60_000).toISOString()
  await inTransaction(pool, (client) =>
    eraseAgain(client, server.deps.secret, [{ what: 'person', address: mark, at }]),
  )
  const left = await queryRow(
    pool,
    z.number(),
    `select (select count(*) from work_orders where email = $1)::int
       + (select count(*) from mails where recipient = $1)::int as count`,
    [plumber.email],
  )
  expect(left).toBe(0)
})

test('a contractor who is known by a number alone is found, exported and erased by it, also from a restored backup', async () => {
  const caller = { name: 'Larvik Lås', email: '', phone: '+47 481 62 342' }
  const byNumber = parsePersonKey('48162342')
  if (!byNumber) throw new Error('That is no phone number')
  const { sent } = await givenCase(server, worker, caller)
  expect(await findPerson(server, byNumber)).toMatchObject({ cases: [], workOrders: [sent.reference] })
  const pieces = await exportPerson(server.oversight, {
    person: byNumber,
    by: worker.id,
    reason: 'Ba om innsyn',
  })
  expect((await Array.fromAsync(pieces)).join('')).toContain(sent.reference)
  await erasePerson(server, { person: byNumber, by: worker.id })
  expect(await findPerson(server, byNumber)).toMatchObject({ workOrders: [] })

  await givenCase(server, worker, caller)
  const later = (await readLedger(server.storage)).map((each) => ({
    ...each,
    at: new Date(Date.now() + 60_000).toISOString(),
  }))
  await inTransaction(server.database.pool, (client) => eraseAgain(client, server.deps.secret, later))
  expect(await findPerson(server, byNumber)).toMatchObject({ workOrders: [] })
})
