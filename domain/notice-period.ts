import { addDays, type IsoDate, lastDayOfMonth } from './calendar.ts'

/**
 * What a tenant can give notice on, and the months of notice where the contract says nothing else
 * (husleieloven § 9-6): three for homes and premises, one for a single room with access to another's home
 * and for a garage or storage room that is rented by itself.
 */
export const rentalKinds = [
  { value: 'bolig', label: 'Leilighet, hybel eller hus', months: 3 },
  { value: 'rom', label: 'Ett rom i en bolig der andre bor', months: 1 },
  { value: 'bod', label: 'Bod, garasje eller parkeringsplass for seg', months: 1 },
  { value: 'lokale', label: 'Næringslokale', months: 3 },
] as const

/** Months of notice for a kind of object; a home's where the kind is unknown. */
export function noticeMonths(kind: string): number {
  return rentalKinds.find(({ value }) => value === kind)?.months ?? 3
}

/**
 * The last day with rent for a notice received on a date: the given months, to the end of a calendar month
 * (husleieloven § 9-6).
 */
export function lastRentDay(received: IsoDate, months: number): IsoDate {
  return lastDayOfMonth(received, months)
}

/** How many days are left to give notice from the end of this month; null when there are too many to mention. */
export function daysUntilAMonthIsLost(today: IsoDate): number | null {
  const end = lastDayOfMonth(today)
  for (let days = 0; days <= 5; days += 1) if (addDays(today, days) === end) return days
  return null
}
