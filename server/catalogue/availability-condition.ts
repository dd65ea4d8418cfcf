import { inArray, sql } from 'drizzle-orm'
import { availabilities } from '../../content/availability.ts'
import type { Availability } from '../../domain/availability.ts'
import { properties } from '../database/schema.ts'

/** The SQL condition for what `availabilityOf` reads from a row's `status`. */
export function hasAvailability(availability: Availability) {
  return inArray(sql`lower(btrim(${properties.status}))`, [...availabilities[availability].spellings])
}
