import { z } from 'zod'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import type { Database } from '../../../platform/database/database.ts'
import { execute, queryRow } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { portfolioTexts } from '../portfolio.words.ts'
import { lockProperty, newestVersion } from './versions.ts'

/** How long a saved draft can be undone. */
const UNDO_MINUTES = 10

interface UndoneDraft {
  id: PropertyId
  /** The version that was saved. */
  version: string
  by: string
  now: Date
}

/**
 * Undoes a staff member's own draft or schedule, so that the version before it is the newest again.
 * @throws Refusal where it is on the site, a newer one has been saved, or it is the only version or too old.
 */
export function undoDraft(
  { database }: { database: Pick<Database, 'pool'> },
  { id, version, by, now }: UndoneDraft,
): Promise<void> {
  return inTransaction(database.pool, async (client) => {
    await lockProperty(client, id)
    const newest = await newestVersion(client, id)
    const versions = await queryRow(
      client,
      z.number(),
      'select count(*)::int from property_versions where property_id = $1',
      [id],
    )
    const isUndoable =
      newest?.id === version &&
      newest.staff_id === by &&
      (newest.state === 'draft' || newest.state === 'scheduled') &&
      now.getTime() - newest.at.getTime() < UNDO_MINUTES * 60_000 &&
      versions > 1
    if (!isUndoable) throw new Refusal(portfolioTexts.tooLateToUndo)
    await execute(client, 'delete from property_versions where id = $1', [version])
    await addAuditEntry(client, {
      staffId: by,
      action: 'property-saved',
      subject: { kind: 'property', id },
      detail: { undone: version },
    })
  })
}
