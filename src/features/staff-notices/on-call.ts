import { addDays, osloDate } from '../../domain/time/calendar.ts'
import type { OfficeHours } from '../../domain/time/office-hours.ts'
import { atHour } from '../../domain/time/oslo-instant.ts'
import { isWorkingDay } from '../../domain/time/working-days.ts'

/** A part of time, the end not included. */
export interface Period {
  from: Date
  to: Date
}

/** When a staff member is on call. A swap takes the place of the planned shifts while it lasts. */
export interface Shift extends Period {
  id: string
  staffId: string
  name: string
  isSwap: boolean
}

/** Who is on call at an instant: those of a swap, else those of the plan. */
export function onCallAt(shifts: readonly Shift[], now: Date): readonly Shift[] {
  const current = shifts.filter(({ from, to }) => from <= now && now < to)
  const swaps = current.filter(({ isSwap }) => isSwap)
  return swaps.length > 0 ? swaps : current
}

/** The parts of a period outside office hours in which no shift is: urgent cases go to the fallback then. */
export function gapsIn(shifts: readonly Shift[], { from, to }: Period, office: OfficeHours): Period[] {
  const covered = [...shifts, ...officePeriods({ from, to }, office)].sort(
    (a, b) => a.from.getTime() - b.from.getTime(),
  )
  const gaps: Period[] = []
  let end = from
  for (const each of covered) {
    if (each.from >= to) break
    if (each.from > end) gaps.push({ from: end, to: each.from })
    if (each.to > end) end = each.to
  }
  if (end < to) gaps.push({ from: end, to })
  return gaps
}

/** The office hours of each working day that touches a period. */
function officePeriods({ from, to }: Period, { opens, closes }: OfficeHours): Period[] {
  const periods: Period[] = []
  const last = osloDate(to)
  for (let day = osloDate(from); day <= last; day = addDays(day, 1))
    if (isWorkingDay(day)) periods.push({ from: atHour(day, opens), to: atHour(day, closes) })
  return periods
}

/** The same shift some weeks later, at the same time of the clock, also where summer time begins in between. */
export function weeksLater({ from, to }: Period, weeks: number): Period {
  return { from: sameClock(from, weeks), to: sameClock(to, weeks) }
}

function sameClock(when: Date, weeks: number): Date {
  const day = osloDate(when)
  const hour = (when.getTime() - atHour(day, 0).getTime()) / 3_600_000
  return atHour(addDays(day, 7 * weeks), hour)
}
