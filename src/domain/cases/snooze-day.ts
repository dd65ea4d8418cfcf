import type { ReplyTemplate } from '../../../landlord-types/support.ts'
import { addDays, type IsoDate, weekday } from '../time/calendar.ts'

/** A day that a case comes back on, as it is chosen: by how far ahead it is. */
export type SnoozeDay = Exclude<NonNullable<ReplyTemplate['snooze']>, '-'>

/** How many days ahead each is. */
const daysAhead: Readonly<Record<SnoozeDay, (today: IsoDate) => number>> = {
  tomorrow: () => 1,
  // The next one: a week ahead on a Monday.
  monday: (today) => 8 - weekday(today),
  'in-a-week': () => 7,
  'in-two-weeks': () => 14,
}

export const snoozeDays = ['tomorrow', 'monday', 'in-a-week', 'in-two-weeks'] as const

export const dateOf = (day: SnoozeDay, today: IsoDate): IsoDate => addDays(today, daysAhead[day](today))
