import { addDays, osloDate, parseDate } from '../../src/domain/time/calendar.ts'
import { instantInOslo } from '../../src/domain/time/oslo-instant.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'des']
const days = ['i går', 'i dag', 'i morgen']

/** The moment that a text shows, such as «Utsatt til fre. 4. des. 16.00» or «Sendt i går 09.15»; without a time, midnight. */
export function shownMoment(text: string, now: Date): number {
  const near = /(i går|i dag|i morgen) (\d\d)\.(\d\d)/.exec(text)
  if (near) return at(addDays(osloDate(now), days.indexOf(near[1] ?? '') - 1), near[2], near[3])
  const far = /(\d+)\. ([a-z]{3})[a-z.]*(?: (\d{4}))?(?: (?:kl\. )?(\d\d)\.(\d\d))?/.exec(text)
  if (!far) throw new Error(`«${text}» shows no moment`)
  const [, day = '', month = '', year = osloDate(now).slice(0, 4), hour, minute] = far
  return at(
    `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`,
    hour,
    minute,
  )
}

function at(date: string, hour = '00', minute = '00'): number {
  const parsed = parseDate(date)
  if (!parsed) throw new Error(`«${date}» is no day`)
  return instantInOslo(parsed, Number(hour), Number(minute)).getTime()
}
