import PostalMime, { type Email } from 'postal-mime'
import { cleanText } from '../../domain/clean-text.ts'
import { textOfHtml } from '../../domain/html-text.ts'
import { MAX_READ_CHARACTERS, withoutQuotes } from '../../domain/quoted-text.ts'
import { MAX_TEXT_CHARACTERS } from '../../domain/text-limits.ts'
import { attachmentsOf } from './attached.ts'
import { brokenLimit, MAX_FORWARD_DEPTH, MAX_HEADER_BYTES, MAX_PART_DEPTH } from './mail-limits.ts'
import { parseBounce } from './parse-bounce.ts'
import { type ParsedMail, type ReadAnswer, type RelevantHeader, relevantHeaders } from './parsed-mail.ts'

const MAX_RECIPIENTS = 200
/** An address (RFC 5321 §4.5.3.1.3), or a header that is looked at. */
const MAX_VALUE = 998
/** A mail that names more than twice as many mails is no answer to one. */
const MAX_ANSWERED = 20

/**
 * Reads a mail. Runs in the mail reader's process only: a hostile mail can make the parser use any amount of time and
 * memory, whatever the limits.
 */
export async function parseMail(raw: Uint8Array): Promise<ReadAnswer> {
  const problem = brokenLimit(raw)
  if (problem) return { problem }
  try {
    const mail = await PostalMime.parse(raw, {
      maxHeadersSize: MAX_HEADER_BYTES,
      maxNestingDepth: MAX_PART_DEPTH,
      maxRfc822NestingDepth: MAX_FORWARD_DEPTH,
    })
    return { mail: bounded(mail) }
  } catch {
    return { problem: 'unreadable' }
  }
}

function bounded(mail: Email): ParsedMail {
  const { photos, others } = attachmentsOf(mail)
  return {
    messageId: boundedText(mail.messageId).slice(0, 500),
    sender: boundedText(mail.from?.address),
    subject: boundedText(mail.subject).slice(0, 300),
    recipients: [...(mail.to ?? []), ...(mail.cc ?? [])]
      .slice(0, MAX_RECIPIENTS)
      .map(({ address }) => boundedText(address)),
    answered: answeredIn(`${mail.inReplyTo ?? ''} ${mail.references ?? ''}`),
    headers: headersOf(mail),
    text: textOf(mail),
    photos,
    others,
    bounce: parseBounce(mail),
  }
}

/** Without control characters: PostgreSQL refuses NUL, and the others have no use in text. */
const boundedText = (value = '') => cleanText(value.slice(0, MAX_VALUE))

/** The mail that is answered is the first or the last one. */
function answeredIn(header: string): string[] {
  const named = cleanText(header.slice(0, MAX_HEADER_BYTES)).match(/<[^<>\s]{1,500}>/g) ?? []
  return [...named.slice(0, MAX_ANSWERED), ...named.slice(-MAX_ANSWERED)]
}

function headersOf({ headers }: Email): ParsedMail['headers'] {
  const kept: ParsedMail['headers'] = {}
  const isKept = (key: string): key is RelevantHeader => relevantHeaders.some((each) => each === key)
  for (const { key, value } of headers) {
    if (!isKept(key)) continue
    const values = kept[key] ?? []
    if (values.length < MAX_ANSWERED) kept[key] = [...values, boundedText(value)]
  }
  return kept
}

function textOf({ text = '', html = '' }: Email): string {
  const plain = text.slice(0, MAX_READ_CHARACTERS)
  const own = withoutQuotes(plain.trim() ? plain : textOfHtml(html))
  return cleanText(own.slice(0, MAX_TEXT_CHARACTERS))
}
