import { osloDate } from '../calendar.ts'
import type { OfficeHours } from '../office-hours.ts'
import { atHour } from '../oslo-instant.ts'
import { addWorkingDays } from '../working-days.ts'
import { isOverlapping, type Slot } from './slot.ts'

/** How many working days ahead slots are suggested for, and how long each is. */
const PRESET_DAYS = 3
const PRESET_HOURS = 2

/**
 * The slots that are suggested: two hours each within office hours of the next working days. Those that overlap with what
 * is agreed already are left out.
 */
export function slotPresets(now: Date, { opens, closes }: OfficeHours, busy: readonly Slot[]): Slot[] {
  const slots: Slot[] = []
  for (let ahead = 1; ahead <= PRESET_DAYS; ahead += 1) {
    const day = addWorkingDays(osloDate(now), ahead)
    for (let hour = opens; hour + PRESET_HOURS <= closes; hour += PRESET_HOURS)
      slots.push({ from: atHour(day, hour), to: atHour(day, hour + PRESET_HOURS) })
  }
  return slots.filter((slot) => !busy.some((other) => isOverlapping(slot, other)))
}

/** The suggested slots that are chosen to begin with: the first free one of each day. */
export function firstOfEachDay(slots: readonly Slot[]): Slot[] {
  return slots.filter((slot, index) => {
    const before = slots[index - 1]
    return !before || osloDate(before.from) !== osloDate(slot.from)
  })
}
