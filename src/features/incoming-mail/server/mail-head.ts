import { decodeWords } from 'postal-mime'
import { isEmail, normalEmail } from '../../../domain/contact/contact-details.ts'
import { cleanText } from '../../../domain/text/clean-text.ts'
import { decodeText } from '../../../platform/base/decode-text.ts'
import { readFrom } from './from-header.ts'

/** How much of a mail is searched for its head. */
export const MAX_HEAD_BYTES = 64 * 1024
const MAX_HEAD_LINES = 500
/** The longest line that a mail may have (RFC 5322 §2.1.1). */
const MAX_VALUE = 998

interface MailHead {
  /** Empty where there is none, or it is malformed. */
  sender: string
  subject: string
}

/** Sender and subject of a mail that is not read: of its beginning only, and without a parser of mails. */
export function readHead(raw: Uint8Array): MailHead {
  const lines = Buffer.from(raw.subarray(0, MAX_HEAD_BYTES))
    .toString('latin1')
    .split(/\r?\n/, MAX_HEAD_LINES)
    .map((line) => decodeText(Buffer.from(line, 'latin1')))
  const value = (name: string) => {
    const at = lines.findIndex((line) => line.toLowerCase().startsWith(`${name}:`))
    if (at < 0 || at > endOf(lines)) return ''
    let text = (lines[at] ?? '').slice(name.length + 1)
    // What begins with a space goes on from the line before (RFC 5322 §2.2.3).
    for (let next = at + 1; /^[ \t]/.test(lines[next] ?? '') && text.length < MAX_VALUE; next += 1)
      text += lines[next]
    return text.slice(0, MAX_VALUE).trim()
  }
  const sender = normalEmail(readFrom([value('from')]).sender)
  return {
    sender: isEmail(sender) ? sender : '',
    subject: cleanText(decodeWords(value('subject'))).slice(0, 300),
  }
}

function endOf(lines: readonly string[]): number {
  const end = lines.indexOf('')
  return end < 0 ? lines.length : end
}
