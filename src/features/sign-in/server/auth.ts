import { randomUUID } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins'
import { MIN_PASSWORD_CHARACTERS } from '../../../domain/people/password.ts'
import type { SecondFactor } from '../../../domain/submissions/second-factor.ts'
import type { Log } from '../../../platform/base/log.ts'
import type { Database } from '../../../platform/database/database.ts'
import { rowExists } from '../../../platform/database/query.ts'
import type { SecretKey } from '../../../platform/secrets/secret-key.ts'
import { addressHeader, authSecret, IDLE_MINUTES } from './auth-names.ts'
import { authAdapter, authTables } from './auth-tables.ts'
import { hashSessions } from './hashed-sessions.ts'
import { type HashingCost, hashPassword, verifyPassword } from './password.ts'
import { hashLinkIdentifier } from './password-links.ts'

/** The second factor that a way of signing in proves. */
const factorOfPath: Record<string, SecondFactor> = {
  '/two-factor/verify-totp': 'totp',
  '/two-factor/verify-backup-code': 'recovery',
  '/passkey/verify-authentication': 'passkey',
}

const cookieNames = [
  'session_token',
  'session_data',
  'account_data',
  'dont_remember',
  'two_factor',
  'trust_device',
]

export interface AuthOptions {
  /** What authenticator apps and passkeys are called by. */
  companyName: string
  database: Pick<Database, 'pool'>
  secret: SecretKey
  publicUrl: string
  log: Log
  /** What a new password costs to guess. */
  hashingCost: HashingCost
}

/** better-auth on the site's own tables: passwords, authenticator apps, passkeys, sessions. */
export function createAuth({ companyName, database, secret, publicUrl, log, hashingCost }: AuthOptions) {
  // `__Host-`: bound to this host, over TLS (or this very machine), for every path (RFC 6265bis §4.1.3.2).
  const cookies = Object.fromEntries(
    cookieNames.map((name) => [name, { name: `__Host-husvaer-${name}`, attributes: { secure: true } }]),
  )
  const adapter = authAdapter(database.pool)
  return betterAuth({
    appName: companyName,
    baseURL: publicUrl,
    basePath: '/api/ansatt',
    secret: authSecret(secret),
    telemetry: { enabled: false },
    logger: { log: (level, message) => log.debug({ level }, `better-auth: ${message}`) },
    database: (options: BetterAuthOptions) => hashSessions(adapter(options), secret),
    user: {
      ...authTables.user,
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        disabledAt: { type: 'date', required: false, input: false, fieldName: 'disabled_at' },
      },
    },
    session: {
      ...authTables.session,
      expiresIn: IDLE_MINUTES * 60,
      updateAge: 60,
      // Not what better-auth calls fresh: how long a session may be used is ours to say.
      freshAge: 0,
      additionalFields: {
        secondFactor: { type: 'string', required: false, input: false, fieldName: 'second_factor' },
      },
    },
    account: authTables.account,
    verification: {
      ...authTables.verification,
      storeIdentifier: { hash: async (identifier) => hashLinkIdentifier(identifier) },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_CHARACTERS,
      maxPasswordLength: 256,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: (password) => hashPassword(password, hashingCost),
        verify: ({ password, hash }) => verifyPassword(password, hash),
      },
    },
    plugins: [
      twoFactor({
        schema: authTables.twoFactor,
        issuer: companyName,
        twoFactorCookieMaxAge: 600,
        // It would lock the owner out too; wrong codes are counted in guess-limits.ts.
        accountLockout: { enabled: false },
      }),
      passkey({
        schema: authTables.passkey,
        rpName: companyName,
        origin: publicUrl,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        advanced: { webAuthnChallengeCookie: 'husvaer-passkey' },
        authentication: {
          async afterVerification({ verification }) {
            // Without user verification a stolen device alone would be enough to sign in.
            if (!verification.authenticationInfo.userVerified)
              throw new Error('The passkey did not verify its user')
          },
        },
      }),
    ],
    databaseHooks: {
      session: {
        create: {
          async before(session, context) {
            // A disabled staff member gets no session by any way of signing in.
            if (await isDisabled(database, session.userId)) return false
            const secondFactor = factorOfPath[context?.path ?? ''] ?? null
            return { data: { ...session, secondFactor } }
          },
        },
      },
    },
    // Addresses and accounts are counted by our own limits, over all processes.
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: false,
      cookies: {
        ...cookies,
        'husvaer-passkey': { name: '__Host-husvaer-passkey', attributes: { secure: true } },
      },
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    trustedOrigins: [publicUrl],
  })
}

async function isDisabled({ pool }: Pick<Database, 'pool'>, id: string): Promise<boolean> {
  return !(await rowExists(pool, 'select 1 from staff where id = $1 and disabled_at is null', [id]))
}

export type Auth = ReturnType<typeof createAuth>
