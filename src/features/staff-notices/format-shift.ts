import { defineWords, staffLanguage, wordsOf } from '../../domain/text/language.ts'
import { addDays, type IsoDate, osloDate, weekday } from '../../domain/time/calendar.ts'
import { formatDayAndMonth } from '../../domain/time/day-and-month.ts'
import { localDateTime } from '../../domain/time/oslo-instant.ts'
import type { Period } from './on-call.ts'

const words = defineWords({ nb: { days: ['man.', 'tir.', 'ons.', 'tor.', 'fre.', 'lør.', 'søn.'] } })

/** The ends of a shift: «man. 12. januar 16.00» and «08.00», or «tir. 13. januar 08.00» where it ends on another day. */
export function formatShiftPeriod({ from, to }: Period): { from: string; to: string } {
  const isSameDay = osloDate(from) === osloDate(to) && from < to
  return { from: dayAndTime(from), to: isSameDay ? time(to) : dayAndTime(to) }
}

function dayAndTime(when: Date): string {
  const day = osloDate(when)
  return `${wordsOf(words, staffLanguage).days[weekday(day) - 1]} ${formatDayAndMonth(day, staffLanguage)} ${time(when)}`
}

const time = (when: Date): string => localDateTime(when).slice(11).replace(':', '.')

/** The number of a week (ISO 8601): the week of a year's first Thursday is its first. */
export function weekNumber(date: IsoDate): number {
  const thursday = addDays(date, 4 - weekday(date))
  return (
    Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (7 * 86_400_000)) + 1
  )
}
