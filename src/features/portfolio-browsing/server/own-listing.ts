import { isoDateColumn } from '../../../platform/database/columns.ts'

/** The ad of a property that visitors see, the newest of several; needs `properties` in the statement. */
const ownListing = `from finn_properties own
  where own.property_id = properties.id and own.is_active and not own.hidden
  order by own.scraped_at desc, own.id limit 1`

/** The day from which the ad of a property offers it, as a column; null where it has none. */
export const advertisedFromColumn = `(select coalesce(own.available_from, own.scraped_at::date) ${ownListing})`
export const advertisedFrom = isoDateColumn.nullable()

/** The address of that ad, as a column; null where it has none. */
export const finnUrlColumn = `(select own.finn_url ${ownListing})`
