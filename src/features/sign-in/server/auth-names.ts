import type { SecretKey } from '../../../platform/secrets/secret-key.ts'

/** A session ends after this long without a request, in minutes. */
export const IDLE_MINUTES = 30

/** The cookie of a session, by the name that `__Host-` binds to this host. */
export const sessionCookie = '__Host-husvaer-session_token'

/** The cookie of a sign-in whose password was right and whose code is missing. */
export const challengeCookie = '__Host-husvaer-two_factor'

/** Carries the client's address, as we know it, to better-auth. */
export const addressHeader = 'x-husvaer-address'

/** The key that better-auth signs cookies and encrypts app secrets and recovery codes with. */
export function authSecret(secret: SecretKey): string {
  return secret.derive('staff-sessions').toString('base64url')
}
