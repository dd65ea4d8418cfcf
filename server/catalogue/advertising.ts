import type { Pool } from 'pg'
import { z } from 'zod'
import { availabilityOf } from '../../domain/availability.ts'
import { formatArea } from '../../domain/format.ts'
import { parsePropertyId } from '../../domain/property.ts'
import { advertisingPropertyIds } from '../../landlord/advertising.ts'
import { queryRows, queryValue } from '../database/query.ts'
import { cardPicture, mainPicture, pictureColumn } from './picture-columns.ts'
import { writtenText } from './property-views.ts'
import type { AdvertisingCard } from './views.ts'

/** The properties that are advertising spaces with a place on the page. */
export const fixedSpaces = advertisingPropertyIds.map(parsePropertyId).filter((id) => id !== null)

const advertisingSpace = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  area: z.number().nullable(),
  status: z.string().nullable(),
  yearBuilt: z.number().nullable(),
  description: z.string().nullable(),
  picture: cardPicture,
})

export function advertisingCatalogue(pool: Pool) {
  return {
    async advertisingSpaces(): Promise<AdvertisingCard[]> {
      const rows = await queryRows(
        pool,
        advertisingSpace,
        `select properties.id, properties.title, properties.location, properties.area, properties.status,
           properties.year_built as "yearBuilt", properties.description, ${pictureColumn}
         from properties left join pictures on pictures.url = ${mainPicture}
         where properties.id = any($1) order by properties.created_at desc`,
        [fixedSpaces],
      )
      return rows.map(({ area, status, ...row }) => ({
        ...row,
        area: area ? formatArea(area) : null,
        squareMetres: area,
        description: writtenText(row.description),
        availability: availabilityOf(status),
      }))
    },

    advertisingCount(): Promise<number> {
      return queryValue(pool, z.number(), 'select count(*)::int from properties where id = any($1)', [
        fixedSpaces,
      ])
    },
  }
}
