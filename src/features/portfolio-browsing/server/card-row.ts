import type { Pool } from 'pg'
import type { z } from 'zod'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { cardPicture, mainPicture, pictureColumn } from './picture-columns.ts'
import { propertyRow } from './property-row.ts'

/** What a card is made of: the columns of `cardColumns`. */
export const cardRow = propertyRow
  .pick({
    id: true,
    title: true,
    type: true,
    location: true,
    status: true,
    available_from: true,
    price: true,
    area: true,
    gross_area: true,
    bedrooms: true,
    energy_class: true,
  })
  .extend({ picture: cardPicture })

export type CardRow = z.output<typeof cardRow>

/** Of `properties`, with `pictures` joined by `mainPicture`. */
export const cardColumns = `properties.id, properties.title, properties.type, properties.location, properties.status,
  properties.available_from, properties.price, properties.area, properties.gross_area, properties.bedrooms, properties.energy_class, ${pictureColumn}`

/** The cards of some properties, in that order; those that are gone are left out. */
export async function readCards(pool: Pool, ids: readonly PropertyId[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const rows = await queryRows(
    pool,
    cardRow,
    {
      name: 'property_cards',
      text: `select ${cardColumns} from properties left join pictures on pictures.url = ${mainPicture}
        where properties.id = any($1::uuid[])`,
    },
    [ids],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
