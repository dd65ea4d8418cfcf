import type { Language } from '../../../landlord-types/language.ts'
import { wordsOf } from '../text/language.ts'
import { type IsoDate, parseDate, weekday } from '../time/calendar.ts'
import { formatDayAndMonth } from '../time/day-and-month.ts'
import type { OfficeHours } from '../time/office-hours.ts'
import { atHour } from '../time/oslo-instant.ts'
import { addWorkingDays } from '../time/working-days.ts'
import { halfDayWords } from './half-day.words.ts'
import type { Slot } from './slot.ts'
import { slotWords } from './slot.words.ts'

/** The morning or the afternoon of a day in Norway. */
export interface HalfDay {
  day: IsoDate
  part: 'am' | 'pm'
}

/** How many working days ahead a tenant is asked about: a week. */
const DAYS_AHEAD = 5

/** The half days of the next five working days. */
export function nextHalfDays(today: IsoDate): HalfDay[] {
  return Array.from({ length: DAYS_AHEAD }, (_, index) => addWorkingDays(today, index + 1)).flatMap((day) => [
    { day, part: 'am' },
    { day, part: 'pm' },
  ])
}

/** A half day as the value of a form: «2026-11-30 am». */
export const writeHalfDay = ({ day, part }: HalfDay): string => `${day} ${part}`

/** The half day of such a value; null where the day does not exist. */
export function parseHalfDay(text: string): HalfDay | null {
  const [, date = '', part] = /^(\d{4}-\d{2}-\d{2}) (am|pm)$/.exec(text) ?? []
  const day = parseDate(date)
  return day && (part === 'am' || part === 'pm') ? { day, part } : null
}

/** «mandag 30. november». */
export const formatWeekdayAndDay = (day: IsoDate, language: Language): string =>
  `${wordsOf(slotWords, language).weekdays[weekday(day) - 1] ?? ''} ${formatDayAndMonth(day, language)}`

/** «mandag 30. november, formiddag». */
export const formatHalfDay = ({ day, part }: HalfDay, language: Language): string =>
  `${formatWeekdayAndDay(day, language)}, ${wordsOf(halfDayWords, language)[part]}`

const NOON = 12

/** The office hours of a half day. */
export const slotOfHalfDay = ({ day, part }: HalfDay, { opens, closes }: OfficeHours): Slot =>
  part === 'am'
    ? { from: atHour(day, opens), to: atHour(day, NOON) }
    : { from: atHour(day, NOON), to: atHour(day, closes) }
