import type { PoolClient } from 'pg'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { findRow, rowExists } from '../../../platform/database/query.ts'
import { contentRow, type PropertyContent } from './property-content.ts'
import { addVersion, lockProperty, newestVersion, putOnSite } from './versions.ts'

/**
 * Changes the content of a property without changing its state: what is on the site stays there, a draft stays a draft, and one that
 * waits beside what is on the site is changed too. `change` gives the same content where there is nothing to change. Gives false for one
 * that is not there, or was taken off the site.
 */
export async function changeContent(
  client: PoolClient,
  id: PropertyId,
  { change, by }: { change: (content: PropertyContent) => PropertyContent; by: string | null },
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
  const isWaiting = newest?.state === 'draft' || newest?.state === 'scheduled'
  if (!shown && !isWaiting) return false
  const changed = (before: PropertyContent): PropertyContent | null => {
    const after = change(before)
    return after === before ? null : after
  }
  const onSite = shown && changed(shown)
  if (onSite) {
    await addVersion(client, { propertyId: id, content: onSite, by, state: 'published' })
    await putOnSite(client, id, onSite)
  }
  // What waits is the newest again, whether it is changed or only what it waits behind.
  const waiting = newest && isWaiting ? (changed(newest.content) ?? (onSite && newest.content)) : null
  if (newest && waiting)
    await addVersion(client, {
      propertyId: id,
      content: waiting,
      by,
      state: newest.state,
      publishAt: newest.publish_at,
    })
  return true
}
