import { type Availability, spellings } from '../../domain/availability.ts'

/** The SQL condition for what `availabilityOf` reads from a property's `status`. */
export const hasAvailability = (availability: Availability): string =>
  `lower(btrim(properties.status)) in (${spellings[availability].map((spelling) => `'${spelling}'`).join(', ')})`
