import type { PoolClient } from 'pg'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { normalEmail } from '../../../domain/contact/contact-details.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Enrollment } from '../app-setup.ts'
import { ownAccountTexts } from '../own-account.words.ts'
import type { StaffDeps } from './deps.ts'
import { rememberDevice } from './known-device.ts'
import { notifyOwner } from './notify-owner.ts'
import { readSession, type SessionJar } from './session.ts'
import { attempt, consumeCode } from './sign-in.ts'

/** Begins to set up an authenticator app. It counts once a code of it has been entered. Null for a wrong password. */
export async function beginEnrollment(
  deps: StaffDeps,
  jar: SessionJar,
  password: string,
): Promise<Enrollment | null> {
  const begun = await attempt(async () =>
    (await deps.auth()).api.enableTwoFactor({ body: { password, method: 'totp' }, headers: jar.headers }),
  )
  if (!begun || !('totpURI' in begun)) return null
  return enrollmentOf(begun.totpURI, begun.backupCodes)
}

/**
 * What a page has shown of an enrollment, to be shown again after a mistyped code. It comes from that page: the
 * server gives the secret once, to the client that has just entered the password.
 */
export function enrollmentShown({ uri, codes }: { uri: string; codes: string }): Enrollment | null {
  const isWhole = uri.length <= 1500 && /^otpauth:\/\/totp\/[!-~]+$/.test(uri) && codes.length <= 200
  return isWhole ? enrollmentOf(uri, codes.split(' ')) : null
}

function enrollmentOf(uri: string, recoveryCodes: string[]): Enrollment {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return {
    uri,
    qr: renderSVG(uri, { border: 2 }),
    secret: secret.match(/.{1,4}/g)?.join(' ') ?? '',
    recoveryCodes,
  }
}

/** Ends setting up an authenticator app: the code shows that it works. From here the session is open. */
export async function finishEnrollment(
  deps: StaffDeps,
  jar: SessionJar,
  { code, staffId, isFirst }: { code: string; staffId: string; isFirst: boolean },
): Promise<boolean> {
  const digits = code.replace(/\s/g, '')
  const answer = await attempt(async () =>
    (await deps.auth()).api.verifyTOTP({ body: { code: digits }, headers: jar.headers, returnHeaders: true }),
  )
  if (!answer) return false
  jar.keep(answer.headers)
  await consumeCode(deps, staffId, digits)
  await inTransaction(deps.database.pool, (client) =>
    noteAdded(deps, client, { staffId, kind: 'totp', isFirst }),
  )
  const session = await readSession(deps, jar, new Date())
  if (session.state === 'open') rememberDevice(deps.secret, jar, normalEmail(session.staff.email), new Date())
  return true
}

/** Notes that a passkey was added. Where it is the first second factor, the session that added it opens with it. */
export function finishPasskey(
  deps: Pick<StaffDeps, 'database' | 'publicUrl'>,
  { staffId, sessionId, isFirst }: { staffId: string; sessionId: string; isFirst: boolean },
): Promise<void> {
  return inTransaction(deps.database.pool, async (client) => {
    await execute(
      client,
      `update staff_sessions set second_factor = coalesce(second_factor, 'passkey') where id = $1`,
      [sessionId],
    )
    await noteAdded(deps, client, { staffId, kind: 'passkey', isFirst })
  })
}

/** Sessions that have stopped at the password end: none of them may set up a factor of its own beside the new one. */
async function noteAdded(
  deps: Pick<StaffDeps, 'publicUrl'>,
  client: PoolClient,
  { staffId, kind, isFirst }: { staffId: string; kind: 'totp' | 'passkey'; isFirst: boolean },
): Promise<void> {
  await execute(client, 'delete from staff_sessions where user_id = $1 and second_factor is null', [staffId])
  await addAuditEntry(client, { staffId, action: 'second-factor-added', detail: { kind } })
  // Setting up the first one is signing in, too.
  if (isFirst) await addAuditEntry(client, { staffId, action: 'sign-in', detail: { secondFactor: kind } })
  else await notifyOwner(deps, client, { staffId, change: kind })
}

const ownPasskey = z.object({ id: z.string(), name: z.string(), createdAt: z.date().nullable() })

type OwnPasskey = z.output<typeof ownPasskey>

export function passkeysOf(
  { database }: Pick<StaffDeps, 'database'>,
  staffId: string,
): Promise<OwnPasskey[]> {
  return queryRows(
    database.pool,
    ownPasskey,
    `select id, coalesce(name, $2) as name, created_at as "createdAt"
     from staff_passkeys where user_id = $1 order by created_at`,
    [staffId, ownAccountTexts.passkeyName],
  )
}

/** Takes a passkey away, unless it is the last second factor that there is. */
export function removePasskey(
  deps: Pick<StaffDeps, 'database' | 'publicUrl'>,
  { id, staffId }: { id: string; staffId: string },
): Promise<boolean> {
  return inTransaction(deps.database.pool, async (client) => {
    const removed = await execute(
      client,
      `delete from staff_passkeys where id::text = $1 and user_id = $2 and (
         (select two_factor_enabled from staff where id = $2) or
         exists (select 1 from staff_passkeys where user_id = $2 and id::text <> $1))`,
      [id, staffId],
    )
    if (removed === 0) return false
    await addAuditEntry(client, { staffId, action: 'second-factor-removed', detail: { kind: 'passkey' } })
    await notifyOwner(deps, client, { staffId, change: 'passkey-removed' })
    return true
  })
}
