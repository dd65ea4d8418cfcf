import { staffLanguage } from '../../domain/text/language.ts'
import { addDays, osloDate, weekday } from '../../domain/time/calendar.ts'
import { formatDayAndMonth } from '../../domain/time/day-and-month.ts'
import { atHour } from '../../domain/time/oslo-instant.ts'
import { snoozeWords } from './snooze-presets.words.ts'

/** When a day's work begins, and when its afternoon does: a snoozed case comes back then. */
const MORNING = 8
const AFTERNOON = 14

interface SnoozePreset {
  label: string
  until: Date
}

/** The day that a case is snoozed until: «torsdag 3. desember». */
export function snoozeDay(until: Date): string {
  const day = osloDate(until)
  return `${snoozeWords.weekdays[weekday(day) - 1]} ${formatDayAndMonth(day, staffLanguage)}`
}

/** The times until which a case is snoozed at one press, in words with their days; none twice, and none that has passed. */
export function snoozePresets(now: Date): SnoozePreset[] {
  const today = osloDate(now)
  const afternoon = atHour(today, AFTERNOON)
  const days = [
    ['tomorrow', 1],
    // The next one: a week ahead on a Monday.
    ['monday', 8 - weekday(today)],
    ['inAWeek', 7],
  ] as const
  const mornings = days
    .filter(([, ahead], index) => days.findIndex((other) => other[1] === ahead) === index)
    .map(([preset, ahead]) => {
      const day = addDays(today, ahead)
      const label = snoozeWords[preset](
        snoozeWords.weekdays[weekday(day) - 1] ?? '',
        formatDayAndMonth(day, staffLanguage),
      )
      return { label, until: atHour(day, MORNING) }
    })
  return now < afternoon
    ? [{ label: snoozeWords.afternoon(AFTERNOON), until: afternoon }, ...mornings]
    : mornings
}
