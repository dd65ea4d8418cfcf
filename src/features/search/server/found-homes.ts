import type { Pool } from 'pg'
import { z } from 'zod'
import { type PropertyId, parsePropertyId } from '../../../domain/portfolio/property.ts'
import { defaultLanguage, wordsOf } from '../../../domain/text/language.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { isoDateColumn, propertyId } from '../../../platform/database/columns.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { vacantFrom } from '../../portfolio-browsing/filters/vacancy.ts'
import { vacancyLabel } from '../../portfolio-browsing/filters/vacancy-label.ts'
import { readCards, toCard } from '../../portfolio-browsing/server/card-row.ts'
import { cardPicture, pictureColumn } from '../../portfolio-browsing/server/picture-columns.ts'
import type { PropertyCardView } from '../../portfolio-browsing/server/views.ts'
import type { FoundDocument } from './find-documents.ts'
import type { HomeHit } from './hits.ts'
import { resultWords } from './results.words.ts'

const listingRow = z.object({
  id: z.string(),
  title: z.string(),
  finn_url: z.string(),
  property_type: z.string().nullable(),
  place: z.string(),
  price: z.string().nullable(),
  area: z.string().nullable(),
  bedrooms: z.number().nullable(),
  picture: cardPicture,
  available_from: isoDateColumn.nullable(),
  propertyId: propertyId.nullable(),
})

/** The homes among some documents, as results show them on a day, by their references. */
export async function readHomeHits(
  pool: Pool,
  documents: readonly Pick<FoundDocument, 'kind' | 'ref'>[],
  today: IsoDate,
): Promise<Map<string, HomeHit>> {
  const refsOf = (kind: FoundDocument['kind']) =>
    documents.filter((document) => document.kind === kind).map(({ ref }) => ref)
  const ids = refsOf('property').flatMap((ref) => parsePropertyId(ref) ?? [])
  const [properties, listings] = await Promise.all([
    readPropertyHits(pool, ids, today),
    readListingHits(pool, refsOf('listing'), today),
  ])
  return new Map([...properties, ...listings])
}

async function readPropertyHits(
  pool: Pool,
  ids: readonly PropertyId[],
  today: IsoDate,
): Promise<Map<string, HomeHit>> {
  const rows = await readCards(pool, ids)
  return new Map(rows.map((row) => [row.id, hitOfCard(toCard(row, today, defaultLanguage))]))
}

function hitOfCard({ id, title, type, location, price, facts, vacancy, picture }: PropertyCardView): HomeHit {
  return {
    kind: 'property',
    title,
    address: `/eiendommer/${id}`,
    type,
    place: location,
    price,
    facts,
    vacancy,
    picture,
  }
}

/** An ad of a property is shown as that property: it is the same home. */
async function readListingHits(
  pool: Pool,
  ids: readonly string[],
  today: IsoDate,
): Promise<[string, HomeHit][]> {
  if (ids.length === 0) return []
  const rows = await queryRows(
    pool,
    listingRow,
    `select finn.id, finn.title, finn.finn_url, finn.property_type, finn.address as place, finn.price, finn.area,
       finn.bedrooms, ${pictureColumn} as picture, finn.available_from, properties.id as "propertyId"
     from finn_properties finn
       left join pictures on pictures.url = finn.image_url
       left join properties on properties.id = finn.property_id
     where finn.id = any($1)`,
    [ids],
  )
  const own = await readPropertyHits(
    pool,
    rows.flatMap(({ propertyId }) => propertyId ?? []),
    today,
  )
  return rows.map((row) => [row.id, (row.propertyId && own.get(row.propertyId)) ?? hitOfListing(row, today)])
}

function hitOfListing(row: z.output<typeof listingRow>, today: IsoDate): HomeHit {
  const { bedrooms } = row
  const words = wordsOf(resultWords, defaultLanguage)
  const vacancy = vacantFrom(row.available_from, today)
  return {
    kind: 'listing',
    title: row.title,
    address: row.finn_url,
    type: row.property_type,
    place: row.place,
    price: row.price,
    facts: [row.area, bedrooms ? words.bedrooms(bedrooms) : null].filter((fact) => fact !== null),
    vacancy: { ...vacancy, label: vacancyLabel(vacancy, today, defaultLanguage) },
    picture: row.picture,
  }
}
