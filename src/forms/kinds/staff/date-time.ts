import { osloDate, osloHour, parseDate } from '../../../domain/time/calendar.ts'
import { instantInOslo } from '../../../domain/time/oslo-instant.ts'
import type { FieldBase } from '../../engine/field.ts'
import { defineKind } from '../../engine/kind.ts'
import { same } from '../../engine/line.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    dateTime: { field: DateTimeField; answer: string }
  }
}

interface DateTimeField extends FieldBase {
  /** The error for a time that does not exist. */
  invalid: string
  /** Whether it must be in the future. */
  isFuture?: boolean
}

/** A day and a time by the clock in Norway. The answer is the instant, in UTC: «2026-12-01T07:00:00.000Z». */
export const dateTime = defineKind('dateTime', {
  attributes: { type: 'datetime-local' },
  read: ([text], { required, invalid, isFuture }, { now }) => {
    if (text === undefined) return { error: required }
    const instant = instantIn(text)
    if (!instant || (isFuture && instant <= now)) return { error: invalid }
    return { answer: instant.toISOString() }
  },
  show: same,
  hasLines: false,
  isSecret: false,
  schema: () => ({ type: 'string', format: 'date-time' }),
  sample: () => '2099-01-01T08:00',
})

/** The instant of «2026-12-01T08:00» in Norway; null for a local time that does not exist. */
function instantIn(text: string): Date | null {
  const [, date = '', hours = '', minutes = ''] =
    /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text) ?? []
  const day = parseDate(date)
  if (!day) return null
  const [hour, minute] = [Number(hours), Number(minutes)]
  const instant = instantInOslo(day, hour, minute)
  // One hour in March does not exist (start of summer time).
  const isShown = osloDate(instant) === day && Math.abs(osloHour(instant) - hour - minute / 60) < 0.001
  return isShown ? instant : null
}
