import type { ReplyTime } from '../../../landlord-types/promise.ts'
import type { OfficeHours } from '../time/office-hours.ts'
import { minutesOfDay, workingMinutesBetween } from '../time/working-hours.ts'

/** The hours that a promise counts: office hours, all hours of working days, or all hours. */
export type Clock = 'office-hours' | 'working-days' | 'all-hours'

/** The clock of a promise: a promise in working days runs in office hours, a promise in hours around the clock. */
export function clockOf(reply: ReplyTime): Clock {
  if ('workingDays' in reply) return 'office-hours'
  return reply.workingDaysOnly ? 'working-days' : 'all-hours'
}

const MINUTE_MS = 60_000
const wholeDay: OfficeHours = { opens: 0, closes: 24 }

/** The whole minutes of a clock between two instants, the earlier first. */
export function minutesOfClockBetween(from: Date, to: Date, clock: Clock, office: OfficeHours): number {
  return clock === 'all-hours'
    ? Math.floor((to.getTime() - from.getTime()) / MINUTE_MS)
    : workingMinutesBetween(from, to, hoursOf(clock, office))
}

/** How many minutes of a clock a day has. */
export const minutesOfClockDay = (clock: Clock, office: OfficeHours): number =>
  minutesOfDay(hoursOf(clock, office))

const hoursOf = (clock: Clock, office: OfficeHours) => (clock === 'office-hours' ? office : wholeDay)
