import { type Availability, availabilityOf } from '../../../domain/portfolio/availability.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'

/** When a place can be moved into. */
export type Vacancy =
  | { kind: 'now' }
  | { kind: 'from'; date: IsoDate }
  | { kind: 'reserved' }
  | { kind: 'rented' }

/**
 * When a property can be moved into, from its status and the day that staff have set. A day that has come says the same as
 * none; one that is to come says more than that the property is rented out today, but not more than that it is reserved.
 * Null where the status says nothing that is known.
 */
export function vacancyOf(
  status: string | null,
  availableFrom: IsoDate | null,
  today: IsoDate,
): Vacancy | null {
  const availability = availabilityOf(status)
  const isLater = availableFrom !== null && availableFrom > today
  if (availability === 'reserved') return { kind: 'reserved' }
  if (isLater && availability !== null) return { kind: 'from', date: availableFrom }
  return availability === null ? null : byAvailability[availability]
}

const byAvailability: Readonly<Record<Exclude<Availability, 'reserved'>, Vacancy>> = {
  available: { kind: 'now' },
  rented: { kind: 'rented' },
}

/** Whether a place with this vacancy can be moved into by a day, such as «2027-03-01». */
export function isVacantBy(vacancy: Vacancy | null, day: string): boolean {
  return vacancy?.kind === 'now' || (vacancy?.kind === 'from' && vacancy.date <= day)
}
