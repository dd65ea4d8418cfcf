import { addDays, osloDate } from '../../../domain/time/calendar.ts'
import { atHour } from '../../../domain/time/oslo-instant.ts'
import { isWorkingDay } from '../../../domain/time/working-days.ts'

/** The hour at which a sender is reminded. */
const REMINDER_HOUR = 10

/** When the sender is reminded of a visit: in the morning of the working day before it. */
export function reminderAt(visitFrom: Date): Date {
  let day = addDays(osloDate(visitFrom), -1)
  while (!isWorkingDay(day)) day = addDays(day, -1)
  return atHour(day, REMINDER_HOUR)
}
