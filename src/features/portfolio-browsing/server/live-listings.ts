import type { Pool } from 'pg'
import type { Language } from '../../../../landlord-types/language.ts'
import { municipalitiesOf } from '../../../domain/portfolio/municipality.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { formatDateTime } from '../../../domain/time/format-moment.ts'
import type { DataVersion } from '../../../platform/database/data-version.ts'
import { FilterIndex } from '../filters/filter-index.ts'
import { factsReader, type IndexedHome } from '../filters/home-facts.ts'
import { type ListingTraits, traitsOfListing, withProperty } from '../filters/listing-traits.ts'
import { vacancyLabel } from '../filters/vacancy-label.ts'
import { readFactRowsOf } from './home-rows.ts'
import { type ActiveListing, readActiveListings } from './listing-rows.ts'
import { type LiveIndex, liveIndex } from './live-index.ts'
import type { ListingCardView } from './views.ts'

/** An ad as filters see it, with its card. */
export interface IndexedListing extends IndexedHome, ListingTraits {
  card: ListingCardView
}

/** The ads that visitors see, the newest first, and what is said of all of them. */
export interface AllListings {
  index: FilterIndex<IndexedListing>
  /** Those of homes that are not among the properties: what is shown beside these shows each home once. */
  elsewhere: FilterIndex<IndexedListing>
  municipalities: number
  /** «21. november 2026 kl. 05.10», of the newest sync; null before the first. */
  updatedAt: string | null
}

export type LiveListings = LiveIndex<AllListings>

export function liveListings(
  pool: Pool,
  version: Pick<DataVersion, 'lastChangeOf' | 'isFollowing'>,
  today: () => IsoDate,
  language: Language,
): LiveListings {
  // A listing shows what its property says.
  return liveIndex({
    version,
    tags: ['listings', 'portfolio'],
    today,
    make: (day) => readListings(pool, day, language),
  })
}

async function readListings(pool: Pool, day: IsoDate, language: Language): Promise<AllListings> {
  const rows = await readActiveListings(pool)
  const ids = rows.flatMap(({ property_id }) => (property_id ? [property_id] : []))
  const properties = (await readFactRowsOf(pool, ids)).map(factsReader(day))
  const propertyById = new Map(properties.map((facts) => [facts.id, facts]))
  const [newest] = rows
  const listings = rows.map((row) => {
    const said = traitsOfListing(row, day)
    const property = row.property_id && propertyById.get(row.property_id)
    return toIndexed(row, property ? withProperty(said, property) : said, day, language)
  })
  return {
    index: new FilterIndex(listings, day),
    elsewhere: new FilterIndex(
      listings.filter(({ card }) => card.propertyId === null),
      day,
    ),
    municipalities: municipalitiesOf(rows.map((row) => row.address)).length,
    updatedAt: newest ? formatDateTime(newest.scraped_at, language) : null,
  }
}

function toIndexed(
  row: ActiveListing,
  traits: ListingTraits,
  day: IsoDate,
  language: Language,
): IndexedListing {
  const { id, title, address, price, area, bedrooms, picture } = row
  const { vacancy } = traits
  return {
    ...traits,
    id,
    createdAt: row.scraped_at.getTime(),
    card: {
      id,
      title,
      address,
      price,
      area,
      bedrooms,
      propertyType: row.property_type,
      finnUrl: row.finn_url,
      picture,
      propertyId: row.property_id,
      vacancy: vacancy && { ...vacancy, label: vacancyLabel(vacancy, day, language) },
    },
  }
}
