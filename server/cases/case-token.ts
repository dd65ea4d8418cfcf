import { createHash } from 'node:crypto'
import type { SecretKey } from '../secrets/secret-key.ts'

/** What the sender's link ends in: 128 bits, as 22 signs that may stand in an address. */
export type CaseToken = string & { readonly __brand: 'CaseToken' }

/**
 * The token of a case. It is worked out from SECRET_KEY rather than kept, so that the database alone opens no
 * case, and yet a link can be mailed again. A new generation makes the old link worthless.
 */
export function caseToken(secret: SecretKey, caseId: string, generation: number): CaseToken {
  return secret
    .sign('case-token', `${caseId} ${generation}`)
    .subarray(0, 16)
    .toString('base64url') as CaseToken
}

/** What the database knows of a token. */
export function tokenHash(token: CaseToken): Buffer {
  return createHash('sha256').update(token).digest()
}

export function parseCaseToken(text: string): CaseToken | null {
  return /^[A-Za-z0-9_-]{22}$/.test(text) ? (text as CaseToken) : null
}
