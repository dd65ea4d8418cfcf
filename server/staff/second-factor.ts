import { renderSVG } from 'uqr'
import { audit } from '../audit/audit.ts'
import type { StaffDesk } from './desk.ts'
import type { SessionJar } from './session.ts'
import { attempt } from './sign-in.ts'

/** What somebody needs to set up their authenticator app. Shown once. */
export interface Enrollment {
  /** A QR code, as SVG. */
  qr: string
  /** The same to type in, in groups of four. */
  secret: string
  recoveryCodes: string[]
}

/** Begins to set up an authenticator app. It counts once a code of it has been entered. Null for a wrong password. */
export async function beginEnrollment(
  desk: StaffDesk,
  jar: SessionJar,
  password: string,
): Promise<Enrollment | null> {
  const begun = await attempt(() =>
    desk.auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers: jar.headers }),
  )
  if (!begun || !('totpURI' in begun)) return null
  const secret = new URL(begun.totpURI).searchParams.get('secret') ?? ''
  return {
    qr: renderSVG(begun.totpURI, { border: 2 }),
    secret: secret.match(/.{1,4}/g)?.join(' ') ?? '',
    recoveryCodes: begun.backupCodes,
  }
}

/** Ends setting up an authenticator app: the code shows that it works. From here the session is open. */
export async function finishEnrollment(
  desk: StaffDesk,
  jar: SessionJar,
  { code, staffId, isFirst }: { code: string; staffId: string; isFirst: boolean },
): Promise<boolean> {
  const answer = await attempt(() =>
    desk.auth.api.verifyTOTP({
      body: { code: code.replace(/\s/g, '') },
      headers: jar.headers,
      returnHeaders: true,
    }),
  )
  if (!answer) return false
  jar.keep(answer.headers)
  await audit(desk.database.pool, { staffId, action: 'second-factor-added', detail: { kind: 'totp' } })
  // Setting up the first one is signing in, too.
  if (isFirst)
    await audit(desk.database.pool, { staffId, action: 'sign-in', detail: { secondFactor: 'totp' } })
  return true
}

/** New recovery codes in place of the old ones. Null for a wrong password, or where there is no app. */
export async function renewRecoveryCodes(
  desk: StaffDesk,
  jar: SessionJar,
  password: string,
): Promise<string[] | null> {
  const renewed = await attempt(() =>
    desk.auth.api.generateBackupCodes({ body: { password }, headers: jar.headers }),
  )
  return renewed?.backupCodes ?? null
}

export interface OwnPasskey {
  id: string
  name: string
  createdAt: Date | null
}

export async function passkeysOf(
  { database }: Pick<StaffDesk, 'database'>,
  staffId: string,
): Promise<OwnPasskey[]> {
  const { rows } = await database.pool.query<OwnPasskey>(
    `select id, coalesce(name, 'Passnøkkel') as name, created_at as "createdAt"
     from staff_passkeys where user_id = $1 order by created_at`,
    [staffId],
  )
  return rows
}

/** Takes a passkey away, unless it is the last second factor that there is. */
export async function removePasskey(
  { database: { pool } }: StaffDesk,
  { id, staffId }: { id: string; staffId: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `delete from staff_passkeys where id = $1 and user_id = $2 and (
       (select two_factor_enabled from staff where id = $2) or
       exists (select 1 from staff_passkeys where user_id = $2 and id <> $1))`,
    [id, staffId],
  )
  if (!rowCount) return false
  await audit(pool, { staffId, action: 'second-factor-removed', detail: { kind: 'passkey' } })
  return true
}
