import { and, asc, desc, eq } from 'drizzle-orm'
import { availabilityOf } from '../../domain/availability.ts'
import { formatDateTime } from '../../domain/format.ts'
import { municipalitiesOf } from '../../domain/municipality.ts'
import type { Database } from '../database/database.ts'
import { finnProperties, pictures, properties } from '../database/schema.ts'
import { pictureColumn } from './picture-columns.ts'
import type { Listings } from './views.ts'

export function listingCatalogue(orm: Database['orm']) {
  const active = orm
    .select({
      id: finnProperties.id,
      title: finnProperties.title,
      address: finnProperties.address,
      price: finnProperties.price,
      area: finnProperties.area,
      bedrooms: finnProperties.bedrooms,
      propertyType: finnProperties.property_type,
      finnUrl: finnProperties.finn_url,
      scrapedAt: finnProperties.scraped_at,
      picture: pictureColumn,
      propertyId: properties.id,
      status: properties.status,
    })
    .from(finnProperties)
    .leftJoin(pictures, eq(pictures.url, finnProperties.image_url))
    .leftJoin(properties, eq(properties.id, finnProperties.property_id))
    .where(and(eq(finnProperties.is_active, true), eq(finnProperties.hidden, false)))
    .orderBy(desc(finnProperties.scraped_at), asc(finnProperties.id))
    .prepare('active_listings')

  return {
    async listings(): Promise<Listings> {
      const rows = await active.execute()
      return {
        listings: rows.map(({ scrapedAt, status, ...card }) => ({
          ...card,
          availability: availabilityOf(status),
        })),
        municipalities: municipalitiesOf(rows.map((row) => row.address)).length,
        updatedAt: rows[0] ? formatDateTime(new Date(rows[0].scrapedAt)) : null,
      }
    },
  }
}
