import { z } from 'zod'
import type { Picture } from '../../../domain/portfolio/picture.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { formatDateTime, formatWhen } from '../../../domain/time/format-moment.ts'
import type { Entries } from '../../../forms/engine/entries.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findRow, queryRows } from '../../../platform/database/query.ts'
import { toDetail } from '../../portfolio-browsing/server/property-views.ts'
import type { PropertyDetail } from '../../portfolio-browsing/server/views.ts'
import { type PublicationState, publicationStateOf } from './list-properties.ts'
import { changesInWords, type PropertyContent, propertyEntries, storedContent } from './property-content.ts'
import { type VersionState, versionState } from './versions.ts'

type Deps = { database: Pick<Database, 'pool'> }

export interface EditedProperty {
  id: string
  standing: PublicationState
  /** «21. november 2026 kl. 12.00», where it goes on the site later. */
  publishAt: string | null
  /** The values of its fields. */
  entries: Entries
  pictures: EditedPicture[]
  history: HistoryLine[]
}

export interface EditedPicture {
  url: string
  alt: string
  /** Null where the original is not ours, or is gone. */
  picture: Picture | null
}

interface HistoryLine {
  id: string
  at: string
  by: string | null
  state: VersionState
  /** What is different from the one before. */
  changed: string[]
}

const MAX_HISTORY = 50

const propertyVersion = z.object({
  id: z.string(),
  at: z.date(),
  state: versionState,
  content: storedContent,
  name: z.string().nullable(),
})

/** A property as it is edited: its newest version. Null where there is none. */
export async function readProperty(
  { database: { pool } }: Deps,
  id: PropertyId,
  now: Date,
): Promise<EditedProperty | null> {
  const newest = await newestContent(pool, id)
  if (!newest) return null
  const { content, state, publish_at, on_site } = newest
  const history = await queryRows(
    pool,
    propertyVersion,
    `select property_versions.id, property_versions.at, state, content, staff.name from property_versions
     left join staff on staff.id = staff_id where property_id = $1 order by property_versions.id desc limit ${MAX_HISTORY}`,
    [id],
  )
  return {
    id,
    standing: publicationStateOf(state, on_site),
    publishAt: publish_at && formatDateTime(publish_at, staffLanguage),
    entries: propertyEntries(content),
    pictures: await readPictures(pool, content),
    history: history.map((version, index) => ({
      id: version.id,
      at: formatWhen(version.at, now, staffLanguage),
      by: version.name,
      state: version.state,
      changed: changesInWords(history[index + 1]?.content ?? null, version.content),
    })),
  }
}

/** What the property's page would show: its newest version, whether it is on the site or not. */
export async function previewProperty(
  { database: { pool } }: Deps,
  id: PropertyId,
  now: Date,
): Promise<PropertyDetail | null> {
  const newest = await newestContent(pool, id)
  if (!newest) return null
  const pictures = (await readPictures(pool, newest.content)).flatMap(({ picture }) => picture ?? [])
  const beside = { pictures, inBuilding: [], alternatives: [], updatedAt: null, finnUrl: null, homes: [] }
  return toDetail({ ...newest.content, id }, beside, osloDate(now), staffLanguage)
}

const newestProperty = z.object({
  content: storedContent,
  state: versionState.nullable(),
  publish_at: z.date().nullable(),
  on_site: z.boolean(),
})

/** The newest content of a property with the current pictures, for its editor. */
export function newestContent(pool: Database['pool'], id: PropertyId) {
  return findRow(
    pool,
    newestProperty,
    `with newest as (select * from property_versions where property_id = $1 order by id desc limit 1),
       shown as (select to_jsonb(properties) - 'id' - 'created_at' as content from properties where id = $1)
     select coalesce(case when newest.state = 'published' then shown.content end, newest.content, shown.content) as content,
       newest.state, newest.publish_at, shown.content is not null as on_site
     from newest full join shown on true`,
    [id],
  )
}

const storedPicture = z.object({
  url: z.string(),
  key: z.string(),
  width: z.number(),
  height: z.number(),
  preview: z.string(),
  alt: z.string().nullable(),
})

async function readPictures(pool: Database['pool'], content: PropertyContent): Promise<EditedPicture[]> {
  const urls = content.images.length > 0 ? content.images : content.image_url ? [content.image_url] : []
  const rows = await queryRows(
    pool,
    storedPicture,
    'select url, key, width, height, preview, alt from pictures where url = any($1)',
    [urls],
  )
  const known = new Map(rows.map((row) => [row.url, row]))
  return urls.map((url) => {
    const row = known.get(url)
    const said = content.picture_alts?.[url] ?? row?.alt ?? ''
    if (!row) return { url, alt: said, picture: null }
    const { key, width, height, preview } = row
    const alt = said ? { alt: said } : {}
    return { url, alt: said, picture: { key, width, height, preview, ...alt } }
  })
}
