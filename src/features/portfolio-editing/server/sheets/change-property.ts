import type { PoolClient } from 'pg'
import type { PropertyId } from '../../../../domain/portfolio/property.ts'
import { addAuditEntry } from '../../../../platform/audit/add-audit-entry.ts'
import { labelsOfColumns } from '../../property-fields.ts'
import { changedColumns, type PropertyContent } from '../property-content.ts'
import { addVersion, lockProperty, putOnSite } from '../versions.ts'
import type { SomeColumns } from './plan-row.ts'
import { readStandings } from './standings.ts'

interface Change {
  id: PropertyId
  from: SomeColumns
  to: SomeColumns
  staffId: string
  /** Marks the version as the import's. */
  key: string
}

/**
 * Changes some columns of a property without changing its state: an unpublished one stays unpublished, a scheduled
 * one stays scheduled. Where these columns are no longer what they were, nothing is changed: gives their labels. Null where
 * it is changed.
 */
export async function changeProperty(
  client: PoolClient,
  { id, from, to, staffId: by, key }: Change,
): Promise<string[] | null> {
  const before = (await readStandings(client, [id])).get(id)
  if (!before) return []
  await lockProperty(client, id)
  const standing = (await readStandings(client, [id])).get(id)
  if (!standing) return []
  const moved = changedColumns({ ...standing.content, ...from }, standing.content)
  if (moved.length > 0) return labelsOfColumns(moved)
  const change = (content: PropertyContent): PropertyContent => ({ ...content, ...to })
  if (standing.isOnSite) {
    const content = change(standing.content)
    await addVersion(client, { propertyId: id, content, by, state: 'published', key })
    await putOnSite(client, id, content)
  }
  if (standing.state !== 'published')
    await addVersion(client, {
      propertyId: id,
      content: change(standing.newest),
      by,
      state: standing.state,
      publishAt: standing.publishAt,
      key,
    })
  await addAuditEntry(client, {
    staffId: by,
    action: 'property-saved',
    subject: { kind: 'property', id },
    detail: { state: standing.state, sheet: true },
  })
  return null
}
