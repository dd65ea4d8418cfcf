import type { Pool } from 'pg'
import { z } from 'zod'
import { placeIn } from '../../domain/housing-areas.ts'
import { folderName } from '../../domain/slug.ts'
import type { PlaceName } from '../catalogue/filters/choice-label.ts'
import { queryRows } from '../database/query.ts'

const place = z.object({ location: z.string(), city: z.string() })

/** Gives the name of a town or an area of the portfolio by its name in an address, or that where there is none such. */
export async function readPlaceNames(pool: Pool): Promise<PlaceName> {
  const rows = await queryRows(pool, place, 'select distinct location, city from properties')
  const names = new Map(
    rows.flatMap(({ location, city }) =>
      [city, placeIn(location, city)].map((name) => [folderName(name), name.trim()] as const),
    ),
  )
  return (_, slug) => names.get(slug) ?? slug
}
