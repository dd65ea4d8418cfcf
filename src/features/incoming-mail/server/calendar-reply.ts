import type { Attachment, Email } from 'postal-mime'
import { cleanText } from '../../../domain/text/clean-text.ts'
import type { CalendarReply } from './parsed-mail.ts'

/** As much of a calendar file is looked at. */
const MAX_CALENDAR = 64 * 1024
const MAX_COMMENT = 2_000

const answers = { ACCEPTED: 'accepted', TENTATIVE: 'tentative', DECLINED: 'declined' } as const

/** How the recipient of an invitation has answered it (RFC 5546 §3.2.3); null where a mail is no such answer. */
export function readCalendarReply({ attachments }: Email): CalendarReply | null {
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
