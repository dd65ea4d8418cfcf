import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../test/support/colleagues.ts'
import { staffRequest } from '../../../test/support/staff-request.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { overviewReads } from '../../features/overview/server/overview-reads.ts'
import { accountWork } from '../../features/team/server/account-work.ts'
import { execute } from '../../platform/database/query.ts'

let server: TemporaryServer
let administrator: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: 'https://husvaer.eksempel.no' })
  administrator = await signedIn(server, 'administrator')
})
afterAll(() => server.stop())

test('the own account shows the app, the passkeys and the sessions', async () => {
  const { staff } = administrator
  await execute(
    server.database.pool,
    `insert into staff_passkeys (id, public_key, user_id, credential_id, counter, device_type, backed_up, created_at)
     values (gen_random_uuid(), 'key', $1, 'credential', 0, 'singleDevice', false, '2026-01-05T12:00:00Z')`,
    [staff.id],
  )
  expect(await accountWork(server.staff, staffRequest(administrator)).read()).toMatchObject({
    email: administrator.email,
    hasApp: true,
    passkeys: [{ name: 'Passnøkkel', since: '5. januar 2026' }],
    sessions: [{ isThis: true }],
  })
})

test('the audit log is shown with the colleagues to filter it by', async () => {
  const { staff } = administrator
  const { audit } = overviewReads(server.deps, staffRequest(administrator))
  const { colleagues, lines } = await audit({ who: staff.id, action: 'sign-in', subject: '', before: '' })
  expect(colleagues).toContainEqual({ id: staff.id, name: staff.name })
  expect(lines).toMatchObject([{ who: staff.name }])
})
