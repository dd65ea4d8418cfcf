import { type IsoDate, osloDate, osloHour } from './calendar.ts'

/** The instant at which a Norwegian clock shows an hour on a date. Summer time is taken into account. */
export function instantInOslo(date: IsoDate, hour: number, minute = 0): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + (hour * 60 + minute) * 60_000
  // Norway is one or two hours ahead: the guess of one hour is put right by what the clock then shows.
  const guess = new Date(wanted - 3_600_000)
  const shown = Date.parse(`${osloDate(guess)}T00:00:00Z`) + Math.round(osloHour(guess) * 60) * 60_000
  return new Date(guess.getTime() + wanted - shown)
}

/** The instant at an hour on a date, with the minutes as a fraction. */
export const atHour = (date: IsoDate, hour: number): Date =>
  instantInOslo(date, Math.floor(hour), Math.round((hour % 1) * 60))
