import type { PoolClient } from 'pg'
import { z } from 'zod'
import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { accountTexts } from '../../forms/staff/own-account.words.ts'
import { findValue } from '../database/query.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import type { StaffDeps } from './deps.ts'

const accountWords = wordsOf(accountTexts, staffLanguage)

/**
 * Mails the owner of an account that what it is signed in with has changed, as part of a transaction: another person
 * may have done it, with a session or a mailbox that they got hold of (OWASP ASVS 6.3.7).
 */
export async function notifyOwner(
  deps: Pick<StaffDeps, 'publicUrl'>,
  client: PoolClient,
  { staffId, change }: { staffId: string; change: keyof typeof accountWords.mails },
): Promise<void> {
  const recipient = await findValue(client, z.string(), 'select email from staff where id = $1', [staffId])
  if (!recipient) return
  await queueMail(deps, client, {
    kind: 'notice-to-staff',
    caseId: null,
    recipient,
    data: {
      ...accountWords.mails[change],
      label: accountWords.mailLabel,
      href: `${deps.publicUrl}/intern/konto`,
    },
  })
}
