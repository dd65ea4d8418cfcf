import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SecondFactor } from '../../domain/second-factor.ts'
import type { StaffRole } from '../../landlord-types/staff-role.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The tables of better-auth, under its names for their columns; the migrations make them. */
export const staff = pgTable('staff', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  role: text('role').$type<StaffRole>().notNull(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull(),
  disabledAt: moment('disabled_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const staffSessions = pgTable('staff_sessions', {
  id: uuid('id').primaryKey(),
  token: text('token').notNull(),
  userId: uuid('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  secondFactor: text('second_factor').$type<SecondFactor>(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** The second factors. A passkey verifies its user by fingerprint, face or PIN. */

export const staffAccounts = pgTable('staff_accounts', {
  id: uuid('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: uuid('user_id').notNull(),
  password: text('password'),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: moment('access_token_expires_at'),
  refreshTokenExpiresAt: moment('refresh_token_expires_at'),
  scope: text('scope'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const staffVerifications = pgTable('staff_verifications', {
  id: uuid('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const staffTwoFactors = pgTable('staff_two_factors', {
  id: uuid('id').primaryKey(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  userId: uuid('user_id').notNull(),
  verified: boolean('verified').notNull(),
  failedVerificationCount: integer('failed_verification_count').notNull(),
  lockedUntil: moment('locked_until'),
})

export const staffPasskeys = pgTable('staff_passkeys', {
  id: uuid('id').primaryKey(),
  name: text('name'),
  publicKey: text('public_key').notNull(),
  userId: uuid('user_id').notNull(),
  credentialID: text('credential_id').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  deviceType: text('device_type').notNull(),
  backedUp: boolean('backed_up').notNull(),
  transports: text('transports'),
  aaguid: text('aaguid'),
  createdAt: moment('created_at'),
})
