import { addDays, formatDayAndMonth, osloDate, weekday } from './calendar.ts'
import { atHour } from './oslo-instant.ts'

/** When a day's work begins, and when its afternoon does: a snoozed case comes back then. */
const MORNING = 8
const AFTERNOON = 14

const weekdays = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'] as const

export interface SnoozePreset {
  label: string
  until: Date
}

/** The times until which a case is snoozed at one press, in words with their days; none twice, and none that has passed. */
export function snoozePresets(now: Date): SnoozePreset[] {
  const today = osloDate(now)
  const afternoon = atHour(today, AFTERNOON)
  const days = [
    ['I morgen', 1],
    // The next one: a week ahead on a Monday.
    ['Mandag', 8 - weekday(today)],
    ['Om en uke', 7],
  ] as const
  const mornings = days
    .filter(([, ahead], index) => days.findIndex((other) => other[1] === ahead) === index)
    .map(([label, ahead]) => {
      const day = addDays(today, ahead)
      const name = label === 'Mandag' ? '' : `${weekdays[weekday(day) - 1]} `
      return { label: `${label}, ${name}${formatDayAndMonth(day)}`, until: atHour(day, MORNING) }
    })
  return now < afternoon
    ? [{ label: `I ettermiddag, kl. ${AFTERNOON}`, until: afternoon }, ...mornings]
    : mornings
}
