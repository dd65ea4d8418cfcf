import { createHash } from 'node:crypto'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { company } from '#landlord/company.ts'
import type { Contact } from '../../../../landlord-types/contact.ts'
import { cleanText } from '../../../domain/text/clean-text.ts'
import { textOfHtml } from '../../../domain/text/html-text.ts'
import { defaultLanguage, wordsOf } from '../../../domain/text/language.ts'
import { MAX_READ_CHARACTERS, type Ours, wholeText, withoutQuotes } from '../../../domain/text/quoted-text.ts'
import { MAX_TEXT_CHARACTERS } from '../../../domain/text/text-limits.ts'
import { replyMarkerWords } from '../../cases/reply-marker.words.ts'
import { declareCharsets } from './declare-charsets.ts'
import { readFrom } from './from-header.ts'
import { attachmentsOf } from './mail-attachments.ts'
import { brokenLimit, MAX_FORWARD_DEPTH, MAX_HEADER_BYTES, MAX_PART_DEPTH } from './mail-limits.ts'
import { parseBounce } from './parse-bounce.ts'
import {
  type CalendarReply,
  type ParsedMail,
  type ReadAnswer,
  type RelevantHeader,
  relevantHeaders,
} from './parsed-mail.ts'

const MAX_CHARACTERS = 400

/** Outlook and Gmail write it to those whose program shows no reactions. */
const byMail =
  /^[^\n]{1,120} (reacted to your message|reacted via gmail|(har )?reager(te|t) på meldingen din|(har )?reager(te|t) via gmail|reagerade på ditt meddelande|reagerade via gmail|reagerede på din (meddelelse|besked)|reagerede via gmail|hat auf (ihre|deine) nachricht reagiert|hat über gmail reagiert)[:.]?$/i

/** An iPhone writes it to those without iMessage, with the words that were liked. */
const byPhone =
  /^(liked|loved|disliked|laughed at|emphasized|emphasised|questioned|reacted \S{1,20} to|removed a \S{1,20} from|likte|elsket|mislikte|lo av|fremhevet|understreket|spurte om|reagerte med \S{1,20} på|gillade|älskade|ogillade|skrattade åt|betonade|synes godt om|elskede|grinede ad|gefällt|liebt|lacht über) (an image|et bilde|[“”"«»„].*[“”"«»])\.?$/is

/** Whether a mail only says that one of ours was liked: by its parts (RFC 9078, Gmail), or by all that it says. */
function isReaction({ attachments, headers }: Email, own: string): boolean {
  if (attachments.some(({ mimeType }) => mimeType === 'text/vnd.google.email-reaction+json')) return true
  if (headers.some(({ key, value }) => key === 'content-disposition' && /^\s*reaction\b/i.test(value)))
    return true
  const text = own.trim()
  return text.length <= MAX_CHARACTERS && (byMail.test(text) || byPhone.test(text))
}

const MAX_RECIPIENTS = 200
/** An address (RFC 5321 §4.5.3.1.3), or a header that is looked at. */
const MAX_VALUE = 998
/** A mail that names more than twice as many mails is no answer to one. */
const MAX_ANSWERED = 20

/** What the company is called now, as staff have edited it. */
export type CompanyNames = Pick<Contact, 'name' | 'shortName' | 'legalName'>

/**
 * Reads a mail. Runs in the mail reader's process only: a hostile mail can make the parser use any amount of time and
 * memory, whatever the limits.
 */
export async function parseMail(raw: Uint8Array, named: CompanyNames = company): Promise<ReadAnswer> {
  const problem = brokenLimit(raw)
  if (problem) return { problem }
  try {
    const mail = await PostalMime.parse(declareCharsets(raw), {
      maxHeadersSize: MAX_HEADER_BYTES,
      maxNestingDepth: MAX_PART_DEPTH,
      maxRfc822NestingDepth: MAX_FORWARD_DEPTH,
    })
    return { mail: bounded(mail, named) }
  } catch {
    return { problem: 'unreadable' }
  }
}

function bounded(mail: Email, named: CompanyNames): ParsedMail {
  const { photos, files } = attachmentsOf(mail)
  const { sender, isPlain } = readFrom(headerValues(mail, 'from'))
  const recipients = [...(mail.to ?? []), ...(mail.cc ?? [])]
    .slice(0, MAX_RECIPIENTS)
    .map(({ address }) => boundedText(address))
  const { text = '', html = '' } = mail
  const said = text.slice(0, MAX_READ_CHARACTERS).trim() ? text : textOfHtml(html)
  const ours = oursFor(recipients, named)
  const [own, whole] = [cleanText(withoutQuotes(said, ours)), cleanText(wholeText(said))]
  const subject = boundedText(mail.subject).slice(0, 300)
  return {
    messageId: boundedText(mail.messageId).slice(0, 500),
    sender,
    isSenderPlain: isPlain,
    subject,
    recipients,
    answered: answeredIn(`${mail.inReplyTo ?? ''} ${mail.references ?? ''}`),
    headers: headersOf(mail),
    text: own.slice(0, MAX_TEXT_CHARACTERS),
    whole,
    isReaction: isReaction(mail, own),
    calendarReply: readCalendarReply(mail),
    photos,
    files,
    contentHash: hashOf([sender, subject, whole], [...photos, ...files]),
    bounce: parseBounce(mail),
  }
}

