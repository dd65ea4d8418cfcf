import type { PoolClient } from 'pg'
import { z } from 'zod'
import { findRow } from '../../../platform/database/query.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { ownAccountTexts } from '../own-account.words.ts'
import type { StaffDeps } from './deps.ts'

/**
 * Mails the owner of an account that what it is signed in with has changed, as part of a transaction: another person
 * may have done it, with a session or a mailbox that they got hold of (OWASP ASVS 6.3.7).
 */
export async function notifyOwner(
  deps: Pick<StaffDeps, 'publicUrl'>,
  client: PoolClient,
  { staffId, change }: { staffId: string; change: keyof typeof ownAccountTexts.mails },
): Promise<void> {
  const recipient = await findRow(client, z.string(), 'select email from staff where id = $1', [staffId])
  if (!recipient) return
  await queueMail(deps, client, {
    kind: 'notice-to-staff',
    caseId: null,
    recipient,
    data: {
      ...ownAccountTexts.mails[change],
      label: ownAccountTexts.mailLabel,
      href: `${deps.publicUrl}/intern/konto`,
    },
  })
}
