import { APIError } from 'better-auth/api'
import { normalEmail } from '../../domain/contact-details.ts'
import { audit } from '../audit/audit.ts'
import type { StaffDesk } from './desk.ts'
import { readSession, type SessionJar, type StaffSession } from './session.ts'

/** What came of a step towards being signed in. */
export type SignInStep =
  | { state: 'open' }
  /** The password was right; the authenticator app is asked next. */
  | { state: 'code' }
  /** The password was right; the passkey is asked next, or a second factor has to be set up. */
  | { state: 'passkey' | 'enroll' }
  | { state: 'wrong' | 'too-many' }

/**
 * Checks address and password. Whoever is not known, has no password or is disabled gets the same answer after
 * the same work as somebody who has mistyped.
 */
export async function signIn(
  desk: StaffDesk,
  jar: SessionJar,
  { email, password, address, now }: { email: string; password: string; address: string | null; now: Date },
): Promise<SignInStep> {
  const account = normalEmail(email)
  const { limits } = desk
  const allowed =
    (await limits.allow('signIn', address)) &&
    (await limits.allow('signInDaily', address)) &&
    (await limits.allow('account', account)) &&
    (await limits.allow('accountDaily', account))
  if (!allowed) return { state: 'too-many' }
  const answer = await attempt(() =>
    desk.auth.api.signInEmail({
      body: { email: account, password },
      headers: jar.headers,
      returnHeaders: true,
    }),
  )
  if (!answer) {
    await noteFailure(desk, account)
    return { state: 'wrong' }
  }
  jar.keep(answer.headers)
  // Left out of better-auth's types: its second-factor plugin answers in place of the endpoint.
  if ((answer.response as { twoFactorRedirect?: boolean }).twoFactorRedirect) return { state: 'code' }
  return stepAfter(desk, await readSession(desk, jar, now))
}

/** Checks the code of the authenticator app, or one of the recovery codes. */
export async function enterCode(
  desk: StaffDesk,
  jar: SessionJar,
  { code, address, now }: { code: string; address: string | null; now: Date },
): Promise<SignInStep> {
  if (!(await desk.limits.allow('signIn', address))) return { state: 'too-many' }
  const digits = code.replace(/\s/g, '')
  const body = { code: /^\d{6}$/.test(digits) ? digits : code.trim() }
  const verify = /^\d{6}$/.test(digits) ? desk.auth.api.verifyTOTP : desk.auth.api.verifyBackupCode
  const answer = await attempt(() => verify({ body, headers: jar.headers, returnHeaders: true }))
  if (!answer) return { state: 'wrong' }
  jar.keep(answer.headers)
  const session = await readSession(desk, jar, now)
  if (session.state === 'open' && session.staff.secondFactor === 'totp') {
    const isFirstUse = await desk.limits.allow('appCode', `${session.staff.id} ${digits}`)
    if (!isFirstUse) {
      await signOut(desk, jar, null)
      return { state: 'wrong' }
    }
  }
  return stepAfter(desk, session)
}

/** Ends the session. */
export async function signOut(desk: StaffDesk, jar: SessionJar, staffId: string | null): Promise<void> {
  const answer = await attempt(() => desk.auth.api.signOut({ headers: jar.headers, returnHeaders: true }))
  if (answer) jar.keep(answer.headers)
  if (staffId) await audit(desk.database.pool, { staffId, action: 'sign-out' })
}

async function stepAfter(desk: StaffDesk, session: StaffSession): Promise<SignInStep> {
  if (session.state === 'none') return { state: 'wrong' }
  if (session.state === 'password-only') return { state: session.next }
  const { id, secondFactor } = session.staff
  await audit(desk.database.pool, { staffId: id, action: 'sign-in', detail: { secondFactor } })
  return { state: 'open' }
}

/** Notes a wrong password for an account that is there; what strangers type is not kept. */
async function noteFailure({ database: { pool } }: StaffDesk, email: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from staff where email = $1', [email])
  await audit(pool, {
    staffId: null,
    action: 'sign-in-failed',
    ...(rows[0] ? { subject: `staff ${rows[0].id}` } : {}),
  })
}

/** better-auth throws what it refuses; anything else that goes wrong is ours to hear of. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null
    throw error
  }
}
