import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { totpAt } from '../../test/support/totp.ts'
import { hashesUnderWay, hashPassword, verifyPassword } from './password.ts'
import { askForReset, setPassword } from './passwords.ts'
import { beginEnrollment, finishEnrollment, removePasskey } from './second-factor.ts'
import { readSession, SessionJar } from './session.ts'
import { endSessions, sessionsOf } from './sessions.ts'
import { enterCode, signIn, signOut } from './sign-in.ts'
import { changeRole, disable, enable, everyColleague, invite, resetSecondFactor } from './team.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: 'https://husvaer.eksempel.no' })
})
afterAll(() => server.stop())

const password = 'en setning som er lett å huske'
const jarOf = () => new SessionJar(new Request('https://husvaer.eksempel.no/login'), null)
const now = () => new Date()
/** An administrator who is long gone. */
const nobody = '00000000-0000-0000-0000-000000000000'
let made = 0

/** Somebody who was invited and has chosen a password. */
async function colleague(role: 'administrator' | 'saksbehandler' = 'saksbehandler') {
  made += 1
  const email = `ansatt${made}@eksempel.no`
  const { id, link } = await invite(server.staff, { name: `Ansatt ${made}`, email, role, by: null })
  const token = link.split('/').at(-1) ?? ''
  expect(await setPassword(server.staff, { token, password })).toBe('set')
  return { id, email, token }
}

/** Somebody who has signed in with two factors. */
async function signedIn(role?: 'administrator') {
  const who = await colleague(role)
  const jar = jarOf()
  expect(await signIn(server.staff, jar, { ...who, password, address: null, now: now() })).toEqual({
    state: 'enroll',
  })
  const enrollment = await beginEnrollment(server.staff, jar, password)
  if (!enrollment) throw new Error('Not begun')
  const code = totpAt(enrollment.secret)
  expect(await finishEnrollment(server.staff, jar, { code, staffId: who.id, isFirst: true })).toBe(true)
  const session = await readSession(server.staff, jar, now())
  if (session.state !== 'open') throw new Error('Not open')
  return { ...who, jar, enrollment, staff: session.staff }
}

describe('passwords', () => {
  test('are kept as Argon2id of 64 MiB and three passes', async () => {
    const hash = await hashPassword(password)
    expect(hash).toMatch(/^argon2id\$65536\$3\$/)
    expect(await verifyPassword(password, hash)).toBe(true)
    expect(await verifyPassword(`${password}!`, hash)).toBe(false)
    expect(await hashPassword(password)).not.toBe(hash)
  })

  test('are hashed four at a time, however many sign in', async () => {
    const all = Array.from({ length: 12 }, () => hashPassword('x'))
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, hashesUnderWay())
    }, 1)
    await Promise.all(all)
    clearInterval(watch)
    expect(most).toBe(4)
    expect(hashesUnderWay()).toBe(0)
  })

  test('are chosen once for each link, and are long enough', async () => {
    const { token } = await colleague()
    expect(await setPassword(server.staff, { token, password })).toBe('link-over')
    expect(await setPassword(server.staff, { token: 'x'.repeat(43), password })).toBe('link-over')
    expect(await setPassword(server.staff, { token, password: 'kort' })).toBe('too-short')
  })

  test('are not to be had from the database: the link in a mail is worked out when it is sent', async () => {
    const { token } = await colleague()
    const { rows } = await server.database.pool.query(
      'select (select json_agg(m) from mails m)::text || (select json_agg(v) from staff_verifications v)::text as everything',
    )
    expect(rows[0].everything ?? '').not.toContain(token)
  })
})

