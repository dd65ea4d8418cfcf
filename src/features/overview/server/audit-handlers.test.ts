import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runAs } from '../../../../test/support/run-as.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import * as chain from '../../../platform/audit/verify-audit.ts'
import { auditActions } from '../audit.ts'

vi.mock('../../../platform/audit/verify-audit.ts', { spy: true })

let server: TemporaryServer
let administrator: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  administrator = await makeStaff(server.database.pool, 'administrator')
})
afterAll(() => server.stop())

const verify = () => runAs(server, administrator, auditActions.verify, {})

test('returns the number of verified entries', async () => {
  const notice = expect.stringMatching(/^Loggen er ikke endret: \d+ linjer/)
  expect(await verify()).toMatchObject({ status: 'done', notice })
})

test('reports the entry at which the chain is broken', async () => {
  vi.mocked(chain.verifyAudit).mockResolvedValueOnce({ entries: 9, head: 'ab', broken: 7 })
  const message = expect.stringContaining('ved linje 7')
  expect(await verify()).toMatchObject({ status: 'refused', message })
})
