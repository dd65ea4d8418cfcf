import { addDays, instantInOslo, osloDate, osloHour } from './calendar.ts'
import { isWorkingDay } from './working-days.ts'

const OPENS = 8
const CLOSES = 16

/** Monday to Friday 08:00–16:00, holidays apart (specification 2 §9). */
export function isOfficeOpen(when: Date): boolean {
  const hour = osloHour(when)
  return isWorkingDay(osloDate(when)) && hour >= OPENS && hour < CLOSES
}

/** How many minutes of working hours lie between two instants; negative where the second comes first. */
export function workingMinutesBetween(from: Date, to: Date): number {
  if (to < from) return -workingMinutesBetween(to, from)
  let minutes = 0
  for (let day = osloDate(from); day <= osloDate(to); day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue
    const start = Math.max(instantInOslo(day, OPENS).getTime(), from.getTime())
    const end = Math.min(instantInOslo(day, CLOSES).getTime(), to.getTime())
    minutes += Math.max(0, end - start) / 60_000
  }
  return Math.round(minutes)
}

/** Minutes of a working day. */
const DAY = (CLOSES - OPENS) * 60

/**
 * How far it is to a deadline, in working hours: «3 t 20 min», «2 arbeidsdager», or «1 t over fristen». More
 * than a hundred days are not counted hour by hour.
 */
export function deadlineWords(deadline: Date, now: Date): string {
  const days = Math.round((deadline.getTime() - now.getTime()) / 86_400_000)
  if (Math.abs(days) > 100) return days > 0 ? `${days} dager` : `${-days} dager over fristen`
  const isOver = deadline < now
  const working = workingMinutesBetween(now, deadline)
  // Where no working hours lie between, as over a weekend, the clock counts.
  const words =
    working === 0
      ? spellHours(Math.abs(deadline.getTime() - now.getTime()) / 60_000)
      : spellMinutes(Math.abs(working))
  return isOver ? `${words} over fristen` : words
}

/** Whether a deadline is less than a day and a night away. */
export function isSoon(deadline: Date, now: Date): boolean {
  return deadline.getTime() - now.getTime() < 86_400_000
}

function spellMinutes(minutes: number): string {
  if (minutes < DAY) return spellHours(minutes)
  const days = Math.floor(minutes / DAY)
  return days === 1 ? '1 arbeidsdag' : `${days} arbeidsdager`
}

function spellHours(exact: number): string {
  const minutes = Math.round(exact)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} t` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ')
}
