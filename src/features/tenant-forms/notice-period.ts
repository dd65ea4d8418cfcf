import { addDays, type IsoDate, lastDayOfMonth } from '../../domain/time/calendar.ts'

/**
 * What a tenant can give notice on, and the months of notice where the contract says nothing else (husleieloven § 9-6): three
 * for premises and for homes, also for a room in a shared home; one for a garage or storage room that is rented by itself. The
 * law's one month for a room is for one with access to the home of another, and the landlord lives in none.
 * Sources, the day they were checked, and what a lawyer must look at: docs/rules-of-law.md.
 */
export const rentalKinds = [
  { value: 'bolig', label: 'Leilighet, hybel, hus eller rom i bofellesskap', months: 3 },
  { value: 'bod', label: 'Bod, garasje eller parkeringsplass for seg', months: 1 },
  { value: 'lokale', label: 'Næringslokale', months: 3 },
] as const

/** What is no longer offered, and stands in notices that were given before. It has a home's months. */
export const formerRentalKinds = [{ value: 'rom', label: 'Ett rom i en bolig der andre bor' }] as const

const HOME_MONTHS = 3

/** Months of notice for a kind of object; a home's where the kind is unknown. */
export function noticeMonths(kind: string): number {
  return rentalKinds.find(({ value }) => value === kind)?.months ?? HOME_MONTHS
}

/** The earliest last day with rent: whole months after the one in which notice is given. */
export function earliestLastRentDay(givenOn: IsoDate, kind: string): IsoDate {
  return lastDayOfMonth(givenOn, noticeMonths(kind))
}

/**
 * The last day with rent for a notice: at the end of the month that the tenant chose to move out in, but never before the law's
 * earliest. The tenancy ends with a calendar month (husleieloven § 9-6), so that an earlier day is a wish.
 */
export function lastRentDay(givenOn: IsoDate, kind: string, movesOutOn: IsoDate | null = null): IsoDate {
  const earliest = earliestLastRentDay(givenOn, kind)
  const chosen = movesOutOn ? lastDayOfMonth(movesOutOn) : earliest
  return chosen > earliest ? chosen : earliest
}

/** The day that receipts told before the tenant's own day counted, and while a room had one month. */
export function formerLastRentDay(sentOn: IsoDate, kind: string): IsoDate {
  return lastDayOfMonth(sentOn, kind === 'rom' || kind === 'bod' ? 1 : HOME_MONTHS)
}

/** How many days are left to give notice from the end of this month; null when there are too many to mention. */
export function daysUntilAMonthIsLost(today: IsoDate): number | null {
  const end = lastDayOfMonth(today)
  for (let days = 0; days <= 5; days += 1) if (addDays(today, days) === end) return days
  return null
}
