import { desc, eq, inArray, sql } from 'drizzle-orm'
import { availabilityOf } from '../../domain/availability.ts'
import { formatArea } from '../../domain/format.ts'
import { parsePropertyId } from '../../domain/property.ts'
import { advertisingPropertyIds } from '../../landlord/advertising.ts'
import type { Database } from '../database/database.ts'
import { pictures, properties } from '../database/schema.ts'
import { pictureColumn } from './picture-columns.ts'
import { writtenText } from './property-views.ts'
import type { AdvertisingCard } from './views.ts'

const fixedSpaces = advertisingPropertyIds.map(parsePropertyId).filter((id) => id !== null)

const isFixedSpace = inArray(properties.id, fixedSpaces)

export function advertisingCatalogue(orm: Database['orm']) {
  return {
    async advertisingSpaces(): Promise<AdvertisingCard[]> {
      const rows = await orm
        .select({
          id: properties.id,
          title: properties.title,
          location: properties.location,
          area: properties.area,
          status: properties.status,
          yearBuilt: properties.year_built,
          description: properties.description,
          picture: pictureColumn,
        })
        .from(properties)
        .leftJoin(pictures, eq(pictures.url, sql`coalesce(${properties.image_url}, ${properties.images}[1])`))
        .where(isFixedSpace)
        .orderBy(desc(properties.created_at))
      return rows.map(({ area, status, ...row }) => ({
        ...row,
        area: area ? formatArea(area) : null,
        squareMetres: area,
        description: writtenText(row.description),
        availability: availabilityOf(status),
      }))
    },

    advertisingCount(): Promise<number> {
      return orm.$count(properties, isFixedSpace).then(Number)
    },
  }
}
