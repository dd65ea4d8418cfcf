import { createHash } from 'node:crypto'
import type { SecretKey } from '../../../platform/secrets/secret-key.ts'

/** The token at the end of a sender's or a contractor's link: 128 bits as 22 characters (base64url). */
export type CaseToken = string & { readonly __brand: 'CaseToken' }

/**
 * The token of a case. It is derived from SECRET_KEY and not stored: the database alone opens no
 * case, and a link can still be mailed again. A new generation revokes the old link.
 */
export function caseToken(secret: SecretKey, caseId: string, generation: number): CaseToken {
  return tokenOf(secret, `${caseId} ${generation}`)
}

/** The token of a contractor's work order: of the same form, and revoked by the row of the order. */
export const workOrderToken = (secret: SecretKey, orderId: string): CaseToken =>
  tokenOf(secret, `work-order ${orderId}`)

function tokenOf(secret: SecretKey, subject: string): CaseToken {
  // The one place where tokens are made.
  return secret.sign('case-token', subject).subarray(0, 16).toString('base64url') as CaseToken
}

/** The hash of a token that the database stores. */
export function tokenHash(token: CaseToken): Buffer {
  return createHash('sha256').update(token).digest()
}

const tokenInText = /((?:\/|%2f)(?:sak|oppdrag)(?:\/|%2f))[\w-]{8,22}(?![\w-])/gi

/** A text with «…» in place of the tokens of cases and work orders, also of those that were cut off: what quotes a mail of ours opens no case. */
export const hideCaseTokens = (text: string): string => text.replace(tokenInText, '$1…')

export function parseCaseToken(text: string): CaseToken | null {
  return isCaseToken(text) ? text : null
}

const isCaseToken = (text: string): text is CaseToken => /^[A-Za-z0-9_-]{22}$/.test(text)
