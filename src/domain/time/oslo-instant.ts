import { type IsoDate, osloDate, osloHour } from './calendar.ts'

/** The instant of an hour on a date in Norway, with summer time. */
export function instantInOslo(date: IsoDate, hour: number, minute = 0): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + (hour * 60 + minute) * 60_000
  // Norway is one or two hours ahead of UTC: assume one hour, then correct it by the local time at that instant.
  const guess = new Date(wanted - 3_600_000)
  const shown = Date.parse(`${osloDate(guess)}T00:00:00Z`) + Math.round(osloHour(guess) * 60) * 60_000
  return new Date(guess.getTime() + wanted - shown)
}

/** An instant by the clock in Norway, as fields for a day and a time hold it: «2026-12-01T16:00». */
export function localDateTime(when: Date): string {
  const minutes = Math.round(osloHour(when) * 60)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${osloDate(when)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The instant at an hour on a date, with the minutes as a fraction. */
export const atHour = (date: IsoDate, hour: number): Date =>
  instantInOslo(date, Math.floor(hour), Math.round((hour % 1) * 60))
