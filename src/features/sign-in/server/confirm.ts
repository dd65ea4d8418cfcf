import { z } from 'zod'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { execute, rowExists } from '../../../platform/database/query.ts'
import type { Auth } from './auth.ts'
import type { StaffDeps } from './deps.ts'
import type { SessionJar, SignedIn } from './session.ts'
import { attempt, consumeCode } from './sign-in.ts'

/** What a browser gives for a passkey that was shown. */
type PasskeyResponse = NonNullable<
  Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]
>['body']['response']

/** The maximum size of a post with it. */
export const MAX_PASSKEY_BYTES = 16 * 1024

/** A browser's response for a passkey (WebAuthn Level 3, AuthenticationResponseJSON). */
export const passkeyResponse = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
  clientExtensionResults: z.object({}),
})

export type ConfirmDeps = Pick<StaffDeps, 'auth' | 'database' | 'limits'>

export type ConfirmOutcome = 'confirmed' | 'wrong' | 'spent' | 'too-many' | 'no-app'

/**
 * Checks a code of a signed-in staff member's authenticator app, before something that only the person may do.
 * Five attempts in 15 minutes, 20 a day; a code that has been used, to sign in or to confirm, is refused.
 */
export async function confirmWithCode(
  deps: ConfirmDeps,
  jar: SessionJar,
  { staff, code }: { staff: SignedIn; code: string },
): Promise<ConfirmOutcome> {
  const { pool } = deps.database
  // An app that is only half set up would be finished by the check of its code.
  const hasApp = await rowExists(
    pool,
    `select 1 from staff_two_factors join staff on staff.id = user_id
     where user_id = $1 and verified and two_factor_enabled`,
    [staff.id],
  )
  if (!hasApp) return 'no-app'
  if (!(await takeAttempt(deps, staff.id))) return 'too-many'
  const digits = code.replace(/\s/g, '')
  const isRight =
    /^\d{6}$/.test(digits) &&
    (await attempt(async () =>
      (await deps.auth()).api.verifyTOTP({ body: { code: digits }, headers: jar.headers }),
    )) !== null
  if (!isRight) {
    await addAuditEntry(pool, { staffId: staff.id, action: 'confirmation-failed', detail: { kind: 'totp' } })
    return 'wrong'
  }
  if (!(await consumeCode(deps, staff.id, digits))) return 'spent'
  await giveBackAttempt(deps, staff.id)
  return 'confirmed'
}

/**
 * Checks a passkey of a signed-in staff member. better-auth checks it by signing in with it; that session is ended
 * before its token has left the server.
 */
export async function confirmWithPasskey(
  deps: ConfirmDeps,
  jar: SessionJar,
  { staff, response }: { staff: SignedIn; response: PasskeyResponse },
): Promise<ConfirmOutcome> {
  if (!(await takeAttempt(deps, staff.id))) return 'too-many'
  const { pool } = deps.database
  const verified = await attempt(async () =>
    (await deps.auth()).api.verifyPasskeyAuthentication({ body: { response }, headers: jar.headers }),
  )
  if (verified) await execute(pool, 'delete from staff_sessions where id = $1', [verified.session.id])
  // A colleague's passkey proves the colleague.
  if (verified?.session.userId !== staff.id) {
    await addAuditEntry(pool, {
      staffId: staff.id,
      action: 'confirmation-failed',
      detail: { kind: 'passkey' },
    })
    return 'wrong'
  }
  await giveBackAttempt(deps, staff.id)
  return 'confirmed'
}

async function takeAttempt({ limits }: ConfirmDeps, staffId: string): Promise<boolean> {
  return (
    (await limits.take('confirm', staffId)) !== null && (await limits.take('confirmDaily', staffId)) !== null
  )
}

/** Only wrong attempts count. */
async function giveBackAttempt({ limits }: ConfirmDeps, staffId: string): Promise<void> {
  await limits.giveBack('confirm', staffId)
  await limits.giveBack('confirmDaily', staffId)
}
