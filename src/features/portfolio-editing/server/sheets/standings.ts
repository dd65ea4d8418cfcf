import { z } from 'zod'
import type { PropertyId } from '../../../../domain/portfolio/property.ts'
import { propertyId } from '../../../../platform/database/columns.ts'
import { type Queryable, queryRows } from '../../../../platform/database/query.ts'
import { type PropertyContent, storedContent } from '../property-content.ts'
import { type VersionState, versionState } from '../versions.ts'
import type { KnownHome } from './find-home.ts'

/**
 * What a sheet is compared with: the published version, since that is what an export contains, or else the newest
 * version.
 */
export interface Standing {
  content: PropertyContent
  /** The newest version, published or not. */
  newest: PropertyContent
  isOnSite: boolean
  state: VersionState
  publishAt: Date | null
}

const standingRow = z.object({
  id: propertyId,
  shown: storedContent.nullable(),
  newest: storedContent.nullable(),
  state: versionState.nullable(),
  publish_at: z.date().nullable(),
})

/** The standings of properties, by their ids; one that does not exist has none. */
export async function readStandings(
  db: Queryable,
  ids: readonly PropertyId[],
): Promise<ReadonlyMap<PropertyId, Standing>> {
  const rows = await queryRows(
    db,
    standingRow,
    `select id, to_jsonb(properties) - 'id' - 'created_at' as shown, newest.content as newest, newest.state, newest.publish_at
     from unnest($1::uuid[]) as asked (id)
       left join properties using (id)
       left join lateral (select content, state, publish_at from property_versions
         where property_id = asked.id order by property_versions.id desc limit 1) as newest on true`,
    [ids],
  )
  return new Map(
    rows.flatMap(({ id, shown, newest, state, publish_at: publishAt }) => {
      const content = shown ?? newest
      if (!content) return []
      const isBack = shown !== null && state === 'archived'
      const standing: Standing = {
        content,
        newest: newest ?? content,
        isOnSite: shown !== null,
        state: isBack ? 'published' : (state ?? 'published'),
        publishAt,
      }
      return [[id, standing] as const]
    }),
  )
}

const knownHome = z.object({
  id: propertyId,
  title: z.string(),
  location: z.string(),
  city: z.string(),
  type: z.string(),
  isArchived: z.boolean(),
}) satisfies z.ZodType<KnownHome>

/** All homes, published or not, as rows of a sheet are compared with them. */
export const readKnownHomes = (db: Queryable): Promise<KnownHome[]> =>
  queryRows(
    db,
    knownHome,
    `select id, title, location, city, type, false as "isArchived" from properties
     union all
     select * from (
       select distinct on (property_id) property_id, content ->> 'title', content ->> 'location', content ->> 'city',
         content ->> 'type', state = 'archived'
       from property_versions where not exists (select from properties where id = property_id)
       order by property_id, property_versions.id desc) as unpublished`,
  )
