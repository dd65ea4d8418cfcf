import { addDays, osloDate, weekday } from '../../src/domain/time/calendar.ts'
import { instantInOslo } from '../../src/domain/time/oslo-instant.ts'
import type { Random } from '../illustrations/random.ts'
import { weighted } from './shares.ts'

/** How many days a month of work has. */
export const MONTH_DAYS = 30

/** How many forms come on each day of the week, from Monday, compared with the others. */
const perWeekday = [1.75, 1.15, 1, 0.95, 0.9, 0.45, 0.5]

/** How many forms come in each hour of a day, compared with the others: few at night, many before lunch. */
const perHour = [
  0.2, 0.1, 0.1, 0.1, 0.1, 0.2, 0.6, 2, 4, 5, 4.5, 4, 3.5, 3.5, 3.5, 3.5, 3, 3, 3.2, 3.5, 3.8, 3, 1.5, 0.6,
]

/** When the forms of the month before an instant were sent, the newest first. */
export function arrivalsBefore(until: Date, count: number, random: Random): Date[] {
  const today = osloDate(until)
  const days = Array.from({ length: MONTH_DAYS + 1 }, (_, back) => addDays(today, -back))
  const weightOf = weighted(days, (day) => perWeekday[weekday(day) - 1] ?? 1)
  const hourOf = weighted([...perHour.keys()], (hour) => perHour[hour] ?? 1)
  const earliest = until.getTime() - MONTH_DAYS * 86_400_000
  const arrivals: Date[] = []
  while (arrivals.length < count) {
    const minute = instantInOslo(weightOf(random), hourOf(random), random.int(0, 59))
    const sentAt = new Date(minute.getTime() + random.int(0, 59_999))
    if (sentAt.getTime() >= earliest && sentAt < until) arrivals.push(sentAt)
  }
  return arrivals.sort((one, other) => other.getTime() - one.getTime())
}
