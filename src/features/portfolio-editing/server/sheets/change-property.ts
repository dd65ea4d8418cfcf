import type { PoolClient } from 'pg'
import type { PropertyId } from '../../../../domain/portfolio/property.ts'
import { addAuditEntry } from '../../../../platform/audit/add-audit-entry.ts'
import { labelsOfColumns } from '../../property-fields.ts'
import { changedColumns } from '../property-content.ts'
import { lockProperty } from '../versions.ts'
import { writeChange } from '../write-change.ts'
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
  if (Object.keys(to).length === 0) return null
  const before = (await readStandings(client, [id])).get(id)
  if (!before) return []
  await lockProperty(client, id)
  const standing = (await readStandings(client, [id])).get(id)
  if (!standing) return []
  const moved = changedColumns({ ...standing.content, ...from }, standing.content)
  if (moved.length > 0) return labelsOfColumns(moved)
  const { content, isOnSite, ...current } = standing
  await writeChange(
    client,
    { id, ...current, onSite: isOnSite ? content : null },
    { change: (before) => ({ ...before, ...to }), by, key },
  )
  await addAuditEntry(client, {
    staffId: by,
    action: 'property-saved',
    subject: { kind: 'property', id },
    detail: { state: standing.state, sheet: true },
  })
  return null
}
