import { type HalfDay, slotOfHalfDay } from '../../../domain/cases/half-day.ts'
import { MAX_SLOTS, type Slot } from '../../../domain/cases/slot.ts'
import { type IsoDate, osloDate } from '../../../domain/time/calendar.ts'
import type { OfficeHours } from '../../../domain/time/office-hours.ts'
import { atHour } from '../../../domain/time/oslo-instant.ts'
import { addWorkingDays } from '../../../domain/time/working-days.ts'

/** How many working days ahead slots are suggested for, and how long each is. */
const PRESET_DAYS = 3
const PRESET_HOURS = 2

/** The slots that are suggested: two hours each within office hours of the next working days. */
export function slotPresets(now: Date, { opens, closes }: OfficeHours): Slot[] {
  const slots: Slot[] = []
  for (let ahead = 1; ahead <= PRESET_DAYS; ahead += 1) {
    const day = addWorkingDays(osloDate(now), ahead)
    for (let hour = opens; hour + PRESET_HOURS <= closes; hour += PRESET_HOURS)
      slots.push({ from: atHour(day, hour), to: atHour(day, hour + PRESET_HOURS) })
  }
  return slots
}

/** The slots of the half days that suit the sender, that have not begun. */
export function wishedSlots(times: readonly HalfDay[], now: Date, hours: OfficeHours): Slot[] {
  return times.map((time) => slotOfHalfDay(time, hours)).filter(({ from }) => from > now)
}

/**
 * The suggested slots in which a host is free, and the values of those that are chosen to begin with: those that suit the sender,
 * or else the first of each day.
 */
export function freePresets<P extends { value: string; day: IsoDate; isWished?: boolean }>(
  presets: readonly P[],
  taken: readonly string[] = [],
): { free: P[]; chosen: string[] } {
  const free = presets.filter(({ value }) => !taken.includes(value))
  const wished = free.filter(({ isWished }) => isWished).slice(0, MAX_SLOTS)
  if (wished.length > 0) return { free, chosen: wished.map(({ value }) => value) }
  const chosen = free.filter(({ day }, index) => free[index - 1]?.day !== day).map(({ value }) => value)
  return { free, chosen }
}
