import { availabilityOf } from '../../../domain/portfolio/availability.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'

/** When a place can be moved into. */
export type Vacancy =
  | { kind: 'now' }
  | { kind: 'from'; date: IsoDate }
  | { kind: 'reserved' }
  | { kind: 'rented' }

/** What says when a property can be moved into. */
export interface VacancyFacts {
  status: string | null
  /** The day that staff have set. */
  available_from: IsoDate | null
  /** The day from which its ad offers it; null or left out where it is not advertised. */
  advertised_from?: IsoDate | null
}

/**
 * When a property can be moved into: the one rule of every list, map, mail and page. A day that has come says the same as
 * none; one that is to come says more than that the property is rented out today, but not more than that it is reserved.
 * What neither the status nor the day says, the ad of the property does; null where there is none either.
 */
export function vacancyOf(
  { status, available_from, advertised_from = null }: VacancyFacts,
  today: IsoDate,
): Vacancy | null {
  const availability = availabilityOf(status)
  if (availability === 'reserved') return { kind: 'reserved' }
  if (availability === null) return advertised_from && vacantFrom(advertised_from, today)
  if (availability === 'available') return vacantFrom(available_from ?? advertised_from, today)
  return available_from !== null && available_from > today
    ? { kind: 'from', date: available_from }
    : { kind: 'rented' }
}

/** Vacant from a day that is to come, or else now. */
export const vacantFrom = (day: IsoDate | null, today: IsoDate): Vacancy =>
  day !== null && day > today ? { kind: 'from', date: day } : { kind: 'now' }

/** Whether a place with this vacancy can be moved into by a day, such as «2027-03-01». */
export function isVacantBy(vacancy: Vacancy | null, day: string): boolean {
  return vacancy?.kind === 'now' || (vacancy?.kind === 'from' && vacancy.date <= day)
}
