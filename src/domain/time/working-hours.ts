import { addDays, osloDate, osloHour } from './calendar.ts'
import type { OfficeHours } from './office-hours.ts'
import { atHour } from './oslo-instant.ts'
import { isWorkingDay } from './working-days.ts'

const MINUTE_MS = 60_000

/** On working days (specification 2 §9), within the hours that the site states. */
export function isOfficeOpen(when: Date, { opens, closes }: OfficeHours): boolean {
  const hour = osloHour(when)
  return isWorkingDay(osloDate(when)) && hour >= opens && hour < closes
}

/** The whole minutes of working time between two instants; negative if the second is earlier. */
export function workingMinutesBetween(from: Date, to: Date, hours: OfficeHours): number {
  if (to < from) return -workingMinutesBetween(to, from, hours)
  const [first, last] = [osloDate(from), osloDate(to)]
  let milliseconds = 0
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue
    if (day !== first && day !== last) {
      milliseconds += minutesOfDay(hours) * MINUTE_MS
      continue
    }
    const start = Math.max(atHour(day, hours.opens).getTime(), from.getTime())
    const end = Math.min(atHour(day, hours.closes).getTime(), to.getTime())
    milliseconds += Math.max(0, end - start)
  }
  return Math.floor(milliseconds / MINUTE_MS)
}

/** How many minutes the office is open on a working day. */
export const minutesOfDay = ({ opens, closes }: OfficeHours): number => Math.round((closes - opens) * 60)
