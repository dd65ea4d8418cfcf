import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as people from '../../../../test/support/colleagues.ts'
import {
  enterBoth,
  enterPassword,
  jarOf,
  nextCode,
  now,
  password,
  removedStaffId,
} from '../../../../test/support/colleagues.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { disable, enable } from '../../team/server/team.ts'
import { hashesMade } from './password.ts'
import { askForReset, setPassword } from './passwords.ts'
import { readSession } from './session.ts'
import { endSessions, sessionsOf } from './sessions.ts'
import { endSession, enterCode, signIn } from './sign-in.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: 'https://husvaer.eksempel.no' })
})
afterAll(() => server.stop())

const colleague = (role?: 'administrator') => people.colleague(server, role)
const signedIn = (role?: 'administrator') => people.signedIn(server, role)

describe('signing in', () => {
  test('gives no access with a password alone', async () => {
    const who = await colleague()
    const jar = jarOf()
    await signIn(server.staff, jar, { ...who, password, address: null, now: now() })
    expect(await readSession(server.staff, jar, now())).toMatchObject({
      state: 'password-only',
      next: 'enroll',
    })
  })

  test('answers the same for known and unknown addresses, after the same work', async () => {
    const { email } = await colleague()
    const attempt = async (address: string) => {
      const before = hashesMade()
      const result = await signIn(server.staff, jarOf(), {
        email: address,
        password: 'feil passord her',
        address: null,
        now: now(),
      })
      return { result, hashes: hashesMade() - before }
    }
    const known = await attempt(email)
    const unknown = await attempt('ukjent@eksempel.no')
    expect(known.hashes).toBe(1)
    expect(unknown).toEqual(known)
  })

  test('sets cookies that are bound to this host, and that no script can read', async () => {
    const { jar } = await signedIn()
    expect(jar.cookies.length).toBeGreaterThan(0)
    for (const cookie of jar.cookies) {
      expect(cookie).toMatch(
        /^(__Host-husvaer-.*; Path=\/;.*; SameSite=Lax|__Secure-husvaer-device-.*; Path=\/login;.*; SameSite=Strict)$/,
      )
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).toMatch(/; HttpOnly/)
      expect(cookie).not.toMatch(/Domain=/i)
    }
  })
})

describe('a session', () => {
  test('ends after thirty idle minutes, and twelve hours after it began', async () => {
    const { jar, staff } = await signedIn()
    const { rows } = await server.database.pool.query(
      'select extract(epoch from expires_at - now()) / 60 as minutes from staff_sessions where id = $1',
      [staff.sessionId],
    )
    expect(Number(rows[0].minutes)).toBeGreaterThan(29)
    expect(Number(rows[0].minutes)).toBeLessThanOrEqual(30)
    const idle = await signedIn()
    await server.database.pool.query(
      "update staff_sessions set expires_at = now() - interval '1 second' where id = $1",
      [idle.staff.sessionId],
    )
    expect(await readSession(server.staff, idle.jar, now())).toEqual({ state: 'none' })
    const later = new Date(Date.now() + 12 * 3_600_000 + 1000)
    await server.database.pool.query(
      "update staff_sessions set expires_at = now() + interval '1 day' where id = $1",
      [staff.sessionId],
    )
    expect(await readSession(server.staff, jar, later)).toEqual({ state: 'none' })
    expect(await readSession(server.staff, jar, now())).toEqual({ state: 'none' })
  })

  test('is not extended by background requests', async () => {
    const { jar, staff } = await signedIn()
    const expiry = async () => {
      const { rows } = await server.database.pool.query(
        'select expires_at from staff_sessions where id = $1',
        [staff.sessionId],
      )
      return rows[0].expires_at.getTime()
    }
    await server.database.pool.query(
      "update staff_sessions set expires_at = now() + interval '10 minutes', updated_at = now() - interval '20 minutes' where id = $1",
      [staff.sessionId],
    )
    const before = await expiry()
    await readSession(server.staff, jar, now(), { isLookOnly: true })
    expect(await expiry()).toBe(before)
    await readSession(server.staff, jar, now())
    expect(await expiry()).toBeGreaterThan(before)
  })

  test('is listed for its owner, who can end the others', async () => {
    const { jar, email, enrollment, staff } = await signedIn()
    const { jar: other } = await enterBoth(server, email, nextCode(enrollment.secret))
    expect(await sessionsOf(server.staff, staff)).toHaveLength(2)
    await endSessions(server.staff, staff, { id: 'foo' })
    expect(await sessionsOf(server.staff, staff)).toHaveLength(2)
    await endSessions(server.staff, staff, 'others')
    expect((await readSession(server.staff, other, now())).state).toBe('none')
    expect((await readSession(server.staff, jar, now())).state).toBe('open')
    await endSession(server.staff, jar, staff.id)
    expect((await readSession(server.staff, jar, now())).state).toBe('none')
  })

  test('ends immediately when its owner is disabled, who cannot sign in again', async () => {
    const { jar, id, email, enrollment } = await signedIn()
    const waiting = await enterPassword(server, email)
    expect(waiting.step).toEqual({ state: 'code' })
    await disable(server.staff, { id, by: removedStaffId })
    expect((await readSession(server.staff, jar, now())).state).toBe('none')
    // Neither a sign-in that waits for its code, nor a new one.
    const code = nextCode(enrollment.secret)
    expect(await enterCode(server.staff, waiting.jar, { code, address: null, now: now() })).toEqual({
      state: 'over',
    })
    expect((await enterPassword(server, email)).step).toEqual({ state: 'wrong' })
    await enable(server.staff, { id, by: removedStaffId })
    expect((await signIn(server.staff, jarOf(), { email, password, address: null, now: now() })).state).toBe(
      'code',
    )
  })

  test('ends when the password is reset', async () => {
    const { jar, email } = await signedIn()
    expect(await askForReset(server.staff, { email, address: null })).toBe('asked')
    await expect
      .poll(async () => {
        const { rows } = await server.database.pool.query(
          "select data from mails where kind = 'reset-to-staff' and recipient = $1",
          [email],
        )
        return rows.length
      })
      .toBe(1)
    const { rows } = await server.database.pool.query(
      "select data from mails where kind = 'reset-to-staff' and recipient = $1",
      [email],
    )
    const token = server.secret.sign('staff-invitation', rows[0].data.nonce).toString('base64url')
    expect(await setPassword(server.staff, { token, password: 'en helt annen setning' })).toBe('set')
    expect((await readSession(server.staff, jar, now())).state).toBe('none')
    const mails = await server.database.pool.query(
      "select 1 from mails where kind = 'notice-to-staff' and recipient = $1 and data ->> 'subject' like '%nytt passord'",
      [email],
    )
    expect(mails.rowCount).toBe(1)
  })
})
