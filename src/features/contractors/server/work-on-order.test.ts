import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  closeCase,
  contractorBrowser,
  fault,
  givenCase,
  giveTo,
  mailsTo,
  openedCase,
  plumber,
  revokeFrom,
  stepsOf,
  visitTomorrow,
} from '../../../../test/support/contractor.ts'
import type { SentCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { hiddenFields } from '../../../forms/engine/hidden-fields.ts'
import { queryRow, queryRows } from '../../../platform/database/query.ts'
import { maintainAppointments } from '../../cases/server/appointments/keep-appointments.ts'
import { workOrderToken } from '../../cases/server/case-token.ts'
import { casePages } from '../../cases/server/sender/case-pages.ts'
import { workOrderActions } from '../work-order-actions.ts'
import { storeCode } from './entry-code.ts'
import { addPhotosAsContractor } from './work-on-order.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
})
afterAll(() => server.stop())

const { write, setTime, finish, decline, unlock } = workOrderActions

const visitsOf = ({ id }: SentCase) =>
  queryRows(server.database.pool, z.string(), 'select state from appointments where case_id = $1', [id])

const toSender = async (sent: SentCase) =>
  (await mailsTo(server, sent, fault.email)).filter((kind) => kind === 'appointment-to-sender')

test('refuses what is sent from a device where the code was not entered', async () => {
  const { sent, token } = await givenCase(server, worker)
  const answer = await contractorBrowser(server).act(token, write, { message: 'Hei' })
  expect(answer).toMatchObject({ status: 'refused' })
  expect(await stepsOf(server, sent)).toEqual(['sent', 'given'])
})

test('tells the followers of the case what the contractor writes, and ends its snooze', async () => {
  const { sent, token, phone } = await openedCase(server, worker)
  const { pool } = server.database
  await pool.query(`update cases set snoozed_until = now() + interval '1 day' where id = $1`, [sent.id])
  await phone.act(token, write, { message: 'Trenger en del' })
  await phone.act(token, finish, { done: 'Byttet pakning' })
  expect(await stepsOf(server, sent)).toEqual(['sent', 'given', 'opened', 'message', 'done'])
  const told = await queryRows(
    pool,
    z.string(),
    `select data ->> 'from' from staff_notices where case_id = $1 and staff_id = $2`,
    [sent.id, worker.id],
  )
  expect(told).toEqual(['contractor', 'contractor'])
  const isSnoozed = await queryRow(
    pool,
    z.boolean(),
    'select snoozed_until is not null from cases where id = $1',
    [sent.id],
  )
  expect(isSnoozed).toBe(false)
  expect(await phone.read(token)).toMatchObject({
    order: { isDone: true, history: [{ text: 'Trenger en del' }, { text: 'Byttet pakning' }] },
  })
})

test('stores once what is posted twice with the same key', async () => {
  const { sent, token, phone } = await openedCase(server, worker)
  const fields = { message: 'Hei', [hiddenFields.key]: randomUUID() }
  await phone.act(token, write, fields)
  await phone.act(token, write, fields)
  expect((await stepsOf(server, sent)).filter((what) => what === 'message')).toHaveLength(1)
})

test('shows the sender nothing of what the contractor writes, and none of their photos', async () => {
  const { sent, token, phone } = await openedCase(server, worker)
  await phone.act(token, write, { message: 'Ser ut som hærverk' })
  const name = randomUUID()
  await server.database.pool.query(
    `insert into photos (id, object_name, storage_path, label, width, height, bytes)
     values (gen_random_uuid(), $1, $1, '', 1, 1, 1)`,
    [name],
  )
  const act = { token, device: () => phone.cookie(), now: new Date(), language: 'nb' } as const
  await addPhotosAsContractor(server.deps, act, [name])
  expect((await stepsOf(server, sent)).at(-1)).toBe('photos')
  expect(await senderPage(sent)).toMatchObject({ photos: [] })
  expect(JSON.stringify(await senderPage(sent))).not.toContain('hærverk')
})

