import type { ReplyTime } from '../../../landlord-types/promise.ts'
import { addDays, type IsoDate, isoDate, osloDate, osloHour, weekday } from './calendar.ts'
import type { OfficeHours } from './office-hours.ts'
import { atHour } from './oslo-instant.ts'

/** Whether a day is a public holiday (lov om helligdager og helligdagsfred § 2, lov om 1. og 17. mai). */
export function isHoliday(date: IsoDate): boolean {
  const year = Number(date.slice(0, 4))
  const holidays = holidaysByYear.get(year) ?? holidaysOf(year)
  holidaysByYear.set(year, holidays)
  return holidays.has(date)
}

/** A list of late cases asks for the same years again and again. */
const holidaysByYear = new Map<number, ReadonlySet<string>>()

function holidaysOf(year: number): ReadonlySet<string> {
  const easter = easterSunday(year)
  const fixed = ['01-01', '05-01', '05-17', '12-25', '12-26'].map(
    (day) => `${String(year).padStart(4, '0')}-${day}`,
  )
  return new Set([...fixed, ...[-3, -2, 0, 1, 39, 49, 50].map((days) => addDays(easter, days))])
}

/** Whether a day is Monday to Friday and not a public holiday. */
export function isWorkingDay(date: IsoDate): boolean {
  return weekday(date) <= 5 && !isHoliday(date)
}

/** The day that lies a number of working days after a date. */
export function addWorkingDays(date: IsoDate, days: number): IsoDate {
  let day = date
  for (let left = days; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

/** When the reply to a case received at an instant is due. A promise in working days ends when the office closes. */
export function replyDueAt(sent: Date, reply: ReplyTime, { opens, closes }: OfficeHours): Date {
  const day = osloDate(sent)
  if ('workingDays' in reply) return atHour(addWorkingDays(day, reply.workingDays), closes)
  if (!reply.workingDaysOnly) return new Date(sent.getTime() + reply.hours * 3_600_000)
  // 24 hours later is the same hour of the next working day. A case that arrives at a weekend counts from opening time.
  const started = isWorkingDay(day)
  const first = started ? day : addWorkingDays(day, 1)
  const hours = (started ? osloHour(sent) : opens) + reply.hours
  const due = addWorkingDays(first, Math.floor(hours / 24))
  return atHour(due, hours % 24)
}

/** Easter Sunday by the Gregorian computus (the anonymous algorithm of 1876). */
function easterSunday(year: number): IsoDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((8 * b + 13) / 25)
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7
  const g = Math.floor((a + 11 * e + 22 * f) / 451)
  const month = Math.floor((e + f - 7 * g + 114) / 31)
  const day = ((e + f - 7 * g + 114) % 31) + 1
  return isoDate(year, month, day)
}
