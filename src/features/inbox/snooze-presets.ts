import { dateOf, type SnoozeDay, snoozeDays } from '../../domain/cases/snooze-day.ts'
import { NO_CHOICE } from '../../domain/submissions/no-choice.ts'
import { staffLanguage } from '../../domain/text/language.ts'
import { osloDate, weekday } from '../../domain/time/calendar.ts'
import { formatDayAndMonth } from '../../domain/time/day-and-month.ts'
import { atHour } from '../../domain/time/oslo-instant.ts'
import { snoozeWords } from './snooze-presets.words.ts'

/** When a day's work begins, and when its afternoon does: a snoozed case comes back then. */
const MORNING = 8
const AFTERNOON = 14

interface SnoozePreset {
  label: string
  until: Date
  /** The key that chooses it: the same one each day, also where another is left out. */
  digit: string
}

const presetDigits = { afternoon: '1', tomorrow: '2', monday: '3', 'in-a-week': '4' } as const

/** The day that a case is snoozed until: «torsdag 3. desember». */
export function snoozeDay(until: Date): string {
  const day = osloDate(until)
  return `${snoozeWords.weekdays[weekday(day) - 1]} ${formatDayAndMonth(day, staffLanguage)}`
}

/** The times until which a case is snoozed at one press, in words with their days; none twice, and none that has passed. */
export function snoozePresets(now: Date): SnoozePreset[] {
  const today = osloDate(now)
  const afternoon = atHour(today, AFTERNOON)
  const days = ['tomorrow', 'monday', 'in-a-week'] as const
  const mornings = days
    .map((preset) => ({ preset, day: dateOf(preset, today) }))
    .filter(({ day }, index, all) => all.findIndex((other) => other.day === day) === index)
    .map(({ preset, day }) => {
      const label = snoozeWords[preset](
        snoozeWords.weekdays[weekday(day) - 1] ?? '',
        formatDayAndMonth(day, staffLanguage),
      )
      return { label, until: atHour(day, MORNING), digit: presetDigits[preset] }
    })
  return now < afternoon
    ? [
        { label: snoozeWords.afternoon(AFTERNOON), until: afternoon, digit: presetDigits.afternoon },
        ...mornings,
      ]
    : mornings
}

/** When a case that is answered now comes back; null where it is not snoozed. */
export const snoozedWithReply = (day: SnoozeDay | typeof NO_CHOICE, now: Date): Date | null =>
  day === NO_CHOICE ? null : atHour(dateOf(day, osloDate(now)), MORNING)

/** The choices of a snooze that begins with a reply, each with its instant and its day in words. */
export const replySnoozes = (now: Date): ReplySnooze[] =>
  snoozeDays.map((value) => {
    const until = atHour(dateOf(value, osloDate(now)), MORNING)
    return { value, until: until.toISOString(), day: snoozeDay(until) }
  })

/** A day until which a case can be snoozed when it is answered. */
export interface ReplySnooze {
  value: SnoozeDay
  /** ISO instant. */
  until: string
  /** «torsdag 3. desember» */
  day: string
}
