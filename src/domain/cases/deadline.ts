import type { Language } from '../../../landlord-types/language.ts'
import type { ReplyTime } from '../../../landlord-types/promise.ts'
import { wordsOf } from '../text/language.ts'
import type { OfficeHours } from '../time/office-hours.ts'
import { isOfficeOpen, minutesOfDay, workingMinutesBetween } from '../time/working-hours.ts'
import { deadlineWords } from './deadline.words.ts'

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

/** From how many days on the time of each clock is said in days. */
const sayDaysFrom: Record<Clock, number> = { 'office-hours': 1, 'working-days': 3, 'all-hours': 3 }

/** Longer periods than this are not counted day by day. */
const MAX_COUNTED_DAYS = 366

/**
 * The time to a deadline, in the hours of its clock: «3 t 20 min», «2 arbeidsdager», «36 t over fristen». Where no
 * such hours are left: «før åpningstid» before the deadline, «over fristen» after it.
 */
export function formatDeadline(
  deadline: Deadline,
  now: Date,
  office: OfficeHours,
  language: Language,
): string {
  const words = wordsOf(deadlineWords, language)
  const time = formatDistance(deadline, now, office, language)
  if (deadline.at < now) return words.over(time)
  return time || (isRunning(deadline.clock, now, office) ? words.minutes(0) : words.beforeOpening)
}

/** What `formatDeadline` says, where there is little room: «2 arb.dager», «36 t over». */
export const shortenDeadline = (said: string, language: Language): string =>
  wordsOf(deadlineWords, language).short(said)

/** Whether less than a day of its clock is left until a deadline. */
export function isSoon({ at, clock }: Deadline, now: Date, office: OfficeHours): boolean {
  return at < now || minutesOfClockBetween(now, at, clock, office) < minutesOfClockDay(clock, office)
}

/** Empty where no minute of the clock is between. */
function formatDistance({ at, clock }: Deadline, now: Date, office: OfficeHours, language: Language): string {
  const words = wordsOf(deadlineWords, language)
  if (Math.abs(at.getTime() - now.getTime()) > MAX_COUNTED_DAYS * 24 * 60 * MINUTE_MS) return words.overAYear
  const [from, to] = at < now ? [at, now] : [now, at]
  const minutes = minutesOfClockBetween(from, to, clock, office)
  const days = Math.floor(minutes / minutesOfClockDay(clock, office))
  if (days >= sayDaysFrom[clock]) return words.days[clock](days)
  const hours = Math.floor(minutes / 60)
  // Beyond a day the minutes say nothing more.
  const rest = hours < 24 ? minutes % 60 : 0
  return [hours > 0 ? words.hours(hours) : '', rest > 0 ? words.minutes(rest) : ''].filter(Boolean).join(' ')
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
