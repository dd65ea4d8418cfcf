import { z } from 'zod'
import { parseStreetAddress } from '../../../domain/portfolio/street-address.ts'
import { type IsoDate, osloDate } from '../../../domain/time/calendar.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { propertyId } from '../../../platform/database/columns.ts'
import type { Database } from '../../../platform/database/database.ts'
import { execute, type Queryable, queryRows, rowExists } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { houseKey, isAtHouses } from '../../buildings/server/at-houses.ts'
import { factsReader } from '../../portfolio-browsing/filters/home-facts.ts'
import { traitsOfListing } from '../../portfolio-browsing/filters/listing-traits.ts'
import { factColumns, factRow } from '../../portfolio-browsing/server/home-rows.ts'
import { listingColumns, listingFacts } from '../../portfolio-browsing/server/listing-rows.ts'
import { type HomeMatch, type MatchedAd, type MatchedHome, matchHomes } from './match-homes.ts'

const adRow = listingFacts.extend({
  property_id: propertyId.nullable(),
  other_properties: z.array(propertyId),
})

const homeRow = factRow.extend({ primary_rooms: z.number().nullable() })

const addressOf = ({ title, location, city }: { title: string; location: string; city: string }) =>
  [title, location, city].join(', ')

/** The ads that seem to be of a property that they are not linked to, the most alike first. */
export async function readMatches(db: Queryable, today: IsoDate): Promise<HomeMatch[]> {
  if (!(await rowExists(db, unlinkedAd))) return []
  const ads = await queryRows(
    db,
    adRow,
    `select ${listingColumns}, property_id, other_properties from finn_properties where is_active and not hidden`,
  )
  // Of many homes only those at the house of an ad that is not linked are read.
  const houses = ads.flatMap(({ address, property_id: property }) => {
    const place = property === null ? parseStreetAddress(address) : null
    return place ? [houseKey(place)] : []
  })
  const homes = await queryRows(
    db,
    homeRow,
    `select ${factColumns}, primary_rooms from properties where ${isAtHouses('$1')}`,
    [[...new Set(houses)]],
  )
  return matchHomes(
    ads.map((row) => toMatchedAd(row, today)),
    homes.map(homeReader(today)),
  )
}

const unlinkedAd =
  'select from finn_properties where is_active and not hidden and property_id is null limit 1'

function toMatchedAd(row: z.output<typeof adRow>, today: IsoDate): MatchedAd {
  const { categories, bedrooms, rent, squareMetres } = traitsOfListing(row, today)
  // One with areas from and to is of several homes.
  const isOfOne = !/\d\s*[–-]\s*\d/.test(row.area ?? '')
  return {
    id: row.id,
    address: row.address,
    categories,
    bedrooms,
    rent,
    areas: squareMetres !== null && isOfOne ? [squareMetres] : [],
    propertyId: row.property_id,
    otherProperties: row.other_properties,
  }
}

function homeReader(today: IsoDate): (row: z.output<typeof homeRow>) => MatchedHome {
  const factsOf = factsReader(today)
  return (row) => {
    const { id, categories, bedrooms, rent, vacancy } = factsOf(row)
    return {
      id,
      address: addressOf(row),
      categories,
      bedrooms,
      rent,
      areas: [row.area, row.primary_rooms, row.gross_area].filter((area) => area !== null),
      isRented: vacancy?.kind === 'rented',
    }
  }
}

/**
 * Links the ads that fit one property alone to it, where a home has changed since subscribers were last told. Runs before
 * they are: a home and its ad are one to them. Gives how many were linked.
 */
export async function matchListings(
  { database: { pool } }: { database: Pick<Database, 'pool'> },
  now: Date,
): Promise<number> {
  if (!(await rowExists(pool, 'select from changed_homes limit 1'))) return 0
  const certain = (await readMatches(pool, osloDate(now))).filter(({ isCertain }) => isCertain)
  let linked = 0
  for (const { listing, property } of certain)
    linked += await inTransaction(pool, async (client) => {
      // Staff may have said something else meanwhile.
      const updated = await execute(
        client,
        `update finn_properties set property_id = $2, is_matched = true
         where id = $1 and property_id is null and not ($2 = any(other_properties))`,
        [listing, property],
      )
      if (updated > 0)
        await addAuditEntry(client, {
          staffId: null,
          action: 'listing-changed',
          subject: { kind: 'listing', id: listing },
          detail: { change: 'match' },
        })
      return updated
    })
  return linked
}
