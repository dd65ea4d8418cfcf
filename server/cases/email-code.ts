import type { SecretKey } from '../secrets/secret-key.ts'

/** How long a code opens «Mine saker». */
export const CODE_MINUTES = 10

/** The six digits for an address, derived from SECRET_KEY, so that they are never stored. */
export function codeFor(secret: SecretKey, email: string, expiresAt: Date): string {
  const number = secret.sign('email-code', `${email} ${expiresAt.getTime()}`).readUInt32BE(0)
  return String(number % 1_000_000).padStart(6, '0')
}
