import { createHmac, randomBytes } from 'node:crypto'
import type { StaffRole } from '../../../domain/people/staff-roles.ts'
import { allRoles } from '../../../domain/people/staff-roles.ts'
import { type SecondFactor, secondFactors } from '../../../domain/submissions/second-factor.ts'
import { execute, rowExists } from '../../../platform/database/query.ts'
import { DatabaseUnavailable } from '../../../platform/database/unavailable.ts'
import { addressHeader, authSecret, IDLE_MINUTES, sessionCookie } from './auth-names.ts'
import type { StaffDeps } from './deps.ts'
import { hashSessionToken } from './hashed-sessions.ts'

/** A session ends this long after it began, whatever happens in it. */
export const MAX_SESSION_HOURS = 12

/** A staff member who has signed in with two factors. */
export interface SignedIn {
  id: string
  name: string
  email: string
  role: StaffRole
  sessionId: string
  secondFactor: SecondFactor
}

/** A session and what it proves. A password alone opens nothing but the next step. */
export type StaffSession =
  | { state: 'none' }
  | { state: 'password-only'; id: string; sessionId: string; next: 'passkey' | 'enroll' }
  | { state: 'open'; staff: SignedIn }

/** The cookies of one request for better-auth: those that were sent, and those to set. */
export class SessionJar {
  readonly headers: Headers
  /** `Set-Cookie` values for the answer. */
  readonly cookies: string[] = []

  constructor(request: Request, address: string | null) {
    this.headers = new Headers()
    for (const name of ['cookie', 'user-agent', 'origin']) {
      const value = request.headers.get(name)
      if (value) this.headers.set(name, value)
    }
    this.headers.set(addressHeader, address ?? '127.0.0.1')
  }

  /** The value of a cookie that the browser has sent or been given; null where there is none. */
  cookie(name: string): string | null {
    const pair = (this.headers.get('cookie') ?? '').split(/;\s*/).find((each) => each.startsWith(`${name}=`))
    try {
      return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null
    } catch {
      // Not a cookie of ours: they are encoded.
      return null
    }
  }

  /** Takes the cookies of an answer: they go out with the page, and count from now on. */
  keep(answer: Headers): void {
    const known = new Map(
      (this.headers.get('cookie') ?? '').split(/;\s*/).map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at), pair.slice(at + 1)]
      }),
    )
    for (const cookie of answer.getSetCookie()) {
      this.cookies.push(cookie)
      const [pair = '', ...attributes] = cookie.split(/;\s*/)
      const at = pair.indexOf('=')
      if (attributes.some((each) => /^max-age=0$/i.test(each))) known.delete(pair.slice(0, at))
      else known.set(pair.slice(0, at), pair.slice(at + 1))
    }
    known.delete('')
    this.headers.set('cookie', [...known].map(([name, value]) => `${name}=${value}`).join('; '))
  }
}

/**
 * What the request's session proves right now. Asked of the database each time: who is disabled is out at once.
 * With `isLookOnly` it does not count as something that its owner does, and prolongs nothing.
 */
export async function readSession(
  deps: StaffDeps,
  jar: SessionJar,
  now: Date,
  { isLookOnly = false }: { isLookOnly?: boolean } = {},
): Promise<StaffSession> {
  if (!jar.headers.get('cookie')?.includes(`${sessionCookie}=`)) return { state: 'none' }
  const { api } = await deps.auth()
  const query = isLookOnly ? { query: { disableRefresh: true } } : {}
  const { response: found, headers } = await api
    .getSession({ headers: jar.headers, returnHeaders: true, ...query })
    .catch((error: unknown) => {
      // better-auth hides any error of the database behind this one.
      const isHidden = error instanceof Error && 'statusCode' in error && error.statusCode === 500
      throw isHidden ? new DatabaseUnavailable('The session could not be read', { cause: error }) : error
    })
  jar.keep(headers)
  if (!found) return { state: 'none' }
  const { session, user } = found
  const tooOld = now.getTime() - session.createdAt.getTime() > MAX_SESSION_HOURS * 3_600_000
  if (tooOld || user.disabledAt) {
    await endSession(deps, session.id)
    return { state: 'none' }
  }
  const role = allRoles.find((each) => each === user.role)
  if (!role) throw new Error(`The staff member ${user.id} has the role ${user.role}, which does not exist`)
  const secondFactor = secondFactors.find((each) => each === session.secondFactor)
  if (secondFactor) {
    const { id, name, email } = user
    return { state: 'open', staff: { id, name, email, role, sessionId: session.id, secondFactor } }
  }
  const hasPasskey = await rowExists(
    deps.database.pool,
    'select 1 from staff_passkeys where user_id = $1 limit 1',
    [user.id],
  )
  const passwordOnly = { state: 'password-only', id: user.id, sessionId: session.id } as const
  if (hasPasskey) return { ...passwordOnly, next: 'passkey' }
  if (!user.twoFactorEnabled) return { ...passwordOnly, next: 'enroll' }
  // This session is older than the app. Its client must not add another second factor.
  await endSession(deps, session.id)
  return { state: 'none' }
}

/**
 * Gives a session another token, and its browser the cookie of it. A session that gains rights must not keep a
 * token from before (OWASP ASVS 7.2.4).
 */
export async function renewSessionToken(
  { database: { pool }, secret }: Pick<StaffDeps, 'database' | 'secret'>,
  jar: SessionJar,
  sessionId: string,
): Promise<void> {
  const token = randomBytes(24).toString('base64url')
  await execute(pool, 'update staff_sessions set token = $2 where id = $1', [
    sessionId,
    hashSessionToken(secret, token),
  ])
  // As better-auth signs its cookies.
  const signature = createHmac('sha256', authSecret(secret)).update(token).digest('base64')
  const value = encodeURIComponent(`${token}.${signature}`)
  const cookie = `${sessionCookie}=${value}; Max-Age=${IDLE_MINUTES * 60}; Path=/; HttpOnly; Secure; SameSite=Lax`
  jar.keep(new Headers({ 'Set-Cookie': cookie }))
}

async function endSession({ database: { pool } }: StaffDeps, id: string): Promise<void> {
  await execute(pool, 'delete from staff_sessions where id = $1', [id])
}
