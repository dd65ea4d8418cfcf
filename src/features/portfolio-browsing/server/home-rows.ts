import type { Pool } from 'pg'
import { z } from 'zod'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { columnsOf } from '../../../platform/database/columns.ts'
import { queryRows } from '../../../platform/database/query.ts'
import type { FactRow } from '../filters/home-facts.ts'
import { advertisedFrom, advertisedFromColumn } from './own-listing.ts'
import { propertyRow } from './property-row.ts'

/** A property with what filters look at; its columns are those of `factColumns`. */
export const factRow = propertyRow
  .pick({
    id: true,
    title: true,
    description: true,
    type: true,
    amenities: true,
    location: true,
    city: true,
    latitude: true,
    longitude: true,
    bedrooms: true,
    price: true,
    area: true,
    gross_area: true,
    status: true,
    available_from: true,
    energy_class: true,
  })
  .extend({
    created_at: z.date().transform((instant) => instant.toISOString()),
    advertised_from: advertisedFrom,
  }) satisfies z.ZodType<FactRow>

/** Of a description, its beginning: that says what is rented out. */
const DESCRIPTION_CHARACTERS = 500

/** Of `properties`. */
export const factColumns = columnsOf(factRow, {
  table: 'properties',
  computed: {
    advertised_from: advertisedFromColumn,
    description: `left(properties.description, ${DESCRIPTION_CHARACTERS})`,
  },
})

/** What filters look at in all properties, in the order of their titles. */
export const readAllFacts = (pool: Pool): Promise<FactRow[]> =>
  queryRows(pool, factRow, `select ${factColumns} from properties order by title, id`)

/** What filters look at in some properties. */
export async function readFactRowsOf(pool: Pool, ids: readonly PropertyId[]): Promise<FactRow[]> {
  if (ids.length === 0) return []
  return queryRows(pool, factRow, `select ${factColumns} from properties where id = any($1)`, [ids])
}
