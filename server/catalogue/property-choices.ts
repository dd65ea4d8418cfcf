import { asc, eq, sql } from 'drizzle-orm'
import type { CategorySlug } from '../../content/categories.ts'
import type { PropertyId } from '../../domain/property.ts'
import type { Database } from '../database/database.ts'
import { properties } from '../database/schema.ts'

export interface PropertyFacts {
  title: string
  location: string
  /** Kroner a month without a unit; empty where it is not known. */
  price: string
}

export function propertyChoiceCatalogue(orm: Database['orm']) {
  return {
    async propertyChoices(amenity: CategorySlug): Promise<{ value: string; label: string }[]> {
      const rows = await orm
        .select({ id: properties.id, title: properties.title, location: properties.location })
        .from(properties)
        .where(sql`${properties.amenities} @> array[${amenity}]::text[]`)
        .orderBy(asc(properties.title), asc(properties.id))
      return rows.map(({ id, title, location }) => ({ value: id, label: `${title}, ${location}` }))
    },

    async propertyFacts(id: PropertyId): Promise<PropertyFacts | null> {
      const [row] = await orm
        .select({ title: properties.title, location: properties.location, price: properties.price })
        .from(properties)
        .where(eq(properties.id, id))
      return row ? { ...row, price: row.price === null ? '' : String(row.price) } : null
    },
  }
}
