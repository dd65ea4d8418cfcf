import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  enterPassword,
  jarOf,
  nextCode,
  now,
  password,
  signedIn,
} from '../../../../test/support/colleagues.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { invite } from '../../team/server/team.ts'
import { authSecret } from './auth-names.ts'
import { linkToken } from './password-links.ts'
import { askForReset } from './passwords.ts'
import { readSession, renewSessionToken, SessionJar } from './session.ts'
import { enterCode, signIn } from './sign-in.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: 'https://husvaer.eksempel.no' })
})
afterAll(() => server.stop())

/** All rows of all tables, those of the job queue too, as text. */
async function databaseAsText(): Promise<string> {
  const { pool } = server.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`)
    texts.push(...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

const cookieValues = (jar: SessionJar) =>
  (jar.headers.get('cookie') ?? '').split('; ').map((pair) => {
    const value = decodeURIComponent(pair.slice(pair.indexOf('=') + 1))
    // What stands before the signature is what a database would have to contain.
    return value.split('.')[0] ?? ''
  })

describe('a leaked database', () => {
  test('contains no cookie, link, password, app secret or recovery code', async () => {
    const { jar, enrollment, email } = await signedIn(server)
    const { jar: waiting } = await enterPassword(server, email)
    const { link } = await invite(server.staff, {
      name: 'Ny',
      email: 'ny@eksempel.no',
      role: 'redaktor',
      by: null,
    })
    await askForReset(server.staff, { email, address: null })
    const nonce = () =>
      server.database.pool.query<{ nonce: string }>(
        `select data ->> 'nonce' as nonce from mails where kind = 'reset-to-staff' and recipient = $1`,
        [email],
      )
    await expect.poll(async () => (await nonce()).rows.length).toBe(1)
    const reset = linkToken(server.secret, (await nonce()).rows[0]?.nonce ?? '')
    const secrets = [
      ...cookieValues(jar),
      ...cookieValues(waiting),
      link.split('/').at(-1) ?? '',
      reset,
      password,
      enrollment.secret.replaceAll(' ', ''),
      ...enrollment.recoveryCodes,
    ]
    const text = await databaseAsText()
    expect(text).toContain(email)
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(8)
      expect(text).not.toContain(secret)
    }
  })

  test('gives no access to sessions, not even with the key that signs cookies', async () => {
    const { jar, staff } = await signedIn(server)
    const { rows } = await server.database.pool.query<{ token: string }>(
      'select token from staff_sessions where id = $1',
      [staff.sessionId],
    )
    const sign = (value: string) =>
      encodeURIComponent(
        `${value}.${createHmac('sha256', authSecret(server.secret)).update(value).digest('base64')}`,
      )
    const withCookie = (value: string) =>
      new SessionJar(
        new Request('https://husvaer.eksempel.no/saker', {
          headers: { cookie: `__Host-husvaer-session_token=${value}` },
        }),
        null,
      )
    const [own = ''] = cookieValues(jar)
    // The owner's cookie, signed in the same way, does open: it is the token that is refused, not the signature.
    expect((await readSession(server.staff, withCookie(sign(own)), now())).state).toBe('open')
    expect((await readSession(server.staff, withCookie(sign(rows[0]?.token ?? '')), now())).state).toBe(
      'none',
    )
  })
})

test('an extended session keeps its cookie', async () => {
  const { jar, staff } = await signedIn(server)
  await server.database.pool.query(
    "update staff_sessions set expires_at = now() + interval '5 minutes', updated_at = now() - interval '25 minutes' where id = $1",
    [staff.sessionId],
  )
  const before = cookieValues(jar)
  const given = jar.cookies.length
  expect((await readSession(server.staff, jar, now())).state).toBe('open')
  expect(jar.cookies.length).toBeGreaterThan(given)
  expect(cookieValues(jar)).toEqual(before)
  expect((await readSession(server.staff, jar, now())).state).toBe('open')
})

test('signing in gives a new session in place of the one that the browser had', async () => {
  const { jar, email, staff, enrollment } = await signedIn(server)
  const [before] = cookieValues(jar)
  await signIn(server.staff, jar, { email, password, address: null, now: now() })
  expect((await readSession(server.staff, jar, now())).state).toBe('none')
  const code = nextCode(enrollment.secret)
  expect(await enterCode(server.staff, jar, { code, address: null, now: now() })).toMatchObject({
    state: 'open',
  })
  const after = await readSession(server.staff, jar, now())
  expect(after).toMatchObject({ state: 'open', staff: { id: staff.id } })
  expect(after).not.toMatchObject({ staff: { sessionId: staff.sessionId } })
  expect(cookieValues(jar)).not.toContain(before)
})

test('a session that gains rights gets a new token, and the old one is revoked', async () => {
  const { jar, staff } = await signedIn(server)
  const older = jarOf()
  older.headers.set('cookie', jar.headers.get('cookie') ?? '')
  await renewSessionToken(server.staff, jar, staff.sessionId)
  expect(await readSession(server.staff, jar, now())).toMatchObject({
    state: 'open',
    staff: { id: staff.id },
  })
  expect(await readSession(server.staff, older, now())).toEqual({ state: 'none' })
})
