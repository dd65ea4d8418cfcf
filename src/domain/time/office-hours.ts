import { companyWords } from '#landlord/company.ts'
import { defaultLanguage, wordsOf } from '../text/language.ts'

/** When the office opens and closes on working days, in hours since midnight with minutes as a fraction. */
export interface OfficeHours {
  opens: number
  closes: number
}

const clockTimes = /(?:^|\D)(\d{1,2})(?:[.:](\d{2}))?\s*(?:–|-|til)\s*(\d{1,2})(?:[.:](\d{2}))?(?!\d)/

/** The hours in «mandag–fredag kl. 08.00–16.00», as staff write them on the site; null where there are none. */
export function parseOfficeHours(text: string): OfficeHours | null {
  const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = clockTimes.exec(text) ?? []
  const [opens, closes] = [hourOf(fromHour, fromMinute), hourOf(toHour, toMinute)]
  return opens !== null && closes !== null && opens < closes ? { opens, closes } : null
}

function hourOf(hour: string | undefined, minute: string): number | null {
  const time = Number(hour) + Number(minute) / 60
  return hour !== undefined && Number(minute) < 60 && time <= 24 ? time : null
}

const stated = wordsOf(companyWords, defaultLanguage).openingHours
const builtIn = parseOfficeHours(stated)

/**
 * The office hours that the site states: the company's own where none have been edited, and where an older text has no
 * readable hours.
 * @throws Error if the company's default text has no hours.
 */
export function officeHoursOf({ openingHours }: { openingHours: string | null }): OfficeHours {
  const hours = (openingHours === null ? null : parseOfficeHours(openingHours)) ?? builtIn
  if (!hours) throw new Error(`The opening hours of the company cannot be read: ${stated}`)
  return hours
}
