import type { PoolClient } from 'pg'
import { z } from 'zod'
import { formatAccountNumber } from '../../../domain/contact/norwegian-number-formats.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatDateTime } from '../../../domain/time/format-moment.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { findRow, queryRows } from '../../../platform/database/query.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import type { AccountNotice } from '../account-change.ts'
import { accountNumberTexts } from '../accounts.words.ts'

interface AccountEvent {
  action: AccountNotice
  /** Null for the system. */
  by: string | null
  company: string
  /** Eleven digits. */
  account: string
  /** When it is published; null until that is decided. */
  publishAt?: Date | null
}

/**
 * Writes an event of an account number to the audit log and mails all administrators, as part of a transaction:
 * a stolen account cannot do it unnoticed.
 */
export async function noteAccountEvent(
  deps: Pick<StaffDeps, 'publicUrl'>,
  client: PoolClient,
  { action, by, company, account, publishAt }: AccountEvent,
): Promise<void> {
  const shown = formatAccountNumber(account)
  await addAuditEntry(client, {
    staffId: by,
    action,
    subject: { kind: 'account', id: company },
    detail: { account: shown },
  })
  const administrators = await queryRows(
    client,
    z.string(),
    "select email from staff where role = 'administrator' and disabled_at is null",
  )
  const name = await findRow(client, z.string(), 'select name from staff where id = $1', [by])
  const { subject, text } = accountNumberTexts.mails[action]
  const said = {
    by: name ?? accountNumberTexts.system,
    company,
    account: shown,
    at: publishAt ? formatDateTime(publishAt, staffLanguage) : '',
  }
  for (const recipient of administrators) {
    await queueMail(deps, client, {
      kind: 'notice-to-staff',
      caseId: null,
      recipient,
      data: {
        subject: subject(company),
        text: text(said),
        label: accountNumberTexts.open,
        href: `${deps.publicUrl}/intern/kontoer`,
      },
    })
  }
}
