import type { Pool } from 'pg'
import { z } from 'zod'
import type { IsoDate } from '../../domain/calendar.ts'
import { formatDateTime } from '../../domain/format.ts'
import { municipalitiesOf } from '../../domain/municipality.ts'
import { isoDate, propertyId } from '../database/columns.ts'
import { queryRows } from '../database/query.ts'
import { cardPicture, pictureColumn } from './picture-columns.ts'
import { toShownVacancy } from './vacancy-view.ts'
import type { Listings } from './views.ts'

const activeListing = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  price: z.string().nullable(),
  area: z.string().nullable(),
  bedrooms: z.number().nullable(),
  propertyType: z.string().nullable(),
  finnUrl: z.string(),
  scrapedAt: z.date(),
  picture: cardPicture,
  propertyId: propertyId.nullable(),
  status: z.string().nullable(),
  available_from: isoDate.nullable(),
})

const activeListings = `select finn.id, finn.title, finn.address, finn.price, finn.area, finn.bedrooms,
    finn.property_type as "propertyType", finn.finn_url as "finnUrl", finn.scraped_at as "scrapedAt",
    ${pictureColumn}, properties.id as "propertyId", properties.status,
    properties.available_from
  from finn_properties finn
    left join pictures on pictures.url = finn.image_url
    left join properties on properties.id = finn.property_id
  where finn.is_active and not finn.hidden
  order by finn.scraped_at desc, finn.id`

export function listingCatalogue(pool: Pool, today: () => IsoDate) {
  return {
    async listings(): Promise<Listings> {
      const rows = await queryRows(pool, activeListing, { name: 'active_listings', text: activeListings })
      return {
        listings: rows.map(({ scrapedAt, status, available_from, ...card }) => ({
          ...card,
          vacancy: toShownVacancy({ status, available_from }, today()),
        })),
        municipalities: municipalitiesOf(rows.map((row) => row.address)).length,
        updatedAt: rows[0] ? formatDateTime(rows[0].scrapedAt) : null,
      }
    },
  }
}
