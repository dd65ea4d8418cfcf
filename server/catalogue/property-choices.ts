import { asc, eq, sql } from 'drizzle-orm'
import type { PropertyId } from '../../domain/property.ts'
import type { CategorySlug } from '../../landlord-types/category.ts'
import type { Database } from '../database/database.ts'
import { properties } from '../database/schema.ts'

export interface PropertyFacts {
  title: string
  location: string
  /** Kroner a month without a unit; empty where it is not known. */
  price: string
  /** Empty where it is not known. */
  bedrooms: string
  /** Square metres of what is rented; empty where it is not known, or where there are several to rent. */
  area: string
}

/** A number as it is written in a form; empty where there is none. */
const written = (number: number | null): string => (number === null ? '' : String(number).replace('.', ','))

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
        .select({
          title: properties.title,
          location: properties.location,
          price: properties.price,
          bedrooms: properties.bedrooms,
          area: sql<
            number | null
          >`case when greatest(${properties.storage_units}, ${properties.commercial_spaces}, 1) = 1 then ${properties.area} end`,
        })
        .from(properties)
        .where(eq(properties.id, id))
      if (!row) return null
      const { price, bedrooms, area, ...names } = row
      return { ...names, price: written(price), bedrooms: written(bedrooms), area: written(area) }
    },
  }
}
