import { addDays, type IsoDate } from './calendar.ts'

/** What a calendar file says of its events (RFC 5546): only CANCEL removes an event from a calendar again. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL'

/** One event of a calendar file. */
export interface CalendarEvent {
  /** The same for all versions of the event. */
  uid: string
  /** 0, and one more for each change. */
  sequence: number
  /** When this version was made. */
  stampedAt: Date
  /** A whole day, which blocks no time, or from one instant to another. */
  when: { day: IsoDate } | { from: Date; to: Date }
  status?: 'CONFIRMED' | 'CANCELLED'
  title: string
  description: string
  location?: string | null
  url?: string
  organizer?: Participant
  /** Who it was sent to. */
  attendee?: Participant
}

interface Participant {
  name?: string
  email: string
}

/** An iCalendar file (RFC 5545). Instants are in UTC: single events need no time zone. */
export function writeCalendar(method: CalendarMethod, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Husvaer//NO',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function linesOf(event: CalendarEvent): string[] {
  const { uid, sequence, stampedAt, status, title, description, location, url } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stampedAt)}`,
    ...linesOfTime(event.when),
    ...(status ? [`STATUS:${status}`] : []),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(event.organizer ? [`ORGANIZER${nameOf(event.organizer)}:mailto:${event.organizer.email}`] : []),
    ...(event.attendee
      ? [
          `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE${nameOf(event.attendee)}:mailto:${event.attendee.email}`,
        ]
      : []),
    'END:VEVENT',
  ]
}

function linesOfTime(when: CalendarEvent['when']): string[] {
  if ('from' in when) return [`DTSTART:${utc(when.from)}`, `DTEND:${utc(when.to)}`]
  const plain = (date: IsoDate) => date.replaceAll('-', '')
  return [
    `DTSTART;VALUE=DATE:${plain(when.day)}`,
    `DTEND;VALUE=DATE:${plain(addDays(when.day, 1))}`,
    'TRANSP:TRANSPARENT',
  ]
}

const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '')

/** A quoted parameter value has neither quotes nor control characters (RFC 5545 § 3.2). */
const nameOf = ({ name }: Participant): string => (name ? `;CN="${name.replace(/["\p{Cc}]/gu, '')}"` : '')

const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '')

const MAX_OCTETS = 75

/** Folds lines to at most 75 octets; a continuation line begins with a space (RFC 5545 § 3.1). */
function folded(line: string): string {
  let written = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > MAX_OCTETS) {
      written += '\r\n '
      octets = 1
    }
    written += character
    octets += size
  }
  return written
}
