import type { SecretKey } from '../../../../platform/secrets/secret-key.ts'

/** The random key that identifies a case in its reply address. It cannot be guessed. */
export function mailKey(secret: SecretKey, caseId: string): string {
  return secret.sign('case-mail', caseId).subarray(0, 12).toString('hex')
}

/** The address of a case: `svar+3f0c…@example.com` (RFC 5233). */
export function caseAddress(replyAddress: string, key: string): string {
  return replyAddress.replace('@', `+${key}@`)
}

/** The key in a reply address; null for any other address. */
export function keyInAddress(replyAddress: string, address: string): string | null {
  const [name = '', domain = ''] = replyAddress.toLowerCase().split('@')
  const [local = '', host = ''] = address.toLowerCase().split('@')
  const key = local.startsWith(`${name}+`) ? local.slice(name.length + 1) : ''
  return host === domain && /^[0-9a-f]{24}$/.test(key) ? key : null
}
