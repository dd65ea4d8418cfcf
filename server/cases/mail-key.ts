import type { SecretKey } from '../secrets/secret-key.ts'

/** What stands for a case in the address that its mails are answered to. Nobody can guess one. */
export function mailKey(secret: SecretKey, caseId: string): string {
  return secret.sign('case-mail', caseId).subarray(0, 12).toString('hex')
}
