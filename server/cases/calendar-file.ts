import type { IsoDate } from '../../domain/calendar.ts'
import { writeCalendar } from '../../domain/icalendar.ts'

export interface CalendarEntry {
  uid: string
  day: IsoDate
  title: string
  description: string
  url: string
  madeAt: Date
}

/** An all-day entry as an iCalendar file. */
export const calendarFile = ({ day, madeAt, ...entry }: CalendarEntry): string =>
  writeCalendar('PUBLISH', [{ ...entry, when: { day }, stampedAt: madeAt, sequence: 0 }])
