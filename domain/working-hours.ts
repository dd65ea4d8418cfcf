import { osloDate, osloHour } from './calendar.ts'
import { isWorkingDay } from './working-days.ts'

/** Monday to Friday 08:00–16:00, holidays apart (specification 2 §9). */
export function isOfficeOpen(when: Date): boolean {
  const hour = osloHour(when)
  return isWorkingDay(osloDate(when)) && hour >= 8 && hour < 16
}
