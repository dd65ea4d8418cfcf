import { staffLanguage } from '../text/language.ts'
import { formatDateTime, formatDayAndTime } from '../time/format-moment.ts'
import { deadlineTexts } from './deadline.words.ts'

/** A deadline as staff pages show it: the same words and colour in each of them, whatever was promised. */
export interface ShownDeadline {
  /** The day and the time: «i dag 14.30», «fre. 4. des. 16.00». */
  when: string
  /** What remains, in one unit: «20 min igjen», «2 t igjen», «3 dager over». */
  left: string
  /** The day and the time with the year. */
  at: string
  isOver: boolean
  /** Whether less than a day is left. */
  isSoon: boolean
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A deadline at the time `now`. */
export function showDeadline(deadline: Date, now: Date): ShownDeadline {
  const left = deadline.getTime() - now.getTime()
  const isOver = left < 0
  return {
    when: formatDayAndTime(deadline, now, staffLanguage),
    left: deadlineTexts[isOver ? 'over' : 'left'](inOneUnit(Math.abs(left))),
    at: formatDateTime(deadline, staffLanguage),
    isOver,
    isSoon: !isOver && left < DAY_MS,
  }
}

/** Whole minutes, whole hours or whole days: nothing that has not gone by, or is not left, is said. */
function inOneUnit(milliseconds: number): string {
  const { minutes, hours, days } = deadlineTexts
  if (milliseconds < HOUR_MS) return minutes(Math.floor(milliseconds / MINUTE_MS))
  if (milliseconds < DAY_MS) return hours(Math.floor(milliseconds / HOUR_MS))
  return days(Math.floor(milliseconds / DAY_MS))
}
