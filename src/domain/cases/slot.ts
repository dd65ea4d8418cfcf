import type { Language } from '../../../landlord-types/language.ts'
import { wordsOf } from '../text/language.ts'
import { addDays, osloDate, weekday } from '../time/calendar.ts'
import { formatDayAndMonth } from '../time/day-and-month.ts'
import { formatClock } from '../time/format-moment.ts'
import { isWorkingDay } from '../time/working-days.ts'
import { slotWords } from './slot.words.ts'

/** A time slot of an appointment, from one instant to a later one. */
export interface Slot {
  from: Date
  to: Date
}

/** How many slots are offered at a time, how long one is at most, and how far ahead it may lie. */
export const MAX_SLOTS = 5
export const MAX_SLOT_HOURS = 8
export const MAX_DAYS_AHEAD = 90

const HOUR_MS = 3_600_000

/** Why a slot cannot be offered. */
export type SlotProblem = 'passed' | 'backwards' | 'tooLong' | 'tooFar' | 'closedDay'

/** The first problem of a slot; null where it can be offered. A slot on a day off is offered only where that is said. */
export function findSlotProblem(
  { from, to }: Slot,
  { now, allowsClosedDays }: { now: Date; allowsClosedDays: boolean },
): SlotProblem | null {
  if (from <= now) return 'passed'
  if (to <= from) return 'backwards'
  if (to.getTime() - from.getTime() > MAX_SLOT_HOURS * HOUR_MS) return 'tooLong'
  if (osloDate(from) > addDays(osloDate(now), MAX_DAYS_AHEAD)) return 'tooFar'
  return allowsClosedDays || isWorkingDay(osloDate(from)) ? null : 'closedDay'
}

/** Whether two slots share a moment. One that begins when the other ends does not. */
export const isOverlapping = (one: Slot, other: Slot): boolean => one.from < other.to && other.from < one.to

export const isSameSlot = (one: Slot, other: Slot): boolean =>
  one.from.getTime() === other.from.getTime() && one.to.getTime() === other.to.getTime()

/** The slot that lasts a number of hours. It counts hours that pass: a night when the clock changes makes none longer. */
export const slotOfHours = (from: Date, hours: number): Slot => ({
  from,
  to: new Date(from.getTime() + hours * HOUR_MS),
})

/** What the value of a slot in a form looks like: its two instants in UTC. */
export const slotPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z\/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/

/** A slot as the value of a form. */
export const writeSlot = ({ from, to }: Slot): string => `${from.toISOString()}/${to.toISOString()}`

/** The slot of such a value; null where the instants do not exist. */
export function parseSlot(text: string): Slot | null {
  if (!slotPattern.test(text)) return null
  const [from, to] = text.split('/').map((instant) => new Date(instant))
  return from && to && !Number.isNaN(from.getTime()) && !Number.isNaN(to.getTime()) ? { from, to } : null
}

/** «tirsdag 24. november kl. 08.00–10.00», by the clock in Norway. */
export function formatSlot(slot: Slot, language: Language): string {
  const { weekdays, written } = wordsOf(slotWords, language)
  const day = osloDate(slot.from)
  return written(
    weekdays[weekday(day) - 1] ?? '',
    formatDayAndMonth(day, language),
    formatSlotHours(slot, language),
  )
}

/** «tir. 24.11. kl. 08.00–10.00». */
export function formatSlotShort(slot: Slot, language: Language): string {
  const { weekdays, short, shortDay } = wordsOf(slotWords, language)
  const date = osloDate(slot.from)
  const [, month = 1, day = 1] = date.split('-').map(Number)
  return short(weekdays[weekday(date) - 1] ?? '', shortDay(day, month), formatSlotHours(slot, language))
}

/** «08.00–10.00». */
export const formatSlotHours = ({ from, to }: Slot, language: Language): string =>
  `${formatClock(from, language)}–${formatClock(to, language)}`
