import { osloDate, osloHour } from './calendar.ts'
import type { OfficeHours } from './office-hours.ts'
import { atHour } from './oslo-instant.ts'
import { addWorkingDays, isWorkingDay } from './working-days.ts'

/** When the office opens next after an instant in closed hours; null where the instant is within its hours, or ends them. */
export function nextOpening(at: Date, { opens, closes }: OfficeHours): Date | null {
  const [day, hour] = [osloDate(at), osloHour(at)]
  if (!isWorkingDay(day) || hour > closes) return atHour(addWorkingDays(day, 1), opens)
  return hour < opens ? atHour(day, opens) : null
}
