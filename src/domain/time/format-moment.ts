/**
 * Moments as a language writes them, in Norway (Europe/Oslo). What a page shows of them is formatted on the server, so that
 * it never depends on a browser's support for the language.
 */

import type { Language } from '../../../landlord-types/language.ts'
import { wordsOf } from '../text/language.ts'
import { perLanguage } from '../text/per-language.ts'
import { osloDate } from './calendar.ts'
import { momentWords } from './format-moment.words.ts'

const date = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const shortDate = dateFormat({ day: 'numeric', month: 'short' })
const shortDateWithYear = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const weekdayAndDate = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })
const weekdayAndDateWithYear = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const clock = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** «21. november 2026». */
export function formatDate(when: Date, language: Language): string {
  return date(language).format(when)
}

/** A short date for lists: «i dag 09.15», «i går 09.15», «3. nov.», «3. nov. 2025». */
export function formatWhen(when: Date, now: Date, language: Language): string {
  return (
    formatNear(when, now, language) ??
    (isSameYear(when, now) ? shortDate : shortDateWithYear)(language).format(when)
  )
}

/** A day and a time for lists: «i dag 14.30», «fre. 4. des. 16.00». */
export function formatDayAndTime(when: Date, now: Date, language: Language): string {
  const day = isSameYear(when, now) ? weekdayAndDate : weekdayAndDateWithYear
  return formatNear(when, now, language) ?? `${day(language).format(when)} ${formatClock(when, language)}`
}

/** «i går 09.15», «i dag 09.15», «i morgen 09.15»; null for any other day. */
function formatNear(when: Date, now: Date, language: Language): string | null {
  const { yesterday, today, tomorrow } = wordsOf(momentWords, language)
  const days = (Date.parse(osloDate(when)) - Date.parse(osloDate(now))) / 86_400_000
  const near = [yesterday, today, tomorrow][days + 1]
  return near ? `${near} ${formatClock(when, language)}` : null
}

const isSameYear = (one: Date, other: Date) => osloDate(one).slice(0, 4) === osloDate(other).slice(0, 4)

/** «21. november 2026 kl. 09.15». */
export function formatDateTime(when: Date, language: Language): string {
  return wordsOf(momentWords, language).dateTime(formatDate(when, language), formatClock(when, language))
}

/** «09.12». */
export function formatClock(when: Date, language: Language): string {
  const [hour = '', minute = ''] = clock(language).format(when).split(/\D/)
  return wordsOf(momentWords, language).time(hour, minute)
}

function dateFormat(options: Intl.DateTimeFormatOptions): (language: Language) => Intl.DateTimeFormat {
  return perLanguage(
    (language) =>
      new Intl.DateTimeFormat(wordsOf(momentWords, language).locale, {
        ...options,
        timeZone: 'Europe/Oslo',
      }),
  )
}
