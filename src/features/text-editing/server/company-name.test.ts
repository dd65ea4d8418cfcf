import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterPassword, password, signedIn } from '../../../../test/support/colleagues.ts'
import { composedMail } from '../../../../test/support/composed-mail.ts'
import { givenCase } from '../../../../test/support/contractor.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { editable } from '../../../domain/documents/documents.ts'
import { changePassword } from '../../sign-in/server/passwords.ts'
import { saveDocument } from './edit-documents.ts'

const name = 'Solbakken Hjem'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
  // Made before staff rename the company.
  await server.staff.auth()
  const by = (await makeStaff(server.database.pool, 'redaktor')).id
  const value = { ...editable.kontakt.value, name }
  await saveDocument(server.staff, { id: 'kontakt', value, state: 'published', by, now: new Date() })
})
afterAll(() => server.stop())

test('the name that staff have given the company is the one it has', async () => {
  await expect.poll(async () => (await server.deps.contact()).name).toBe(name)
})

test('authenticator apps and passkeys are called by the name that the company has now', async () => {
  const { jar, email } = await signedIn(server)
  const { api } = await server.staff.auth()
  const passkey = await api.generatePasskeyRegistrationOptions({ headers: jar.headers })
  expect(passkey.rp.name).toBe(name)
  const { enrollment } = await signedIn(server)
  expect(new URL(enrollment.uri).searchParams.get('issuer')).toBe(name)
  expect((await enterPassword(server, email)).step).toEqual({ state: 'code' })
})

test('a password that has the name in it is refused', async () => {
  const { jar, staff } = await signedIn(server)
  const change = { current: password, wanted: 'en tur til Solbakken hjem' }
  expect(await changePassword(server.staff, jar, staff, change)).toBe('personal')
})

test('a contractor gets a case from it', async () => {
  const worker = await makeStaff(server.database.pool)
  const { sent } = await givenCase(server, worker)
  const { heading } = await composedMail(server, sent.id, 'work-order-to-contractor')
  expect(heading).toContain(name)
})