/** What our mails are known by in an answer to this address, those too that were sent before staff changed a name. */
function oursFor(recipients: readonly string[], named: CompanyNames): Ours {
  const cases = recipients.filter((each) => /\+[0-9a-f]{24}@/i.test(each)).map((each) => each.toLowerCase())
  return {
    addresses: [company.email, ...cases, ...cases.map((each) => each.replace(/\+[^@]*/, ''))],
    names: [named, company].flatMap(({ name, shortName, legalName }) => [name, shortName, legalName]),
    marker: wordsOf(replyMarkerWords, defaultLanguage).marker,
    signatures: [named.legalName, company.legalName],
  }
}

function hashOf(texts: readonly string[], files: readonly { name: string; content: Uint8Array }[]): string {
  const hash = createHash('sha256').update(JSON.stringify([texts, files.map(({ name }) => name)]))
  for (const { content } of files) hash.update(createHash('sha256').update(content).digest())
  return hash.digest('hex')
}

/** Without control characters: PostgreSQL refuses NUL, and the others have no use in text. */
const boundedText = (value = '') => cleanText(value.slice(0, MAX_VALUE))

const headerValues = ({ headers }: Email, name: string) =>
  headers
    .filter(({ key }) => key === name)
    .slice(0, MAX_ANSWERED)
    .map(({ value }) => value.slice(0, MAX_VALUE))

/** The mail that is answered is the first or the last one. */
function answeredIn(header: string): string[] {
  const named = cleanText(header.slice(0, MAX_HEADER_BYTES)).match(/<[^<>\s]{1,500}>/g) ?? []
  return [...named.slice(0, MAX_ANSWERED), ...named.slice(-MAX_ANSWERED)]
}

function headersOf(mail: Email): ParsedMail['headers'] {
  const named = (name: RelevantHeader) => headerValues(mail, name).map((value) => cleanText(value))
  return Object.fromEntries(
    relevantHeaders.map((name) => [name, named(name)]).filter(([, values]) => (values?.length ?? 0) > 0),
  )
}

/** As much of a calendar file is looked at. */
const MAX_CALENDAR = 64 * 1024
const MAX_COMMENT = 2_000

const answers = { ACCEPTED: 'accepted', TENTATIVE: 'tentative', DECLINED: 'declined' } as const

/** How the recipient of an invitation has answered it (RFC 5546 §3.2.3); null where a mail is no such answer. */
function readCalendarReply({ attachments }: Email): CalendarReply | null {
  for (const each of attachments.slice(0, 20)) {
    const reply = isCalendar(each) && replyIn(textOf(each))
    if (reply) return reply
  }
  return null
}

const isCalendar = ({ mimeType }: Attachment) => /^(text\/calendar|application\/ics)$/.test(mimeType)

const textOf = ({ content }: Attachment) =>
  (typeof content === 'string' ? content : new TextDecoder().decode(content))
    .slice(0, MAX_CALENDAR)
    .replaceAll('\r\n', '\n')
    // What begins with a space goes on from the line before (RFC 5545 §3.1).
    .replace(/\n[ \t]/g, '')

function replyIn(text: string): CalendarReply | null {
  const value = (name: string) =>
    new RegExp(`^${name}(?:;[^:\n]{0,500})?:(.{0,${MAX_COMMENT}})`, 'im').exec(text)?.[1]?.trim() ?? ''
  const said = /^ATTENDEE[^\n]*?;PARTSTAT="?(ACCEPTED|TENTATIVE|DECLINED)\b/im.exec(text)?.[1]?.toUpperCase()
  const answer = Object.entries(answers).find(([name]) => name === said)?.[1]
  const uid = cleanText(value('UID')).slice(0, 300)
  if (value('METHOD').toUpperCase() !== 'REPLY' || !answer || !uid) return null
  const comment = value('COMMENT').replace(/\\n/gi, '\n').replace(/\\(.)/g, '$1')
  const sequence = /^\d{1,9}$/.test(value('SEQUENCE')) ? Number(value('SEQUENCE')) : null
  return { uid, sequence, answer, comment: cleanText(comment) }
}
