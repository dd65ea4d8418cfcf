import type { Pool } from 'pg'
import { z } from 'zod'
import type { CategorySlug } from '../../../../landlord-types/category.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import type { PropertyFacts } from '../../../forms/engine/form-services.ts'
import { findRow, queryRows } from '../../../platform/database/query.ts'

/** More than a person looks through; and a page holds them all. */
export const MAX_CHOICES = 500

const choice = z.object({ id: z.string(), title: z.string(), location: z.string() })

const facts = z.object({
  title: z.string(),
  location: z.string(),
  price: z.number().nullable(),
  bedrooms: z.number().nullable(),
  area: z.number().nullable(),
})

/** A number as it is written in a form; empty where there is none. */
const written = (number: number | null): string => (number === null ? '' : String(number).replace('.', ','))

export function propertyChoiceCatalogue(pool: Pool) {
  return {
    async propertyChoices(amenity: CategorySlug): Promise<{ value: string; label: string }[]> {
      const rows = await queryRows(
        pool,
        choice,
        'select id, title, location from properties where amenities @> array[$1]::text[] order by title, id limit $2',
        [amenity, MAX_CHOICES],
      )
      return rows.map(({ id, title, location }) => ({ value: id, label: `${title}, ${location}` }))
    },

    async propertyFacts(id: PropertyId): Promise<PropertyFacts | null> {
      const row = await findRow(
        pool,
        facts,
        `select title, location, price, bedrooms,
           case when greatest(storage_units, commercial_spaces, 1) = 1 then area end as area
         from properties where id = $1`,
        [id],
      )
      if (!row) return null
      const { price, bedrooms, area, ...names } = row
      return { ...names, price: written(price), bedrooms: written(bedrooms), area: written(area) }
    },
  }
}
