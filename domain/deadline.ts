import type { ReplyTime } from '../landlord-types/promise.ts'
import type { OfficeHours } from './office-hours.ts'
import { isOfficeOpen, minutesOfDay, workingMinutesBetween } from './working-hours.ts'

/** The hours that a deadline counts: office hours, all hours of working days, or all hours. */
export type Clock = 'office-hours' | 'working-days' | 'all-hours'

/** When something is due, and the hours that its remaining time is counted in. */
export interface Deadline {
  at: Date
  clock: Clock
}

/** The clock of a promise: a promise in working days runs in office hours, a promise in hours around the clock. */
export function clockOf(reply: ReplyTime): Clock {
  if ('workingDays' in reply) return 'office-hours'
  return reply.workingDaysOnly ? 'working-days' : 'all-hours'
}

const MINUTE_MS = 60_000
const wholeDay: OfficeHours = { opens: 0, closes: 24 }

/** How the time of each clock is said. Days are said from `sayDaysFrom` days on. */
const said: Record<Clock, { day: string; days: string; sayDaysFrom: number }> = {
  'office-hours': { day: 'arbeidsdag', days: 'arbeidsdager', sayDaysFrom: 1 },
  'working-days': { day: 'hverdag', days: 'hverdager', sayDaysFrom: 3 },
  'all-hours': { day: 'døgn', days: 'døgn', sayDaysFrom: 3 },
}

/** Longer periods than this are not counted day by day. */
const MAX_COUNTED_DAYS = 366

/**
 * The time to a deadline, in the hours of its clock: «3 t 20 min», «2 arbeidsdager», «36 t over fristen». Where no
 * such hours are left: «før åpningstid» before the deadline, «over fristen» after it.
 */
export function deadlineWords(deadline: Deadline, now: Date, office: OfficeHours): string {
  const isOver = deadline.at < now
  const words = distanceWords(deadline, now, office)
  if (isOver) return [words, 'over fristen'].filter(Boolean).join(' ')
  return words || (isRunning(deadline.clock, now, office) ? '0 min' : 'før åpningstid')
}

/** The words of a deadline where there is little room: «2 arb.dager», «36 t over». */
export const shortenDeadline = (words: string): string =>
  words.replace('arbeidsdag', 'arb.dag').replace(' over fristen', ' over')

/** Whether less than a day of its clock is left until a deadline. */
export function isSoon({ at, clock }: Deadline, now: Date, office: OfficeHours): boolean {
  return at < now || minutesOfClockBetween(now, at, clock, office) < minutesOfClockDay(clock, office)
}

/** Empty where no minute of the clock is between. */
function distanceWords({ at, clock }: Deadline, now: Date, office: OfficeHours): string {
  if (Math.abs(at.getTime() - now.getTime()) > MAX_COUNTED_DAYS * 24 * 60 * MINUTE_MS) return 'over ett år'
  const [from, to] = at < now ? [at, now] : [now, at]
  const minutes = minutesOfClockBetween(from, to, clock, office)
  const days = Math.floor(minutes / minutesOfClockDay(clock, office))
  const { day, days: several, sayDaysFrom } = said[clock]
  if (days >= sayDaysFrom) return `${days} ${days === 1 ? day : several}`
  const hours = Math.floor(minutes / 60)
  // Beyond a day the minutes say nothing more.
  const rest = hours < 24 ? minutes % 60 : 0
  return [hours > 0 ? `${hours} t` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

/** The whole minutes of a clock between two instants, the earlier first. */
export function minutesOfClockBetween(from: Date, to: Date, clock: Clock, office: OfficeHours): number {
  return clock === 'all-hours'
    ? Math.floor((to.getTime() - from.getTime()) / MINUTE_MS)
    : workingMinutesBetween(from, to, hoursOf(clock, office))
}

/** How many minutes of a clock a day has. */
export const minutesOfClockDay = (clock: Clock, office: OfficeHours): number =>
  minutesOfDay(hoursOf(clock, office))

function isRunning(clock: Clock, now: Date, office: OfficeHours): boolean {
  return clock === 'all-hours' || isOfficeOpen(now, hoursOf(clock, office))
}

const hoursOf = (clock: Clock, office: OfficeHours) => (clock === 'office-hours' ? office : wholeDay)
