import { isClosed, mayReopen } from '../../domain/case-status.ts'
import { isEmail } from '../../domain/contact-details.ts'
import type { CaseRecord } from '../cases/case-record.ts'
import type { ParsedMail, RelevantHeader } from './parsed-mail.ts'

/** Why a mail is held. */
export type HoldReason = 'unknown-sender' | 'closed' | 'no-case' | 'empty'

export interface Verdict {
  state: 'taken' | 'held' | 'ignored'
  reason: HoldReason | 'automatic' | 'bounce' | null
}

/** Whether a mail goes into its case, is held, or is ignored: by its sender and its address, before its text is read. */
export function classifyMail(
  mail: ParsedMail,
  { sender, record, now }: { sender: string; record: CaseRecord | null; now: Date },
): Verdict {
  const held = (reason: HoldReason) => ({ state: 'held' as const, reason })
  if (mail.bounce) return { state: 'ignored', reason: 'bounce' }
  if (isAutomatic(mail)) return { state: 'ignored', reason: 'automatic' }
  if (!record) return held('no-case')
  if (!isEmail(sender) || sender !== record.senderEmail) return held('unknown-sender')
  if (isClosed(record.status) && !mayReopen(record.status, record.closedAt, now)) return held('closed')
  return { state: 'taken', reason: null }
}

/** Whether a program sent the mail (RFC 3834 §5, and common other headers). */
function isAutomatic({ headers }: ParsedMail): boolean {
  const header = (name: RelevantHeader) => headers[name]?.[0]?.toLowerCase() ?? ''
  const submitted = header('auto-submitted')
  return (
    (submitted !== '' && submitted !== 'no') ||
    ['bulk', 'junk', 'auto_reply', 'list'].includes(header('precedence')) ||
    header('x-autoreply') !== '' ||
    header('x-autorespond') !== '' ||
    header('return-path') === '<>' ||
    header('content-type').startsWith('multipart/report')
  )
}