describe('signing in', () => {
  test('opens nothing with a password alone', async () => {
    const who = await colleague()
    const jar = jarOf()
    await signIn(server.staff, jar, { ...who, password, address: null, now: now() })
    expect(await readSession(server.staff, jar, now())).toMatchObject({
      state: 'password-only',
      next: 'enroll',
    })
  })

  test('asks for the app’s code from then on, and takes each recovery code once', async () => {
    const { email, enrollment } = await signedIn()
    const enter = async (code: string) => {
      const jar = jarOf()
      const first = await signIn(server.staff, jar, { email, password, address: null, now: now() })
      expect(first).toEqual({ state: 'code' })
      expect(await readSession(server.staff, jar, now())).toEqual({ state: 'none' })
      return enterCode(server.staff, jar, { code, address: null, now: now() })
    }
    expect(await enter('000000')).toEqual({ state: 'wrong' })
    const code = totpAt(enrollment.secret)
    expect(await enter(code)).toEqual({ state: 'open' })
    // Whoever looked over their shoulder is too late.
    expect(await enter(code)).toEqual({ state: 'wrong' })
    const [recovery = ''] = enrollment.recoveryCodes
    expect(await enter(recovery)).toEqual({ state: 'open' })
    expect(await enter(recovery)).toEqual({ state: 'wrong' })
  })

  test('says the same to a known and an unknown address, after the same work', async () => {
    const { email } = await colleague()
    const attempt = async (address: string) => {
      const start = performance.now()
      const result = await signIn(server.staff, jarOf(), {
        email: address,
        password: 'feil passord her',
        address: null,
        now: now(),
      })
      return { result, took: performance.now() - start }
    }
    await attempt(email)
    const known = [await attempt(email), await attempt(email), await attempt(email)]
    const unknown = [await attempt('a@b.no'), await attempt('c@d.no'), await attempt('e@f.no')]
    expect(new Set([...known, ...unknown].map(({ result }) => JSON.stringify(result))).size).toBe(1)
    const least = (tries: { took: number }[]) => Math.min(...tries.map(({ took }) => took))
    const ratio = least(known) / least(unknown)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  test('is slowed down for an address, and for an account from wherever', async () => {
    const { email } = await colleague()
    const attempt = (address: string, account: string) =>
      signIn(server.staff, jarOf(), { email: account, password: 'feil', address, now: now() })
    for (let i = 0; i < 10; i++) await attempt('192.0.2.1', `nr${i}@eksempel.no`)
    expect(await attempt('192.0.2.1', email)).toEqual({ state: 'too-many' })
    for (let i = 0; i < 20; i++) await attempt(`198.51.100.${i}`, email)
    expect(await attempt('198.51.100.99', email)).toEqual({ state: 'too-many' })
  }, 60_000)

  test('sets cookies that are bound to this host, and to nobody’s scripts', async () => {
    const { jar } = await signedIn()
    expect(jar.cookies.length).toBeGreaterThan(0)
    for (const cookie of jar.cookies) {
      expect(cookie).toMatch(/^__Host-husvaer-/)
      expect(cookie).toMatch(/; Path=\//)
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).toMatch(/; HttpOnly/)
      expect(cookie).toMatch(/; SameSite=Lax/)
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
    expect(Number(rows[0].minutes)).toBeLessThanOrEqual(30)
    const later = new Date(Date.now() + 12 * 3_600_000 + 1000)
    await server.database.pool.query(
      "update staff_sessions set expires_at = now() + interval '1 day' where id = $1",
      [staff.sessionId],
    )
    expect(await readSession(server.staff, jar, later)).toEqual({ state: 'none' })
    expect(await readSession(server.staff, jar, now())).toEqual({ state: 'none' })
  })

  test('is not prolonged by a page that only listens', async () => {
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

  test('is seen by its owner, who ends the others', async () => {
    const { jar, email, enrollment, staff } = await signedIn()
    const other = jarOf()
    await signIn(server.staff, other, { email, password, address: null, now: now() })
    await enterCode(server.staff, other, { code: totpAt(enrollment.secret), address: null, now: now() })
    expect(await sessionsOf(server.staff, staff)).toHaveLength(2)
    await endSessions(server.staff, staff, 'others')
    expect((await readSession(server.staff, other, now())).state).toBe('none')
    expect((await readSession(server.staff, jar, now())).state).toBe('open')
    await signOut(server.staff, jar, staff.id)
    expect((await readSession(server.staff, jar, now())).state).toBe('none')
  })

  test('ends at once when its owner is shut out, and no other way in is left', async () => {
    const { jar, id, email, enrollment } = await signedIn()
    await disable(server.staff, { id, by: nobody })
    expect((await readSession(server.staff, jar, now())).state).toBe('none')
    const again = jarOf()
    const step = await signIn(server.staff, again, { email, password, address: null, now: now() })
    expect(step.state).toBe('wrong')
    const code = await enterCode(server.staff, again, {
      code: totpAt(enrollment.secret),
      address: null,
      now: now(),
    })
    expect(code.state).toBe('wrong')
    await enable(server.staff, { id, by: nobody })
    expect((await signIn(server.staff, jarOf(), { email, password, address: null, now: now() })).state).toBe(
      'code',
    )
  })

  test('ends when the password is set anew', async () => {
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
  })
})

describe('the team', () => {
  const by = nobody

  test('keeps an administrator, whatever is asked', async () => {
    const { rows } = await server.database.pool.query("select id from staff where role = 'administrator'")
    expect(rows).toEqual([])
    const { id } = await colleague('administrator')
    await expect(disable(server.staff, { id, by })).rejects.toThrow('minst én administrator')
    await expect(changeRole(server.staff, { id, role: 'redaktor', by })).rejects.toThrow('minst én')
    await expect(disable(server.staff, { id, by: id })).rejects.toThrow('din egen')
  })

  test('has one account for an address, however it is spelled', async () => {
    const { email } = await colleague()
    const again = { name: 'x', email: email.toUpperCase(), role: 'redaktor', by: null } as const
    await expect(invite(server.staff, again)).rejects.toThrow('finnes allerede')
  })

  test('can give somebody who lost their telephone a new start', async () => {
    const { id, jar, email } = await signedIn()
    await resetSecondFactor(server.staff, { id, by })
    expect((await readSession(server.staff, jar, now())).state).toBe('none')
    const next = jarOf()
    expect((await signIn(server.staff, next, { email, password, address: null, now: now() })).state).toBe(
      'enroll',
    )
    const { hasSecondFactor } = (await everyColleague(server.staff)).find((each) => each.id === id) ?? {}
    expect(hasSecondFactor).toBe(false)
  })

  test('nobody takes away their last second factor', async () => {
    const { id } = await colleague()
    const { rows } = await server.database.pool.query(
      `insert into staff_passkeys (id, public_key, user_id, credential_id, counter, device_type, backed_up)
       values (gen_random_uuid(), 'x', $1, gen_random_uuid()::text, 0, 'singleDevice', false) returning id`,
      [id],
    )
    expect(await removePasskey(server.staff, { id: rows[0].id, staffId: id })).toBe(false)
  })
})
