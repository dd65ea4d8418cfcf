import { isClosed, mayReopen } from '../../../domain/cases/case-status.ts'
import { isEmail } from '../../../domain/contact/contact-details.ts'
import type { CaseRecord } from '../../cases/server/case-record.ts'
import { staysWithdrawn } from '../../cases/server/sender/sender-actions.ts'
import type { ParsedMail, RelevantHeader } from './parsed-mail.ts'

/** Why a mail is held. */
type HoldReason =
  | 'unknown-sender'
  | 'several-senders'
  | 'closed'
  | 'no-case'
  | 'empty'
  | 'maybe-automatic'
  | 'other-event'
  | 'unknown-bounce'

/** What a mail that no person wrote says in its case, without a deadline. */
export type QuietReason = 'out-of-office' | 'reaction' | 'calendar'

/** `noted`: it stands in its case for staff, and changes nothing else. */
export type Verdict =
  | { state: 'taken'; reason: null }
  | { state: 'held'; reason: HoldReason }
  | { state: 'noted'; reason: QuietReason }
  | { state: 'ignored'; reason: 'automatic' | 'bounce' }

interface Known {
  sender: string
  record: CaseRecord | null
  /** Whether the sender has cases. */
  isSender: boolean
  /** Whether a bounce is about a mail of ours. */
  isOurBounce: boolean
  now: Date
}

/**
 * Whether a mail goes into its case, is noted there, is held, or is ignored: by its sender, its address and its headers. Only
 * what is surely automatic is ignored, and never what may be a sender's words.
 */
export function classifyMail(
  mail: ParsedMail,
  { sender, record, isSender, isOurBounce, now }: Known,
): Verdict {
  const held = (reason: HoldReason): Verdict => ({ state: 'held', reason })
  if (mail.bounce)
    return record && !isOurBounce ? held('unknown-bounce') : { state: 'ignored', reason: 'bounce' }
  const isOwn = mail.isSenderPlain && isEmail(sender) && sender === record?.senderEmail
  const automatic = automaticKind(mail)
  if (automatic === 'report') return { state: 'ignored', reason: 'automatic' }
  if (isOwn && automatic === 'out-of-office') return { state: 'noted', reason: 'out-of-office' }
  if (isOwn && mail.isReaction) return { state: 'noted', reason: 'reaction' }
  if (isOwn && mail.calendarReply) return { state: 'noted', reason: 'calendar' }
  if (automatic === 'out-of-office' || (automatic === 'bulk' && !record && !isSender))
    return { state: 'ignored', reason: 'automatic' }
  if (!mail.isSenderPlain) return held('several-senders')
  if (!record) return held('no-case')
  if (!isOwn) return held('unknown-sender')
  if (automatic) return held('maybe-automatic')
  if (isClosed(record.status) && !opensByMail(record, now)) return held('closed')
  return { state: 'taken', reason: null }
}

/** Whether an answer opens a closed case again. A withdrawn notice never stands again by a «Takk!»: that takes the button on its page. */
const opensByMail = (record: CaseRecord, now: Date): boolean =>
  !staysWithdrawn(record) && mayReopen(record.status, record.closedAt, now)

/** The subjects of what answers for those who are away, as Exchange and others write them. */
const outOfOffice =
  /^(automatisk svar|automatiskt svar|autosvar|automatic reply|autoreply|auto-reply|auto reply|out of office|fraværsmelding|fravær|frånvaro|automatische antwort|abwesenheitsnotiz|abwesend|réponse automatique|respuesta automática)\b/i

/**
 * Whether a program sent the mail (RFC 3834 §5, and common other headers), and of which kind. `bulk` is for many, `report` about a mail of ours, and
 * `maybe` says that a program has had to do with it, as those do that forward a person's words.
 */
function automaticKind({
  headers,
  subject,
}: ParsedMail): 'out-of-office' | 'report' | 'bulk' | 'maybe' | null {
  const header = (name: RelevantHeader) => headers[name]?.[0]?.toLowerCase() ?? ''
  const has = (name: RelevantHeader) => headers[name] !== undefined
  // `no` is what a person's mail may say (RFC 3834 §5).
  const submitted = header('auto-submitted')
    .replace(/[\s;(].*$/, '')
    .replace(/^no$/, '')
  const type = header('content-type')
  const isNamed = outOfOffice.test(subject)
  const precedence = header('precedence')
  if (
    submitted === 'auto-replied' ||
    precedence === 'auto_reply' ||
    has('x-autoreply') ||
    has('x-autorespond') ||
    // Not by what forwarding by rule leaves too: «Fravær av varmtvann» is a tenant's own words.
    (isNamed && submitted !== 'auto-forwarded' && (has('x-auto-response-suppress') || submitted !== ''))
  )
    return 'out-of-office'
  if (
    /^multipart\/report\b/.test(type) &&
    /report-type\s*=\s*"?(delivery-status|disposition-notification)/.test(type)
  )
    return 'report'
  if (has('list-unsubscribe') || ['bulk', 'junk'].includes(precedence)) return 'bulk'
  const isMaybe =
    isNamed ||
    submitted !== '' ||
    precedence === 'list' ||
    header('return-path') === '<>' ||
    type.startsWith('multipart/report') ||
    has('list-id') ||
    has('x-auto-response-suppress') ||
    has('x-ms-exchange-generated-message-source')
  return isMaybe ? 'maybe' : null
}
