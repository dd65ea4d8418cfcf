import { osloDate, osloHour } from '../../src/domain/time/calendar.ts'
import { isWorkingDay } from '../../src/domain/time/working-days.ts'
import type { Random } from '../illustrations/random.ts'

const TRIES = 60

/** Whether staff are at work. */
const isWorkTime = (when: Date) => {
  const hour = osloHour(when)
  return isWorkingDay(osloDate(when)) && hour >= 7.5 && hour < 16
}

/** Whether people are awake. */
const isDaytime = (when: Date) => osloHour(when) >= 7 && osloHour(when) < 22.5

/** An instant in a period: in working time for staff, by day for others, wherever the period has such a time. */
export function momentIn(random: Random, [from, to]: readonly [Date, Date], who: 'staff' | 'sender'): Date {
  const first = new Date(random.range(from.getTime(), to.getTime()))
  let byDay: Date | null = null
  for (let when = first, tries = 0; tries < TRIES; tries += 1) {
    if (who === 'staff' && isWorkTime(when)) return when
    if (isDaytime(when)) {
      if (who === 'sender') return when
      byDay ??= when
    }
    when = new Date(random.range(from.getTime(), to.getTime()))
  }
  return byDay ?? first
}

/** A period in equal parts, in order. */
export function momentPartsOf(from: Date, to: Date, count: number): [Date, Date][] {
  const length = (to.getTime() - from.getTime()) / count
  const at = (part: number) => new Date(from.getTime() + part * length)
  return Array.from({ length: count }, (_, part) => [at(part), at(part + 1)])
}
