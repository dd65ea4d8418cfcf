import { addDays, type IsoDate } from '../../domain/calendar.ts'

export interface CalendarEntry {
  uid: string
  day: IsoDate
  title: string
  description: string
  url: string
  madeAt: Date
}

/** An all-day entry as an iCalendar file (RFC 5545). */
export function calendarFile({ uid, day, title, description, url, madeAt }: CalendarEntry): string {
  const plain = (date: IsoDate) => date.replaceAll('-', '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Husvaer//NO',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${madeAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')
}

/** Folds lines to at most 75 octets; a continuation line begins with a space (RFC 5545 § 3.1). */
function folded(line: string): string {
  let out = ''
  let octets = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > 74) {
      out += '\r\n '
      octets = 1
    }
    out += sign
    octets += size
  }
  return out
}
