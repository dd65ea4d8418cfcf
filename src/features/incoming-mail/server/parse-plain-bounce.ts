import type { Email } from 'postal-mime'
import { normalEmail } from '../../../domain/contact/contact-details.ts'
import { cleanText } from '../../../domain/text/clean-text.ts'
import type { Bounce } from './parsed-mail.ts'

/** As much of the text is looked at. */
const MAX_TEXT = 64 * 1024
const MAX_REASON = 300

interface Program {
  /** What it begins with where it has given up; one that only tells of a delay says something else. */
  says: RegExp
  /** A line that names who was not reached. */
  recipient: RegExp
  /** What stands before the mail that is returned. */
  original: RegExp
}

/** Exim (`bounce_message_text`), and qmail (QSBMF: https://cr.yp.to/proto/qsbmf.txt). */
const programs: readonly Program[] = [
  {
    says: /^This message was created automatically by mail delivery software\.[\s\S]{0,400}?(could not be delivered|permanent error)/i,
    recipient: /^ {1,8}<?([^\s<>:]{1,200}@[^\s<>:]{1,200})>?:?$/,
    original: /^-{4,} ?This is a copy of (the|your) message/i,
  },
  {
    says: /^Hi\. This is the /i,
    recipient: /^<([^\s<>]{1,200}@[^\s<>]{1,200})>:$/,
    original:
      /^--- (Below this line is a copy|Enclosed are the original headers|Undelivered message follows)/i,
  },
]

/** A bounce in words alone, as Exim and qmail write it; null where a mail is none. */
export function parsePlainBounce({ text = '', headers }: Email): Bounce | null {
  const says = text.slice(0, MAX_TEXT).replaceAll('\r\n', '\n').trimStart()
  const program = programs.find((each) => each.says.test(says))
  if (!program) return null
  const lines = says.split('\n')
  const original = lines.findIndex((line) => program.original.test(line))
  const report = lines.slice(0, original < 0 ? undefined : original)
  const at = report.findIndex((line) => program.recipient.test(line))
  const failed = headers.find(({ key }) => key === 'x-failed-recipients')?.value.split(',', 1)[0]
  const recipient = failed ?? program.recipient.exec(report[at] ?? '')?.[1]
  if (!recipient) return null
  const returned = original < 0 ? [] : lines.slice(original + 1)
  return {
    messageIds: headersOf(returned).flatMap(
      (line) => /^Message-ID:\s*(<[^<>\s]{1,500}>)/i.exec(line)?.[1] ?? [],
    ),
    recipient: normalEmail(cleanText(recipient)).slice(0, 254),
    reason: cleanText(reasonBelow(report, at)).slice(0, MAX_REASON),
  }
}

/** The headers of the returned mail: from its first line to the blank line after it. */
function headersOf(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => line.trim() !== '')
  if (start < 0) return []
  const end = lines.findIndex((line, at) => at > start && line.trim() === '')
  return lines.slice(start, end < 0 ? undefined : end)
}

function reasonBelow(report: readonly string[], at: number): string {
  if (at < 0) return ''
  const below = report.slice(at + 1)
  const end = below.findIndex((line) => line.trim() === '')
  return below
    .slice(0, end < 0 ? undefined : end)
    .map((line) => line.trim())
    .join(' ')
}
