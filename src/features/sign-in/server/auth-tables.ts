import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { Kysely, type KyselyPlugin, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'

const written = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** The tables of better-auth, and the names of their columns where it has others. The migrations make them. */
export const authTables = {
  user: { modelName: 'staff', fields: { ...written, emailVerified: 'email_verified' } },
  session: {
    modelName: 'staff_sessions',
    fields: {
      ...written,
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
  },
  account: {
    modelName: 'staff_accounts',
    fields: {
      ...written,
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: { modelName: 'staff_verifications', fields: { ...written, expiresAt: 'expires_at' } },
  twoFactor: {
    user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
    twoFactor: {
      modelName: 'staff_two_factors',
      fields: {
        backupCodes: 'backup_codes',
        userId: 'user_id',
        failedVerificationCount: 'failed_verification_count',
        lockedUntil: 'locked_until',
      },
    },
  },
  passkey: {
    passkey: {
      modelName: 'staff_passkeys',
      fields: {
        publicKey: 'public_key',
        userId: 'user_id',
        credentialID: 'credential_id',
        deviceType: 'device_type',
        backedUp: 'backed_up',
        createdAt: 'created_at',
      },
    },
  },
}

/** The driver gives a `bigint` as text; the counter of a passkey is a number of at most 32 bits. */
const countersAsNumbers: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({
    ...result,
    rows: result.rows.map((row) => ('counter' in row ? { ...row, counter: Number(row.counter) } : row)),
  }),
}

/** Runs better-auth's own statements on the site's pool. */
export const authAdapter = (pool: Pool) =>
  kyselyAdapter(new Kysely({ dialect: new PostgresDialect({ pool }), plugins: [countersAsNumbers] }), {
    type: 'postgres',
    transaction: true,
  })
