/**
 * Days and hours in Norway. A day is its ISO date, such as «2026-11-20»: such dates compare and sort as text, and
 * do not depend on the time zone of the machine.
 */

import type { Language } from '../../../landlord-types/language.ts'
import { wordsOf } from '../text/language.ts'
import { dayWords } from './calendar.words.ts'

const timeZone = 'Europe/Oslo'

/** An ISO date that exists in the calendar. */
export type IsoDate = string & { readonly __brand: 'IsoDate' }

// A formatter with a time zone takes a slow phone 70 ms to create, and most pages never use it.
const parts = lazy(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** The date in Norway at an instant. */
export function osloDate(when: Date): IsoDate {
  const { year, month, day } = clockIn(when)
  return isoDate(Number(year), Number(month), Number(day))
}

/** Hours since midnight in Norway at an instant, with the minutes as a fraction. */
export function osloHour(when: Date): number {
  const { hour, minute } = clockIn(when)
  return Number(hour) + Number(minute) / 60
}

/** The date in a text, as «2026-11-20», «20.11.2026», «20.11.26» or «20. november 2026»; null where there is no such day. */
export function parseDate(text: string): IsoDate | null {
  const parts = partsOfDate(text)
  return parts && existing(parts.year, parts.month, parts.day)
}

/** Whether a text is written as a date, of a day that the calendar does not have. */
export const isMissingDay = (text: string): boolean => partsOfDate(text) !== null && parseDate(text) === null

function partsOfDate(text: string): { year: string; month: string; day: string } | null {
  const trimmed = text.trim()
  const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/.exec(trimmed)
  const numeric = /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4}|\d{2})$/.exec(trimmed)
  const spelled = /^(?<day>\d{1,2})\.?\s*(?<name>\p{L}{3,9})\.?\s*(?<year>\d{4}|\d{2})$/u.exec(trimmed)
  const { day = '', month = '', year = '', name } = (iso ?? numeric ?? spelled)?.groups ?? {}
  const number = name ? monthNamed(name) : month
  if (!number || !day) return null
  return {
    year: year.length === 2 ? `20${year}` : year,
    month: number.padStart(2, '0'),
    day: day.padStart(2, '0'),
  }
}

/** The number of a month by its name in any of our languages, or the name's beginning; null where there is none. */
function monthNamed(name: string): string | null {
  for (const { months } of Object.values(dayWords)) {
    const index = months.findIndex((month) => month.startsWith(name.toLowerCase()))
    if (index >= 0) return String(index + 1)
  }
  return null
}

/** «20. november 2026». */
export function formatIsoDate(date: IsoDate, language: Language): string {
  const { months, date: written } = wordsOf(dayWords, language)
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return written(day, months[month - 1] ?? '', year)
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return isoOf(Date.parse(date) + days * 86_400_000)
}

/** 1 for Monday to 7 for Sunday. */
export function weekday(date: IsoDate): number {
  return ((new Date(date).getUTCDay() + 6) % 7) + 1
}

/** The first day of the month that lies `months` whole months after the month of a date. */
export function firstDayOfMonth(date: IsoDate, months = 0): IsoDate {
  return addDays(lastDayOfMonth(date, months - 1), 1)
}

/** The last day of the month that lies `months` whole months after the month of a date. */
export function lastDayOfMonth(date: IsoDate, months = 0): IsoDate {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return isoOf(Date.UTC(year, month + months, 0))
}

function existing(year: string, month: string, day: string): IsoDate | null {
  const text = `${year}-${month}-${day}`
  const time = Date.parse(`${text}T00:00:00Z`)
  if (Number.isNaN(time) || Number(year) < 1900) return null
  const date = isoOf(time)
  return date === text ? date : null
}

/** The date of a day in a month, both counted from 1. */
export function isoDate(year: number, month: number, day: number): IsoDate {
  return isoOf(Date.UTC(year, month - 1, day))
}

function isoOf(time: number): IsoDate {
  // The one place where such a date is made, of a time: it exists in the calendar.
  return new Date(time).toISOString().slice(0, 10) as IsoDate
}

/** The last moment that was asked for, by the minute: a page asks several times for its own. */
let latest: { minute: number; clock: Record<string, string> } | undefined

function clockIn(when: Date): Record<string, string> {
  const minute = Math.floor(when.getTime() / 60_000)
  if (latest?.minute !== minute) {
    const found = parts().formatToParts(when)
    latest = { minute, clock: Object.fromEntries(found.map(({ type, value }) => [type, value])) }
  }
  return latest.clock
}

/** Creates a value at the first call, and returns the same value after that. */
function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
