import type { IsoDate } from '../../../domain/time/calendar.ts'
import { writeCalendar } from '../../../domain/time/icalendar.ts'

export interface CalendarEntry {
  uid: string
  day: IsoDate
  title: string
  description: string
  url: string
  sentAt: Date
  changedAt: Date
}

/** An all-day entry as an iCalendar file. One that is fetched again after a change replaces the earlier one. */
export function calendarFile({ day, sentAt, changedAt, ...entry }: CalendarEntry): string {
  const sequence = Math.max(0, Math.floor((changedAt.getTime() - sentAt.getTime()) / 1000))
  return writeCalendar('PUBLISH', [{ ...entry, when: { day }, stampedAt: changedAt, sequence }])
}
