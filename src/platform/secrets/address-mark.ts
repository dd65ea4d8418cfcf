import type { SecretKey } from './secret-key.ts'

/** What an e-mail address is found by where it is not stored: an HMAC, which only this site computes. */
export function addressMark(secret: SecretKey, email: string): string {
  return secret.sign('erased-address', email).toString('hex')
}
