import { afterAll, beforeAll, expect, test } from 'vitest'
import { composedMail } from '../../../../test/support/composed-mail.ts'
import {
  fault,
  type GivenCase,
  givenCase,
  openedCase,
  revokeFrom,
  visitTomorrow,
} from '../../../../test/support/contractor.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { workOrderActions } from '../../contractors/work-order-actions.ts'
import { composeForContractor } from './compose-for-contractor.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
})
afterAll(() => server.stop())

test('the mail with the link says what it is about and where, and nothing of the sender', async () => {
  const { sent, token } = await givenCase(server, worker)
  const mail = JSON.stringify(await composedMail(server, sent.id, 'work-order-to-contractor'))
  expect(mail).toContain(`/oppdrag/${token}`)
  expect(mail).toContain('Vann og avløp')
  for (const ofSender of [fault.name, fault.email, fault.phone]) expect(mail).not.toContain(ofSender)
})

test('the mail with the code says the code', async () => {
  const { sent } = await openedCase(server, worker)
  const { blocks } = await composedMail(server, sent.id, 'code-to-contractor')
  expect(blocks).toContainEqual({ kind: 'code', code: expect.stringMatching(/^\d{6}$/) })
})

test('the mail about a visit that is cancelled says when it was', async () => {
  const { phone, ...given } = await openedCase(server, worker)
  await phone.act(given.token, workOrderActions.setTime, visitTomorrow())
  await revokeFrom(server, worker, given)
  const { subject } = await composedMail(server, given.sent.id, 'visit-to-contractor')
  expect(subject).toMatch(/^Avlyst: .* kl\. 10\.00–12\.00$/)
})

test('no link is mailed after the case was taken back, and no code that is too old', async () => {
  const given = await givenCase(server, worker)
  const code = { orderId: given.orderId, expiresAt: new Date(Date.now() - 1).toISOString() }
  expect(await compose('code-to-contractor', given, code)).toBeNull()
  await revokeFrom(server, worker, given)
  expect(await compose('work-order-to-contractor', given)).toBeNull()
})

const compose = (
  kind: Parameters<typeof composeForContractor>[1]['kind'],
  { orderId }: GivenCase,
  data: Record<string, unknown> = { orderId },
) => composeForContractor(server.deps, { kind, data }, 'nb')
