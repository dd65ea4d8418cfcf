import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  colleague,
  enterPassword,
  now,
  password,
  removedStaffId,
  signedIn,
} from '../../../../test/support/colleagues.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { setPassword } from '../../sign-in/server/passwords.ts'
import { readSession } from '../../sign-in/server/session.ts'
import { changeRole, disable, invite, inviteAgain, listColleagues, resetSecondFactor } from './team.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: 'https://husvaer.eksempel.no' })
})
afterAll(() => server.stop())

describe('the team', () => {
  const by = removedStaffId

  test('refuses every change that would leave no administrator', async () => {
    const { rows } = await server.database.pool.query("select id from staff where role = 'administrator'")
    expect(rows).toEqual([])
    const { id } = await colleague(server, 'administrator')
    await expect(disable(server.staff, { id, by })).rejects.toThrow('minst én administrator')
    await expect(changeRole(server.staff, { id, role: 'redaktor', by })).rejects.toThrow('minst én')
    await expect(disable(server.staff, { id, by: id })).rejects.toThrow('din egen')
  })

  test('has one account for each email address, in any case and spacing', async () => {
    const { email } = await colleague(server)
    const again = { name: 'x', email: email.toUpperCase(), role: 'redaktor', by: null } as const
    await expect(invite(server.staff, again)).rejects.toThrow('finnes allerede')
  })

  test('invites a staff member without a password again, but not a disabled one', async () => {
    const { id, link } = await invite(server.staff, {
      name: 'Ny',
      email: 'ny@eksempel.no',
      role: 'redaktor',
      by: null,
    })
    await inviteAgain(server.staff, { id, by })
    // The earlier invitation no longer works.
    const token = link.split('/').at(-1) ?? ''
    expect(await setPassword(server.staff, { token, password })).toBe('link-over')
    await disable(server.staff, { id, by })
    await expect(inviteAgain(server.staff, { id, by })).rejects.toThrow('stengt')
    const { id: active } = await colleague(server)
    await expect(inviteAgain(server.staff, { id: active, by })).rejects.toThrow('har valgt passord')
  })

  test.each(['foo', '', '00000000-0000-0000-0000-000000000001'])(
    'says that there is no account «%s»',
    async (id) => {
      await expect(disable(server.staff, { id, by })).rejects.toThrow('finnes ikke')
      await expect(changeRole(server.staff, { id, role: 'redaktor', by })).rejects.toThrow('finnes ikke')
    },
  )

  test('can reset the second factor of a staff member who lost their phone', async () => {
    const { id, jar, email } = await signedIn(server)
    await resetSecondFactor(server.staff, { id, by })
    expect((await readSession(server.staff, jar, now())).state).toBe('none')
    expect((await enterPassword(server, email)).step).toEqual({ state: 'enroll' })
    const { hasSecondFactor } = (await listColleagues(server.staff)).find((each) => each.id === id) ?? {}
    expect(hasSecondFactor).toBe(false)
  })
})
