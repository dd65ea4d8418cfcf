import type { Pool } from 'pg'
import { z } from 'zod'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { propertyId } from '../../../platform/database/columns.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { readCards, toCard } from '../../portfolio-browsing/server/card-row.ts'
import { staffListingTexts } from '../listings.words.ts'
import { readMatches } from './match-listings.ts'

/** One side of a match: what staff compare. */
interface MatchSide {
  id: string
  title: string
  /** Where it is, what it costs and how large it is. */
  facts: string[]
}

/** An ad and a property that are, or seem to be, one home. */
export interface MatchLine {
  listing: MatchSide & { finnUrl: string }
  property: MatchSide
  /** Whether the site has linked them by itself. */
  isLinked: boolean
}

export interface MatchesView {
  lines: MatchLine[]
  /** How many more there are. */
  more: number
}

/** How many are shown at a time. */
const MAX_LINES = 50

/** How many properties are suggested for one ad. */
const MAX_FOR_ONE = 3

const matchedRow = z.object({ listing: z.string(), property: propertyId })

const listingSide = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  price: z.string().nullable(),
  area: z.string().nullable(),
  bedrooms: z.number().nullable(),
  finn_url: z.string(),
})

/** What the site has linked by itself and staff have not looked at, the newest ads first, then what it suggests. */
export async function readMatchLines(pool: Pool, today: IsoDate): Promise<MatchesView> {
  const linked = await queryRows(
    pool,
    matchedRow,
    `select finn_properties.id as listing, properties.id as property
     from finn_properties join properties on properties.id = property_id
     where is_matched and is_active and not hidden order by scraped_at desc, finn_properties.id`,
  )
  const suggested = [
    ...Map.groupBy(await readMatches(pool, today), ({ listing }) => listing).values(),
  ].flatMap((ofOne) => ofOne.slice(0, MAX_FOR_ONE))
  const all = [
    ...linked.map((pair) => ({ ...pair, isLinked: true })),
    ...suggested.map((pair) => ({ ...pair, isLinked: false })),
  ]
  const shown = all.slice(0, MAX_LINES)
  const [listings, properties] = await Promise.all([
    listingSides(
      pool,
      shown.map(({ listing }) => listing),
    ),
    propertySides(
      pool,
      shown.map(({ property }) => property),
      today,
    ),
  ])
  return {
    lines: shown.flatMap(({ listing: ad, property: home, isLinked }) => {
      const [listing, property] = [listings.get(ad), properties.get(home)]
      return listing && property ? [{ listing, property, isLinked }] : []
    }),
    more: all.length - shown.length,
  }
}

async function listingSides(pool: Pool, ids: readonly string[]): Promise<Map<string, MatchLine['listing']>> {
  const rows = await queryRows(
    pool,
    listingSide,
    'select id, title, address, price, area, bedrooms, finn_url from finn_properties where id = any($1)',
    [ids],
  )
  return new Map(
    rows.map(({ id, title, address, price, area, bedrooms, finn_url: finnUrl }) => {
      const rooms = bedrooms ? staffListingTexts.matches.bedrooms(bedrooms) : null
      const facts = [address, price, area, rooms].filter((fact) => fact !== null)
      return [id, { id, title, facts, finnUrl }]
    }),
  )
}

async function propertySides(
  pool: Pool,
  ids: readonly PropertyId[],
  today: IsoDate,
): Promise<Map<PropertyId, MatchSide>> {
  const rows = await readCards(pool, [...new Set(ids)])
  return new Map(
    rows.map((row) => {
      const { title, location, price, facts, vacancy } = toCard(row, today, staffLanguage)
      const said = [location, price, ...facts, vacancy?.label ?? null]
      return [row.id, { id: row.id, title, facts: said.filter((fact) => fact !== null) }]
    }),
  )
}
