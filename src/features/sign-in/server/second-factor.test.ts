import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  colleague,
  enterBoth,
  enterPassword,
  nextCode,
  now,
  password,
  signedIn,
} from '../../../../test/support/colleagues.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { totpAt } from '../../../../test/support/totp.ts'
import {
  beginEnrollment,
  enrollmentShown,
  finishEnrollment,
  finishPasskey,
  removePasskey,
} from './second-factor.ts'
import { readSession } from './session.ts'
import { enterCode } from './sign-in.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: 'https://husvaer.eksempel.no' })
})
afterAll(() => server.stop())

const sessionOf = (jar: Parameters<typeof readSession>[1]) => readSession(server.staff, jar, now())

/** A passkey of a staff member, inserted without a registration ceremony. */
async function addPasskey(staffId: string): Promise<string> {
  const { rows } = await server.database.pool.query(
    `insert into staff_passkeys (id, public_key, user_id, credential_id, counter, device_type, backed_up)
     values (gen_random_uuid(), 'x', $1, gen_random_uuid()::text, 0, 'singleDevice', false) returning id`,
    [staffId],
  )
  return rows[0].id
}

describe('the code of an app', () => {
  test('is required afterwards, and each recovery code works once', async () => {
    const { email, enrollment } = await signedIn(server)
    const { jar, step } = await enterPassword(server, email)
    expect(step).toEqual({ state: 'code' })
    expect(await sessionOf(jar)).toEqual({ state: 'none' })
    const enter = async (code: string) => (await enterBoth(server, email, code)).step
    expect(await enter('000000')).toEqual({ state: 'wrong' })
    const code = nextCode(enrollment.secret)
    expect(await enter(code)).toMatchObject({ state: 'open' })
    // A code that an onlooker has seen is used already.
    expect(await enter(code)).toEqual({ state: 'spent' })
    const [recovery = ''] = enrollment.recoveryCodes
    expect(await enter(recovery)).toMatchObject({ state: 'open' })
    expect(await enter(recovery)).toEqual({ state: 'wrong' })
  })

  test('cannot be used again after setting up the app with it', async () => {
    const { email, code } = await signedIn(server)
    const { jar, step } = await enterBoth(server, email, code)
    expect(step).toEqual({ state: 'spent' })
    expect(await sessionOf(jar)).toEqual({ state: 'none' })
  })

  test('gives another answer after five wrong codes: the sign-in is over, and no code is accepted', async () => {
    const { email, enrollment } = await signedIn(server)
    const { jar } = await enterPassword(server, email)
    const enter = (code: string) => enterCode(server.staff, jar, { code, address: null, now: now() })
    for (let i = 0; i < 5; i++) expect(await enter('000000')).toEqual({ state: 'wrong' })
    expect(await enter(nextCode(enrollment.secret))).toEqual({ state: 'over' })
    expect((await enterBoth(server, email, nextCode(enrollment.secret))).step).toMatchObject({
      state: 'open',
    })
  })

  test('expires ten minutes after the password', async () => {
    const { email, enrollment } = await signedIn(server)
    const { jar } = await enterPassword(server, email)
    await server.database.pool.query(
      "update staff_verifications set expires_at = now() - interval '1 second'",
    )
    const code = nextCode(enrollment.secret)
    expect(await enterCode(server.staff, jar, { code, address: null, now: now() })).toEqual({ state: 'over' })
  })
})

describe('setting up a second factor', () => {
  test('ends a session that is older than the app', async () => {
    const { id, email } = await colleague(server)
    const older = await enterPassword(server, email)
    expect(older.step).toEqual({ state: 'enroll' })
    // As if it had come between the owner's code and the end of such sessions.
    await server.database.pool.query('update staff set two_factor_enabled = true where id = $1', [id])
    expect(await sessionOf(older.jar)).toEqual({ state: 'none' })
    await server.database.pool.query('update staff set two_factor_enabled = false where id = $1', [id])
    expect(await sessionOf(older.jar)).toEqual({ state: 'none' })
  })

  test.each(['app', 'passkey'])('ends the sessions that stopped at the password: by %s', async (kind) => {
    const { id, email } = await colleague(server)
    const older = await enterPassword(server, email)
    const { jar } = await enterPassword(server, email)
    const own = await sessionOf(jar)
    if (own.state !== 'password-only') throw new Error('Not at the second step')
    if (kind === 'app') {
      const begun = await beginEnrollment(server.staff, jar, password)
      const code = totpAt(begun?.secret ?? '')
      expect(await finishEnrollment(server.staff, jar, { code, staffId: id, isFirst: true })).toBe(true)
    } else {
      await addPasskey(id)
      await finishPasskey(server.staff, { staffId: id, sessionId: own.sessionId, isFirst: true })
    }
    expect((await sessionOf(jar)).state).toBe('open')
    expect(await sessionOf(older.jar)).toEqual({ state: 'none' })
  })

  test('shows the same secret again after a wrong code', async () => {
    const { email } = await colleague(server)
    const { jar } = await enterPassword(server, email)
    const begun = await beginEnrollment(server.staff, jar, password)
    if (!begun) throw new Error('Not begun')
    const codes = begun.recoveryCodes.join(' ')
    expect(enrollmentShown({ uri: begun.uri, codes })).toEqual(begun)
  })

  test.each([
    '',
    'otpauth://totp/',
    'javascript:alert(1)',
    `otpauth://totp/${'x'.repeat(4000)}`,
    'otpauth://totp/x\u2028y',
  ])('shows nothing of what is no enrollment: %j', (uri) => {
    expect(enrollmentShown({ uri, codes: '' })).toBeNull()
  })

  test('is reported to its owner by mail unless it is the first, and so is its removal', async () => {
    const { id, jar, staff, email } = await signedIn(server)
    await finishPasskey(server.staff, { staffId: id, sessionId: staff.sessionId, isFirst: false })
    expect(await removePasskey(server.staff, { id: await addPasskey(id), staffId: id })).toBe(true)
    const { rows } = await server.database.pool.query(
      "select data ->> 'subject' as subject from mails where recipient = $1 and kind = 'notice-to-staff' order by created_at",
      [email],
    )
    expect(rows.map(({ subject }) => subject)).toEqual([
      'Kontoen din har fått en ny passnøkkel',
      'En passnøkkel er fjernet fra kontoen din',
    ])
    expect((await sessionOf(jar)).state).toBe('open')
  })

  test('cannot be removed when it is the last one', async () => {
    const { id } = await colleague(server)
    const passkey = await addPasskey(id)
    expect(await removePasskey(server.staff, { id: passkey, staffId: id })).toBe(false)
    expect(await removePasskey(server.staff, { id: 'foo', staffId: id })).toBe(false)
    await addPasskey(id)
    expect(await removePasskey(server.staff, { id: passkey, staffId: id })).toBe(true)
  })
})