describe('a time', () => {
  test('is mailed to the sender, who sees it with the name of the contractor, and so is another one', async () => {
    const { sent, token, phone } = await openedCase(server, worker)
    await phone.act(token, setTime, visitTomorrow())
    await phone.act(token, setTime, { ...visitTomorrow(), from: '12.30' })
    await phone.act(token, setTime, { ...visitTomorrow(), from: '12.30' })
    expect(await toSender(sent)).toHaveLength(2)
    const visit = { host: plumber.name, agreed: { label: expect.stringContaining('12.30–14.30') } }
    expect(await senderPage(sent)).toMatchObject({ appointment: visit })
    expect(await phone.read(token)).toMatchObject({
      order: { visit: expect.stringContaining('12.30–14.30') },
    })
  })

  test.each([
    ['that has passed', { day: '2020-01-01' }],
    ['too far ahead', { day: '2099-01-01' }],
    ['on a day that does not exist', { day: '2026-02-30' }],
    ['at an hour that is not offered', { from: '08.17' }],
    ['that lasts all day', { hours: '24' }],
  ])('%s is refused', async (_, wrong) => {
    const { sent, token, phone } = await openedCase(server, worker)
    const answer = await phone.act(token, setTime, { ...visitTomorrow(), ...wrong })
    expect(answer).toMatchObject({ status: 'refused' })
    expect(await visitsOf(sent)).toEqual([])
  })

  test('is refused beside the visit of another contractor', async () => {
    const { sent, token, phone } = await openedCase(server, worker)
    await phone.act(token, setTime, visitTomorrow())
    await giveTo(server, worker, sent, { name: 'Strøm AS', email: 'strom@eksempel.no' })
    const { pool } = server.database
    const other = await queryRow(
      pool,
      z.string(),
      `select id from work_orders where case_id = $1 and name = 'Strøm AS'`,
      [sent.id],
    )
    const code = await storeCode(pool, server.deps.secret, other, new Date(Date.now() + 60_000))
    const second = contractorBrowser(server)
    const ofOther = workOrderToken(server.deps.secret, other)
    await second.act(ofOther, unlock, { code })
    expect(await second.read(ofOther)).toMatchObject({ order: { otherVisit: { host: plumber.name } } })
    expect(await second.act(ofOther, setTime, visitTomorrow())).toMatchObject({ status: 'refused' })
  })

  test('after a visit that is over is a new visit', async () => {
    const { sent, token, phone } = await openedCase(server, worker)
    await phone.act(token, setTime, visitTomorrow())
    await server.database.pool.query(
      `update appointments set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where case_id = $1`,
      [sent.id],
    )
    await phone.act(token, setTime, visitTomorrow())
    expect((await visitsOf(sent)).toSorted()).toEqual(['agreed', 'over'])
  })
})

describe('the visit of a contractor is cancelled', () => {
  test('when they say no: the sender is told, and they are not', async () => {
    const { sent, token, phone } = await openedCase(server, worker)
    await phone.act(token, setTime, visitTomorrow())
    await phone.act(token, decline, { why: 'Har ikke tid' })
    expect(await phone.read(token)).toEqual({ state: 'ended', why: 'declined' })
    expect(await visitsOf(sent)).toEqual(['cancelled'])
    expect(await toSender(sent)).toHaveLength(2)
    expect(await mailsTo(server, sent, plumber.email)).not.toContain('visit-to-contractor')
  })

  test('when staff take the case back, and both are told', async () => {
    const { phone, ...given } = await openedCase(server, worker)
    await phone.act(given.token, setTime, visitTomorrow())
    await revokeFrom(server, worker, given)
    expect(await visitsOf(given.sent)).toEqual(['cancelled'])
    expect(await toSender(given.sent)).toHaveLength(2)
    expect(await mailsTo(server, given.sent, plumber.email)).toContain('visit-to-contractor')
  })

  test('when the case is closed, and the contractor is told', async () => {
    const { sent, token, phone } = await openedCase(server, worker)
    await phone.act(token, setTime, visitTomorrow())
    await closeCase(server, sent, '1 hour')
    await maintainAppointments(server.deps, new Date())
    expect(await mailsTo(server, sent, plumber.email)).toContain('visit-to-contractor')
  })
})

const senderPage = ({ token }: SentCase) => {
  const request = new Request(`http://localhost/sak/${token}`)
  return casePages(server.deps, server.photoDeps, { request, address: null, now: new Date() }).read(token)
}
