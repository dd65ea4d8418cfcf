import type { ReplyTime } from '../../../landlord-types/promise.ts'
import {
  clockOf,
  type Deadline,
  minutesOfClockBetween,
  minutesOfClockDay,
} from '../../domain/cases/deadline.ts'
import type { OfficeHours } from '../../domain/time/office-hours.ts'

/** The warning comes when this part of the promised time has gone by. */
const WARN_AFTER = 0.8

/** A deadline, and the promise that it comes from; null for a day that staff have set themselves. */
interface PromisedDeadline extends Deadline {
  promise: ReplyTime | null
}

/**
 * Whether so little is left of a promise, in the hours that it is counted in, that its breach is warned of. A day that
 * staff have set counts as a promise of one working day. A deadline that has passed is not warned of.
 */
export function isBreachNear(
  { at, clock, promise }: PromisedDeadline,
  now: Date,
  office: OfficeHours,
): boolean {
  if (at <= now) return false
  const left = minutesOfClockBetween(now, at, clock, office)
  return left <= (1 - WARN_AFTER) * minutesOf(promise ?? { workingDays: 1 }, office) + 1e-6
}

/** How many minutes of its own clock a promise takes. */
function minutesOf(promise: ReplyTime, office: OfficeHours): number {
  return 'workingDays' in promise
    ? promise.workingDays * minutesOfClockDay(clockOf(promise), office)
    : promise.hours * 60
}
