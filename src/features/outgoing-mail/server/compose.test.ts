import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { composeMail } from './compose.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

test('an invitation greets the colleague by name', async () => {
  const { id } = await makeStaff(server.database.pool, 'vaktmester', 'Kari Nordmann')
  const mail = {
    id: 'mail',
    caseId: null,
    subscriberId: null,
    recipient: `${id}@eksempel.no`,
    messageId: '<mail@eksempel.no>',
  }
  const invitation = await composeMail(server.deps, {
    ...mail,
    kind: 'invitation-to-staff',
    data: { nonce: 'nonce' },
  })
  expect(invitation?.heading).toContain('Kari Nordmann')
})
