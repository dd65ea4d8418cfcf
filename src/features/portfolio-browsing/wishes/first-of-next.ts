import { firstDayOfMonth, type IsoDate } from '../../../domain/time/calendar.ts'

/** The first day of the next month with a number, from 1 for January on; of this month where it is this one's. */
export function firstOfNext(month: number, today: IsoDate): IsoDate {
  const current = Number(today.slice(5, 7))
  return firstDayOfMonth(today, (month - current + 12) % 12)
}
