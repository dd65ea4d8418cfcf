import type { Pool } from 'pg'
import { z } from 'zod'
import { advertisingPropertyIds } from '#landlord/advertising.ts'
import type { Language } from '../../../../landlord-types/language.ts'
import { formatArea } from '../../../domain/format/format.ts'
import { parsePropertyId } from '../../../domain/portfolio/property.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { columnsOf, isoDateColumn } from '../../../platform/database/columns.ts'
import { queryRow, queryRows } from '../../../platform/database/query.ts'
import { cardPicture, mainPicture, pictureColumn } from './picture-columns.ts'
import { writtenText } from './property-views.ts'
import { toShownVacancy } from './vacancy-view.ts'
import type { AdvertisingCard } from './views.ts'

/** The properties that are advertising spaces with a place on the page. */
export const fixedSpaces = advertisingPropertyIds.map(parsePropertyId).filter((id) => id !== null)

const advertisingSpace = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  area: z.number().nullable(),
  status: z.string().nullable(),
  available_from: isoDateColumn.nullable(),
  yearBuilt: z.number().nullable(),
  description: z.string().nullable(),
  picture: cardPicture,
})

export function advertisingCatalogue(pool: Pool, today: () => IsoDate, language: Language) {
  return {
    async advertisingSpaces(): Promise<AdvertisingCard[]> {
      const rows = await queryRows(
        pool,
        advertisingSpace,
        `select ${columnsOf(advertisingSpace, { table: 'properties', computed: { picture: pictureColumn } })}
         from properties left join pictures on pictures.url = ${mainPicture}
         where properties.id = any($1) order by properties.created_at desc`,
        [fixedSpaces],
      )
      return rows.map(({ area, status, available_from, ...row }) => ({
        ...row,
        area: area ? formatArea(area, language) : null,
        squareMetres: area,
        description: writtenText(row.description),
        vacancy: toShownVacancy({ status, available_from }, today(), language),
      }))
    },

    advertisingCount(): Promise<number> {
      return queryRow(pool, z.number(), 'select count(*)::int from properties where id = any($1)', [
        fixedSpaces,
      ])
    },
  }
}
