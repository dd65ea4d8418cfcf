import type { Pool } from 'pg'
import { z } from 'zod'
import { isoDateColumn, propertyId } from '../../../platform/database/columns.ts'
import { queryRows } from '../../../platform/database/query.ts'
import type { ListingFacts } from '../filters/listing-traits.ts'
import { cardPicture, pictureColumn } from './picture-columns.ts'

/** A row of `finn_properties` with what filters look at; its columns are those of `listingColumns`. */
export const listingFacts = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  price: z.string().nullable(),
  area: z.string().nullable(),
  bedrooms: z.number().nullable(),
  property_type: z.string().nullable(),
  amenities: z.array(z.string()),
  available_from: isoDateColumn.nullable(),
  energy_class: z.string().nullable(),
}) satisfies z.ZodType<ListingFacts>

/** The names of the columns, for a statement. */
export const listingColumns = Object.keys(listingFacts.shape)
  .map((name) => `finn_properties.${name}`)
  .join(', ')

const activeListing = listingFacts.extend({
  finn_url: z.string(),
  scraped_at: z.date(),
  picture: cardPicture,
  /** The property that it is of, where that is on the site. */
  property_id: propertyId.nullable(),
})

export type ActiveListing = z.output<typeof activeListing>

/** The ads that visitors see, the newest first. */
export function readActiveListings(pool: Pool): Promise<ActiveListing[]> {
  return queryRows(pool, activeListing, {
    name: 'active_listings',
    text: `select ${listingColumns}, finn_properties.finn_url, finn_properties.scraped_at, ${pictureColumn} as picture,
        properties.id as property_id
      from finn_properties
        left join pictures on pictures.url = finn_properties.image_url
        left join properties on properties.id = finn_properties.property_id
      where finn_properties.is_active and not finn_properties.hidden
      order by finn_properties.scraped_at desc, finn_properties.id`,
  })
}
