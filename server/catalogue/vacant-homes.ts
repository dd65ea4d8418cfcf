import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { pictures, properties } from '../database/schema.ts'
import { hasAvailability } from './availability-condition.ts'
import { cardColumns, mainPicture } from './properties.ts'
import { toCard } from './property-views.ts'
import type { PropertyCard } from './views.ts'

/** How many of them the front page shows. */
const MAX_VACANT_HOMES = 4

export function vacantHomesCatalogue(orm: Database['orm']) {
  const hasNoPicture = isNull(pictures.key)
  // The newest of each town comes first, then the second newest of each; those that can be seen before the others.
  const turn = sql`row_number() over (partition by ${properties.city} order by ${hasNoPicture}, ${properties.created_at} desc, ${properties.id})`
  const vacant = orm
    .select(cardColumns)
    .from(properties)
    .leftJoin(pictures, eq(pictures.url, mainPicture))
    .where(and(eq(properties.type, 'Bolig'), hasAvailability('available')))
    .orderBy(hasNoPicture, turn, desc(properties.created_at), asc(properties.id))
    .limit(MAX_VACANT_HOMES)
    .prepare('vacant_homes')

  return {
    async vacantHomes(): Promise<PropertyCard[]> {
      const rows = await vacant.execute()
      return rows.map(toCard)
    },
  }
}
