import { type IsoDate, parseDate } from '../../src/domain/time/calendar.ts'

/** A day that a test writes as «2026-11-20». */
export function day(text: string): IsoDate {
  const date = parseDate(text)
  if (!date) throw new Error(`There is no such day: ${text}`)
  return date
}
