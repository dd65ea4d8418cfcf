import type { z } from 'zod'
import { cardPicture, pictureColumn } from './picture-columns.ts'
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
