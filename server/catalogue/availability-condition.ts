import { inArray, sql } from 'drizzle-orm'
import { type Availability, spellings } from '../../domain/availability.ts'
import { properties } from '../database/schema.ts'

/** The SQL condition for what `availabilityOf` reads from a row's `status`. */
export function hasAvailability(availability: Availability) {
  return inArray(sql`lower(btrim(${properties.status}))`, [...spellings[availability]])
}
