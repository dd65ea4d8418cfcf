import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enterBoth,
  enterPassword,
  nextCode,
  password,
  signedIn,
} from '../../../../test/support/colleagues.ts'
import { runAs } from '../../../../test/support/run-as.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { ownAccountActions } from '../own-account.ts'

let server: TemporaryServer
let member: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: 'https://husvaer.eksempel.no' })
  member = await signedIn(server, 'vaktmester')
})
afterAll(() => server.stop())

const run = (name: keyof typeof ownAccountActions, fields: Record<string, string>) =>
  runAs(server, { ...member.staff, jar: member.jar }, ownAccountActions[name], fields)

test('gives new recovery codes for the right password only, and records it', async () => {
  expect(await run('renewCodes', { password: `${password} ` })).toMatchObject({
    message: 'Passordet er feil.',
  })
  const renewed = await run('renewCodes', { password })
  expect(renewed).toMatchObject({
    status: 'done',
    shown: { codes: expect.arrayContaining([expect.any(String)]) },
  })
  const { rows } = await server.database.pool.query(
    "select detail from audit_log where staff_id = $1 and action = 'second-factor-added' order by id",
    [member.id],
  )
  expect(rows.map(({ detail }) => detail.kind)).toEqual(['totp', 'recovery'])
})

test('changes the password for one who knows it, ends the other sessions, and tells the owner', async () => {
  const owner = await signedIn(server, 'saksbehandler')
  await enterBoth(server, owner.email, nextCode(owner.enrollment.secret))
  const change = (fields: Record<string, string>) =>
    runAs(server, { ...owner.staff, jar: owner.jar }, ownAccountActions.changePassword, fields)
  const wanted = 'en helt annen setning som er lett å huske'
  expect(await change({ current: `${password} `, wanted })).toMatchObject({
    errors: { current: 'Passordet er feil.' },
  })
  expect(await change({ current: password, wanted: 'kort' })).toMatchObject({
    errors: { wanted: expect.stringContaining('minst') },
  })
  expect(await change({ current: password, wanted: `${owner.email}1` })).toMatchObject({ status: 'refused' })
  expect(await change({ current: password, wanted })).toMatchObject({
    status: 'done',
    notice: 'Passordet er byttet.',
  })
  const { rows } = await server.database.pool.query(
    `select (select count(*)::int from staff_sessions where user_id = $1) as sessions,
       (select count(*)::int from audit_log where staff_id = $1 and action = 'password-set') as recorded,
       (select count(*)::int from mails where recipient = $2 and data ->> 'subject' like '%nytt passord%') as told`,
    [owner.id, owner.email],
  )
  expect(rows).toEqual([{ sessions: 1, recorded: 2, told: 1 }])
  expect((await enterPassword(server, owner.email)).step.state).toBe('wrong')
})

test('never returns a password', async () => {
  const refused = await run('renewCodes', { password: 'feil' })
  expect(JSON.stringify(refused)).not.toContain('"feil"')
})

test('refuses to remove the only second factor', async () => {
  const refused = await run('removePasskey', { id: 'foo' })
  expect(refused).toMatchObject({ message: expect.stringContaining('eneste andre steget') })
})

test('answers 429 after too many wrong passwords', async () => {
  for (let tries = 0; tries < 20; tries += 1) await run('renewCodes', { password: 'feil' })
  expect(await run('renewCodes', { password })).toMatchObject({ status: 'refused', httpStatus: 429 })
})
