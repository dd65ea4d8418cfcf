import type { PoolClient } from 'pg'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { findRow, rowExists } from '../../../platform/database/query.ts'
import { contentRow, type PropertyContent } from './property-content.ts'
import { lockProperty, newestVersion } from './versions.ts'
import { writeChange } from './write-change.ts'

/**
 * Changes the content of a property without changing its state: what is on the site stays there, a draft stays a draft, and one that
 * waits beside what is on the site is changed too. `change` gives the same content where there is nothing to change. Gives false for one
 * that is not there, or was taken off the site.
 */
export async function changeContent(
  client: PoolClient,
  id: PropertyId,
  {
    change,
    by,
    key,
  }: { change: (content: PropertyContent) => PropertyContent; by: string | null; key?: string | null },
): Promise<boolean> {
  const isKnown = await rowExists(
    client,
    'select from properties where id = $1 union all select from property_versions where property_id = $1 limit 1',
    [id],
  )
  if (!isKnown) return false
  await lockProperty(client, id)
  const newest = await newestVersion(client, id)
  const shown = await findRow(
    client,
    contentRow,
    `select to_jsonb(properties) - 'id' - 'created_at' as content from properties where id = $1`,
    [id],
  )
  const waits = newest?.state === 'draft' || newest?.state === 'scheduled' ? newest : null
  const content = waits?.content ?? shown
  if (!content) return false
  const state = waits?.state ?? 'published'
  const current = { id, state, onSite: shown, newest: content, publishAt: waits?.publish_at ?? null }
  await writeChange(client, current, { change, by, key })
  return true
}
