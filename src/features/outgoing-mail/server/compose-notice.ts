import { z } from 'zod'
import type { Language } from '../../../../landlord-types/language.ts'
import type { MailModel } from '../../../platform/mail/model.ts'
import { noticeOneClickPath, recipientPath } from '../../building-notices/recipient-path.ts'
import { noticeNews } from '../../building-notices/server/recipients.ts'
import { readRecipient } from '../../building-notices/server/refuse-notices.ts'
import { showNotice } from '../../building-notices/show-notice.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { noticeToTenant } from './messages/notice-to-tenant.ts'

type NoticeMail = {
  kind: 'notice-to-tenant' | 'following-to-tenant'
  data: Record<string, unknown>
}

const mailData = z.object({
  recipient: z.string(),
  news: z.enum(noticeNews).optional(),
  revision: z.number().optional(),
})

/**
 * A mail of a notice as it stands now; null where it is over, where its recipient wants no such mails, and where a later mail of it
 * follows.
 */
export async function composeNotice(
  { database, publicUrl }: Pick<CaseDeps, 'database' | 'publicUrl'>,
  { kind, data }: NoticeMail,
  language: Language,
): Promise<MailModel | null> {
  const { recipient, news, revision } = mailData.parse(data)
  const found = await readRecipient({ database }, recipient)
  if (!found || found.isRefused || found.notice.endsAt <= new Date()) return null
  if (revision !== undefined && revision < found.notice.revision) return null
  const mail = {
    notice: showNotice(found.notice, language),
    news: kind === 'following-to-tenant' ? ('following' as const) : (news ?? 'new'),
    isTenant: found.isTenant,
    newest: `${publicUrl}/kundeservice`,
    page: publicUrl + recipientPath(recipient),
  }
  return { ...noticeToTenant(mail, language), unsubscribe: publicUrl + noticeOneClickPath(recipient) }
}
