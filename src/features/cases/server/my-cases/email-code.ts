import type { SecretKey } from '../../../../platform/secrets/secret-key.ts'

/** How long a code can be entered. */
export const CODE_MINUTES = 10

/** Wrong guesses after which a code is refused. */
export const MAX_GUESSES = 5

/**
 * The six digits for an address, or for an address and what else the code is for, derived from SECRET_KEY, so that they are never
 * stored.
 */
export function codeFor(secret: SecretKey, subject: string, expiresAt: Date): string {
  const number = secret.sign('email-code', `${subject} ${expiresAt.getTime()}`).readUInt32BE(0)
  return String(number % 1_000_000).padStart(6, '0')
}

/** The hash of a code that the database stores. */
export function hashOfCode(secret: SecretKey, subject: string, code: string): Buffer {
  return secret.sign('email-code', `hash ${subject} ${code.replace(/\s/g, '')}`)
}
