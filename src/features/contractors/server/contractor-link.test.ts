import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  closeCase,
  contractorBrowser,
  fault,
  type GivenCase,
  givenCase,
  openedCase,
  revokeFrom,
  stepsOf,
  visitTomorrow,
} from '../../../../test/support/contractor.ts'
import { runAs } from '../../../../test/support/run-as.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { formatPhone } from '../../../domain/contact/contact-details.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { casePages } from '../../cases/server/sender/case-pages.ts'
import { contractorActions } from '../contractor-actions.ts'
import { workOrderActions } from '../work-order-actions.ts'
import { storeCode } from './entry-code.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
})
afterAll(() => server.stop())

const { write, setTime, finish, decline, sendCode, unlock } = workOrderActions

const change = (statement: string, values: readonly unknown[]) =>
  server.database.pool.query(statement, [...values])

test('says nothing of the case before the code is entered, and changes nothing when it is opened', async () => {
  const { sent, token } = await givenCase(server, worker)
  expect(await contractorBrowser(server).read(token)).toEqual({
    state: 'locked',
    mailTo: 'p…@larvikror.example',
    isCodeMade: false,
  })
  expect(await stepsOf(server, sent)).toEqual(['sent', 'given'])
})

test('opens with the code that was mailed, on that device alone: the fault and who is there, but no address of the sender', async () => {
  const { sent, token, phone } = await openedCase(server, worker)
  const page = await phone.read(token)
  expect(page).toMatchObject({
    state: 'open',
    order: { name: 'Vann og avløp', contact: { name: fault.name, phone: formatPhone(fault.phone) } },
  })
  expect(JSON.stringify(page)).not.toContain(fault.email)
  expect(await stepsOf(server, sent)).toEqual(['sent', 'given', 'opened'])
  expect(await contractorBrowser(server).read(token)).toMatchObject({ state: 'locked' })
})

test('opens with a code that staff read out, which they are shown once', async () => {
  const { sent, orderId, token } = await givenCase(server, worker, { name: 'Lås AS', phone: '33000000' })
  const phone = contractorBrowser(server)
  expect(await phone.act(token, sendCode)).toMatchObject({ status: 'refused' })
  const { reference } = sent
  const answer = await runAs(server, worker, contractorActions.showCode, { reference, order: orderId })
  const { code } = z.object({ shown: z.object({ code: z.string() }) }).parse(answer).shown
  await phone.act(token, unlock, { code })
  expect(await phone.read(token)).toMatchObject({ state: 'open' })
})

test('is not opened by a code of another work order, one that is too old, or any after five wrong ones', async () => {
  const { orderId, token } = await givenCase(server, worker)
  const other = await givenCase(server, worker)
  const phone = contractorBrowser(server)
  const expiresAt = new Date(Date.now() + 60_000)
  const code = await storeCode(server.database.pool, server.deps.secret, orderId, expiresAt)
  const late = new Date(expiresAt.getTime() + 1)
  expect(await phone.act(other.token, unlock, { code })).toMatchObject({ status: 'refused' })
  expect(await phone.act(token, unlock, { code }, { now: late })).toMatchObject({ status: 'refused' })
  const wrong = code === '111111' ? '222222' : '111111'
  for (let guess = 0; guess < 5; guess += 1) await phone.act(token, unlock, { code: wrong })
  expect(await phone.act(token, unlock, { code })).toMatchObject({ status: 'refused' })
  expect(await phone.read(token)).toMatchObject({ state: 'locked' })
})

test('is opened by a code once: half a minute later, another device is not let in by it', async () => {
  const { orderId, token } = await givenCase(server, worker)
  const expiresAt = new Date(Date.now() + 600_000)
  const code = await storeCode(server.database.pool, server.deps.secret, orderId, expiresAt)
  expect(await contractorBrowser(server).act(token, unlock, { code })).toMatchObject({ status: 'moved' })
  const later = { now: new Date(Date.now() + 31_000) }
  const again = await contractorBrowser(server).act(token, unlock, { code }, later)
  expect(again).toMatchObject({ status: 'refused' })
})

test('logs every view, and is viewed and gets codes a limited number of times', async () => {
  const { sent, token, phone } = await openedCase(server, worker)
  await phone.read(token)
  await phone.read(token)
  const views = await queryRows(
    server.database.pool,
    z.string(),
    `select action from audit_log where subject_id = $1 and action = 'work-order-viewed'`,
    [sent.reference],
  )
  expect(views).toHaveLength(2)
  const limits = { ...server.deps.limits, take: async () => null }
  expect(await phone.read(token, { limits })).toEqual({ state: 'ended', why: 'too-many' })
  expect(await phone.act(token, sendCode, {}, { limits })).toMatchObject({ httpStatus: 429 })
})

test.each([
  ['revoked', (given: GivenCase) => revokeFrom(server, worker, given)],
  ['closed', ({ sent }: GivenCase) => closeCase(server, sent)],
  [
    'merged',
    async ({ sent }: GivenCase) => {
      const main = await sendCase(server, 'issue-report', fault)
      await change('update cases set merged_into = $2 where id = $1', [sent.id, main.id])
    },
  ],
  [
    'expired',
    ({ orderId }: GivenCase) => change('update work_orders set expires_at = now() where id = $1', [orderId]),
  ],
] as const)('says that it is %s, and takes nothing more', async (why, end) => {
  const { phone, ...given } = await openedCase(server, worker)
  await end(given)
  const before = await stepsOf(server, given.sent)
  for (const [action, fields] of [
    [write, { message: 'Hei' }],
    [setTime, visitTomorrow()],
    [finish, {}],
    [decline, {}],
    [sendCode, {}],
  ] as const)
    expect(await phone.act(given.token, action, fields)).toMatchObject({ status: 'refused' })
  expect(await stepsOf(server, given.sent)).toEqual(before)
  expect(await phone.read(given.token)).toEqual({ state: 'ended', why })
})

test('is unknown with a token that was guessed, cut off or of a sender, and once the case is erased', async () => {
  const { sent, token, phone } = await openedCase(server, worker)
  for (const guessed of [sent.token, 'AAAAAAAAAAAAAAAAAAAAAA', 'x', '\ufffd', `${token}A`]) {
    expect(await phone.read(guessed)).toEqual({ state: 'ended', why: 'unknown' })
    expect(await phone.act(guessed, write, { message: 'Hei' })).toMatchObject({ status: 'refused' })
  }
  await change('delete from cases where id = $1', [sent.id])
  expect(await phone.read(token)).toEqual({ state: 'ended', why: 'unknown' })
})

test('opens no page of a sender', async () => {
  const { token } = await openedCase(server, worker)
  const request = new Request(`http://localhost/sak/${token}`)
  const pages = casePages(server.deps, server.photoDeps, { request, address: null, now: new Date() })
  expect(await pages.read(token)).toBeNull()
})
