import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextCode, now, signedIn } from '../../../../test/support/colleagues.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { confirmWithCode } from './confirm.ts'
import { readSession } from './session.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: 'https://husvaer.eksempel.no' })
})
afterAll(() => server.stop())

describe('confirming with a code of the app', () => {
  test('accepts each code once, and not the one that was used to sign in', async () => {
    const { jar, staff, enrollment, code } = await signedIn(server)
    const confirm = (given: string) => confirmWithCode(server.staff, jar, { staff, code: given })
    expect(await confirm(code)).toBe('spent')
    expect(await confirm('000000')).toBe('wrong')
    expect(await confirm(enrollment.recoveryCodes[0] ?? '')).toBe('wrong')
    const next = nextCode(enrollment.secret)
    const both = await Promise.all([confirm(` ${next.slice(0, 3)} ${next.slice(3)}`), confirm(next)])
    expect(both.sort()).toEqual(['confirmed', 'spent'])
    expect((await readSession(server.staff, jar, now())).state).toBe('open')
    const { rows } = await server.database.pool.query(
      "select count(*)::int as failed from audit_log where staff_id = $1 and action = 'confirmation-failed'",
      [staff.id],
    )
    expect(rows[0].failed).toBe(2)
  })

  test('refuses all codes after five wrong ones', async () => {
    const { jar, staff, enrollment } = await signedIn(server)
    const confirm = (code: string) => confirmWithCode(server.staff, jar, { staff, code })
    for (let i = 0; i < 5; i++) expect(await confirm('000000')).toBe('wrong')
    expect(await confirm(nextCode(enrollment.secret))).toBe('too-many')
  })

  test('is not for an app that is only half set up', async () => {
    const { jar, staff, enrollment } = await signedIn(server)
    await server.database.pool.query('update staff_two_factors set verified = false where user_id = $1', [
      staff.id,
    ])
    const code = nextCode(enrollment.secret)
    expect(await confirmWithCode(server.staff, jar, { staff, code })).toBe('no-app')
  })
})
