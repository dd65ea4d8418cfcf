import { type HalfDay, slotOfHalfDay } from '../../../domain/cases/half-day.ts'
import { MAX_SLOTS, type Slot } from '../../../domain/cases/slot.ts'
import { type IsoDate, osloDate, osloHour } from '../../../domain/time/calendar.ts'
import type { OfficeHours } from '../../../domain/time/office-hours.ts'
import { atHour } from '../../../domain/time/oslo-instant.ts'
import { addWorkingDays, isWorkingDay } from '../../../domain/time/working-days.ts'

/** On how many working days slots are suggested, and how long each is. */
const PRESET_DAYS = 3
const PRESET_HOURS = 2

/** So many working days ahead are looked through for free ones. */
const MAX_DAYS_AHEAD = 20

interface Suggesting {
  /** Urgent cases get what is left of today first. */
  isUrgent?: boolean
  isFree?: (slot: Slot) => boolean
}

/** The slots that are suggested: two hours each within working hours, on the next working days that have a free one. */
export function slotPresets(
  now: Date,
  { opens, closes }: OfficeHours,
  { isUrgent = false, isFree = () => true }: Suggesting = {},
): Slot[] {
  const today = osloDate(now)
  const freeOn = (day: IsoDate, first: number): Slot[] => {
    const slots: Slot[] = []
    for (let hour = first; hour + PRESET_HOURS <= closes; hour += PRESET_HOURS)
      slots.push({ from: atHour(day, hour), to: atHour(day, hour + PRESET_HOURS) })
    return slots.filter(isFree)
  }
  const days: Slot[][] = []
  for (let ahead = 1; ahead <= MAX_DAYS_AHEAD && days.length < PRESET_DAYS; ahead += 1) {
    const free = freeOn(addWorkingDays(today, ahead), opens)
    if (free.length > 0) days.push(free)
  }
  const nextHour = Math.max(opens, Math.floor(osloHour(now)) + 1)
  return [...(isUrgent && isWorkingDay(today) ? freeOn(today, nextHour) : []), ...days.flat()]
}

/** The slots of the half days that suit the sender, that have not begun. */
export function wishedSlots(times: readonly HalfDay[], now: Date, hours: OfficeHours): Slot[] {
  return times.map((time) => slotOfHalfDay(time, hours)).filter(({ from, to }) => from > now && from < to)
}

/**
 * The suggested slots in which a host is free, and the values of those that are chosen to begin with: those that suit the sender
 * and today's first of an urgent case, or else the first of each day.
 */
export function freePresets<P extends { value: string; day: IsoDate; isFirstChoice?: boolean }>(
  presets: readonly P[],
  times: readonly string[],
): { free: P[]; chosen: string[] } {
  const free = presets.filter(({ value }) => times.includes(value))
  const wished = free.filter(({ isFirstChoice }) => isFirstChoice).slice(0, MAX_SLOTS)
  if (wished.length > 0) return { free, chosen: wished.map(({ value }) => value) }
  const chosen = free.filter(({ day }, index) => free[index - 1]?.day !== day).map(({ value }) => value)
  return { free, chosen }
}
