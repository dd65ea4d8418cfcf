import type { Pool } from 'pg'
import { z } from 'zod'
import { queryRows } from '../../../platform/database/query.ts'

const rankedHome = z.object({ ref: z.string(), points: z.number() })

/** A wish names few things; and of those that say one, more than this are as good as all. */
const MAX_THINGS = 6
const MAX_HOMES = 2000

/** For each thing that a wish names, beginnings of words that say it. */
type Things = readonly (readonly string[])[]

/** How much homes and ads say of some things: by their references, three points for each that is in the title, one elsewhere. */
export async function rankHomes(pool: Pool, things: Things): Promise<ReadonlyMap<string, number>> {
  const asked = things
    .slice(0, MAX_THINGS)
    .map((spellings) => spellings.filter((word) => /^[\p{L}\d]+$/u.test(word)))
    .filter(({ length }) => length > 0)
  if (asked.length === 0) return new Map()
  const rows = await queryRows(
    pool,
    rankedHome,
    `with asked as (
       select to_tsquery('simple', said) as said, to_tsquery('simple', named) as named
       from unnest($1::text[], $2::text[]) as given (said, named)
     ), found as (
       select document.ref, 1 as points from asked cross join lateral (
         select ref from search_documents
         where words @@ asked.said and kind in ('property', 'listing') limit $3) as document
       union all
       select document.ref, 2 from asked cross join lateral (
         select ref from search_documents
         where words @@ asked.named and kind in ('property', 'listing') limit $3) as document
     )
     select ref, sum(points)::int as points from found group by ref`,
    [
      asked.map((spellings) => spellings.map((word) => `${word}:*`).join(' | ')),
      asked.map((spellings) => spellings.map((word) => `${word}:*A`).join(' | ')),
      MAX_HOMES,
    ],
  )
  return new Map(rows.map(({ ref, points }) => [ref, points]))
}
