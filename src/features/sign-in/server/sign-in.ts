import { z } from 'zod'
import { normalEmail } from '../../../domain/contact/contact-details.ts'
import type { StaffRole } from '../../../domain/people/staff-roles.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { findRow } from '../../../platform/database/query.ts'
import { challengeCookie } from './auth-names.ts'
import type { StaffDeps } from './deps.ts'
import { keepDeviceKey } from './device-key.ts'
import { admitGuess } from './guess-limits.ts'
import { rememberDevice } from './known-device.ts'
import { readSession, type SessionJar, type StaffSession } from './session.ts'

/** The result of a step of signing in. */
export type SignInStep =
  | { state: 'open'; role: StaffRole }
  /** The password was right; the authenticator app is asked next. */
  | { state: 'code' }
  /** The password was right; the passkey is asked next, or a second factor has to be set up. */
  | { state: 'passkey' | 'enroll' }
  | { state: 'wrong' | 'too-many' }
  /** No code is accepted any more: the staff member starts again with the password. */
  | { state: 'over' | 'spent' }

/**
 * Checks address and password. An unknown, disabled or invited staff member gets the same answer after
 * the same work as one who has mistyped.
 */
export async function signIn(
  deps: StaffDeps,
  jar: SessionJar,
  { email, password, address, now }: { email: string; password: string; address: string | null; now: Date },
): Promise<SignInStep> {
  const account = normalEmail(email)
  const guess = await admitGuess(deps, jar, { kind: 'password', account, address, now })
  if (!guess) return { state: 'too-many' }
  const answer = await attempt(async () =>
    (await deps.auth()).api.signInEmail({
      body: { email: account, password },
      headers: jar.headers,
      returnHeaders: true,
    }),
  )
  if (!answer) {
    await noteFailure(deps, account)
    return { state: 'wrong' }
  }
  await guess.wasRight()
  jar.keep(answer.headers)
  // Left out of better-auth's types: its second-factor plugin answers in place of the endpoint.
  if ('twoFactorRedirect' in answer.response && answer.response.twoFactorRedirect) return { state: 'code' }
  return stepAfter(deps, jar, await readSession(deps, jar, now), now)
}

/** Checks the code of the authenticator app, or one of the recovery codes. */
export async function enterCode(
  deps: StaffDeps,
  jar: SessionJar,
  { code, address, now }: { code: string; address: string | null; now: Date },
): Promise<SignInStep> {
  const digits = code.replace(/\s/g, '')
  const isAppCode = /^\d{6}$/.test(digits)
  const account = await accountOfChallenge(deps, jar)
  if (!account) return { state: 'over' }
  const kind = isAppCode ? 'code' : 'recovery'
  const guess = await admitGuess(deps, jar, { kind, account, address, now })
  if (!guess) return { state: 'too-many' }
  const body = { code: isAppCode ? digits : code.trim() }
  const { api } = await deps.auth()
  const verify = isAppCode ? api.verifyTOTP : api.verifyBackupCode
  const { answer, refusal } = await tried(() => verify({ body, headers: jar.headers, returnHeaders: true }))
  if (!answer) return { state: stateOfRefusal.get(refusal) ?? 'wrong' }
  await guess.wasRight()
  jar.keep(answer.headers)
  const session = await readSession(deps, jar, now)
  if (session.state === 'open' && session.staff.secondFactor === 'totp') {
    if (!(await consumeCode(deps, session.staff.id, digits))) {
      await endSession(deps, jar, null)
      return { state: 'spent' }
    }
  }
  return stepAfter(deps, jar, session, now)
}

/** The address of the account whose password was entered last in this browser; null where that is too long ago. */
async function accountOfChallenge(deps: StaffDeps, jar: SessionJar): Promise<string | null> {
  const value = jar.cookie(challengeCookie)
  // better-auth checks the signature when it checks the code; here the value only says which account is counted.
  const identifier = value?.slice(0, value.lastIndexOf('.'))
  if (!identifier) return null
  const { internalAdapter } = await (await deps.auth()).$context
  const challenge = await internalAdapter.findVerificationValue(identifier)
  if (!challenge) return null
  const user = await internalAdapter.findUserById(challenge.value)
  return user ? normalEmail(user.email) : null
}

/** What better-auth says of a code besides that it is wrong: the password was too long ago, or too many were wrong. */
const stateOfRefusal = new Map<string, 'over'>([
  ['INVALID_TWO_FACTOR_COOKIE', 'over'],
  ['TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE', 'over'],
  ['TOTP_NOT_ENABLED', 'over'],
  ['BACKUP_CODES_NOT_ENABLED', 'over'],
])

/** Marks a code of an app as used, since it stays valid for a while. False where it was used before. */
export function consumeCode(
  { limits }: Pick<StaffDeps, 'limits'>,
  staffId: string,
  digits: string,
): Promise<boolean> {
  return limits.allow('appCode', `${staffId} ${digits}`)
}

/** Ends the session, and with it what its device can read. */
export async function endSession(deps: StaffDeps, jar: SessionJar, staffId: string | null): Promise<void> {
  const answer = await attempt(async () =>
    (await deps.auth()).api.signOut({ headers: jar.headers, returnHeaders: true }),
  )
  if (answer) jar.keep(answer.headers)
  keepDeviceKey(deps, jar, null)
  if (staffId) await addAuditEntry(deps.database.pool, { staffId, action: 'sign-out' })
}

async function stepAfter(
  deps: StaffDeps,
  jar: SessionJar,
  session: StaffSession,
  now: Date,
): Promise<SignInStep> {
  if (session.state === 'none') return { state: 'wrong' }
  if (session.state === 'password-only') return { state: session.next }
  const { id, email, role, secondFactor } = session.staff
  rememberDevice(deps.secret, jar, normalEmail(email), now)
  await addAuditEntry(deps.database.pool, { staffId: id, action: 'sign-in', detail: { secondFactor } })
  return { state: 'open', role }
}

/** Records a wrong password of an existing account; unknown addresses are not stored. */
async function noteFailure({ database: { pool } }: StaffDeps, email: string): Promise<void> {
  const id = await findRow(pool, z.string(), 'select id from staff where email = $1', [email])
  await addAuditEntry(pool, {
    staffId: null,
    action: 'sign-in-failed',
    ...(id ? { subject: { kind: 'staff' as const, id } } : {}),
  })
}

/** What better-auth answers, or null where it refuses. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  return (await tried(work)).answer
}

/** better-auth throws its refusals; any other error is passed on. */
async function tried<T>(
  work: () => Promise<T>,
): Promise<{ answer: T; refusal: null } | { answer: null; refusal: string }> {
  try {
    return { answer: await work(), refusal: null }
  } catch (error) {
    const { APIError } = await import('better-auth/api')
    if (error instanceof APIError && error.statusCode < 500)
      return { answer: null, refusal: error.body?.code ?? '' }
    throw error
  }
}
