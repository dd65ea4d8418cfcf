import { addDays, osloDate, osloHour } from './calendar.ts'
import type { OfficeHours } from './office-hours.ts'
import { atHour } from './oslo-instant.ts'
import { isWorkingDay } from './working-days.ts'

/** On working days (specification 2 §9), within the hours that the site states. */
export function isOfficeOpen(when: Date, { opens, closes }: OfficeHours): boolean {
  const hour = osloHour(when)
  return isWorkingDay(osloDate(when)) && hour >= opens && hour < closes
}

/** The minutes of working time between two instants; negative if the second is earlier. */
export function workingMinutesBetween(from: Date, to: Date, hours: OfficeHours): number {
  if (to < from) return -workingMinutesBetween(to, from, hours)
  const [first, last] = [osloDate(from), osloDate(to)]
  let minutes = 0
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue
    if (day !== first && day !== last) {
      minutes += minutesOfDay(hours)
      continue
    }
    const start = Math.max(atHour(day, hours.opens).getTime(), from.getTime())
    const end = Math.min(atHour(day, hours.closes).getTime(), to.getTime())
    minutes += Math.max(0, end - start) / 60_000
  }
  return Math.round(minutes)
}

const minutesOfDay = ({ opens, closes }: OfficeHours) => (closes - opens) * 60

/** Longer periods than this are not counted day by day. */
const MAX_COUNTED_DAYS = 366

/**
 * The time to a deadline, always in working hours: «3 t 20 min», «2 arbeidsdager», «1 t over fristen». Where no
 * working hours are left: «før åpningstid» before the deadline, «over fristen» after it.
 */
export function deadlineWords(deadline: Date, now: Date, hours: OfficeHours): string {
  const isOver = deadline < now
  const words = distanceWords(deadline, now, hours)
  if (isOver) return [words, 'over fristen'].filter(Boolean).join(' ')
  return words || (isOfficeOpen(now, hours) ? '0 min' : 'før åpningstid')
}

/** Empty if there are no working hours between. */
function distanceWords(deadline: Date, now: Date, office: OfficeHours): string {
  if (Math.abs(deadline.getTime() - now.getTime()) > MAX_COUNTED_DAYS * 86_400_000) return 'over ett år'
  const minutes = Math.abs(workingMinutesBetween(now, deadline, office))
  const days = Math.floor(minutes / minutesOfDay(office))
  if (days > 0) return days === 1 ? '1 arbeidsdag' : `${days} arbeidsdager`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} t` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

/** Whether less than a working day is left until a deadline. */
export function isSoon(deadline: Date, now: Date, hours: OfficeHours): boolean {
  return deadline < now || workingMinutesBetween(now, deadline, hours) < minutesOfDay(hours)
}
