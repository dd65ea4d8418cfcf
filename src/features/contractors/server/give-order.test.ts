import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  closeCase,
  fault,
  givenCase,
  giveTo,
  mailsTo,
  openedCase,
  plumber,
  revokeFrom,
  stepsOf,
} from '../../../../test/support/contractor.ts'
import { formWithId } from '../../../../test/support/form-with-id.ts'
import { runAs } from '../../../../test/support/run-as.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { isSecret } from '../../../forms/engine/field-rules.ts'
import { fieldOf } from '../../../forms/engine/form.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'
import { contractorActions } from '../contractor-actions.ts'
import { ordersOfContractor } from './orders-of-contractor.ts'
import { purgeWorkOrders } from './purge-work-orders.ts'
import { readStaffOrders } from './staff-orders.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
})
afterAll(() => server.stop())

test('mails the link to the contractor, and tells who gave the case what they do', async () => {
  const { sent } = await givenCase(server, worker)
  expect(await mailsTo(server, sent, plumber.email)).toEqual(['work-order-to-contractor'])
  expect(await stepsOf(server, sent)).toEqual(['sent', 'given'])
  const followers = await queryRows(
    server.database.pool,
    z.string(),
    'select staff_id from case_followers where case_id = $1',
    [sent.id],
  )
  expect(followers).toEqual([worker.id])
})

test('gives a case to a contractor of an earlier one by one choice', async () => {
  const { orderId } = await givenCase(server, worker)
  const other = await sendCase(server, 'issue-report', fault)
  await runAs(server, worker, contractorActions.give, { reference: other.reference, known: orderId })
  expect(await mailsTo(server, other, plumber.email)).toEqual(['work-order-to-contractor'])
})

test.each([
  ['without a name', { email: 'a@eksempel.no' }],
  ['without an address and a number', { name: 'Rør' }],
  ['who was never given a case', { known: 'x' }],
])('gives nothing to a contractor %s', async (_, contractor) => {
  const sent = await sendCase(server, 'issue-report', fault)
  expect(await giveTo(server, worker, sent, contractor)).toMatchObject({ status: 'refused' })
  expect(await stepsOf(server, sent)).toEqual(['sent'])
})

test('gives no case twice to the same contractor, none that is closed, and none whose form is not for contractors', async () => {
  const { sent } = await givenCase(server, worker)
  const closed = await sendCase(server, 'issue-report', fault)
  await closeCase(server, closed)
  const complaint = await sendCase(server, 'neighbor-complaint')
  for (const refused of [sent, closed, complaint])
    expect(await giveTo(server, worker, refused, plumber)).toMatchObject({ status: 'refused' })
})

test('gives, revokes and shows codes of no case that the role does not read', async () => {
  const { sent, orderId } = await givenCase(server, worker)
  const other = await sendCase(server, 'issue-report', fault)
  const accountant = await makeStaff(server.database.pool, 'okonomi')
  expect(await giveTo(server, accountant, other, plumber)).toMatchObject({ status: 'refused' })
  for (const action of [contractorActions.revoke, contractorActions.showCode]) {
    const ofOther = await runAs(server, worker, action, { reference: other.reference, order: orderId })
    const asOther = await runAs(server, accountant, action, { reference: sent.reference, order: orderId })
    expect([ofOther.status, asOther.status]).toEqual(['refused', 'refused'])
  }
})

test('shows the contractors of a case, with the link of one who gets no mail', async () => {
  const { sent, orderId, token } = await givenCase(server, worker, { name: 'Lås AS', phone: '33000000' })
  const record = { id: sent.id, form: formWithId('issue-report'), closedAt: null, mergedInto: null }
  const shown = await readStaffOrders({ ...server.deps, sendsMail: true }, record, new Date())
  expect(shown?.orders).toEqual([
    expect.objectContaining({ id: orderId, name: 'Lås AS', end: null, link: expect.stringContaining(token) }),
  ])
  expect(shown?.known).toContainEqual({ value: orderId, label: 'Lås AS, 33000000' })
})

test('forgets the devices of work orders that have ended, and the codes that are too old', async () => {
  const { sent, orderId } = await openedCase(server, worker)
  const { pool } = server.database
  const stored = () =>
    queryRows(
      pool,
      z.string(),
      `select 'device' from work_order_devices where order_id = $1
       union all select 'code' from work_orders where id = $1 and code_hash is not null`,
      [orderId],
    )
  await purgeWorkOrders(pool, new Date())
  expect(await stored()).toEqual(['device', 'code'])
  await closeCase(server, sent)
  await purgeWorkOrders(pool, new Date(Date.now() + 3_600_000))
  expect(await stored()).toEqual([])
})

test('lists the work orders of a contractor for the file about them', async () => {
  const email = 'eneste@eksempel.no'
  const given = await givenCase(server, worker, { name: 'Enkel Rør', email })
  await revokeFrom(server, worker, given)
  expect(await ordersOfContractor(server.database.pool, { by: 'email', value: email })).toEqual([
    expect.objectContaining({
      sak: given.sent.reference,
      navn: 'Enkel Rør',
      trukketTilbake: expect.any(Date),
    }),
  ])
})

test('no form gives a contractor what is hidden, the address of the sender, or a field that it lacks', () => {
  for (const form of allForms)
    for (const name of form.toContractor ?? []) {
      const field = fieldOf(form, name)
      expect(field, `${form.id} ${name}`).toBeDefined()
      expect(field?.kind).not.toBe('email')
      expect(field && (field.sensitive || isSecret(field))).toBeFalsy()
    }
})
