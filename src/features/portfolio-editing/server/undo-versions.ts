import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { propertyId } from '../../../platform/database/columns.ts'
import type { Database } from '../../../platform/database/database.ts'
import { execute, findRow, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { portfolioListTexts } from '../list.words.ts'
import { portfolioTexts } from '../portfolio.words.ts'
import type { RefusedProperty } from './change-properties.ts'
import { storedContent } from './property-content.ts'
import { newestVersion, putOnSite, takePropertyLock, versionState } from './versions.ts'

/** How long what a staff member has done can be undone. */
const UNDO_MINUTES = 10

interface Undone {
  undone: PropertyId[]
  refused: RefusedProperty[]
}

const namedVersion = z.object({ id: z.string(), property: propertyId, state: versionState })

/**
 * Undoes versions that a staff member has just written, as one: each property is as the version before them says, on the
 * site and as a draft. One that has been changed since is left as it is.
 */
export function undoVersions(
  { database }: { database: Pick<Database, 'pool'> },
  { versions, by, now }: { versions: readonly string[]; by: string; now: Date },
): Promise<Undone> {
  return inTransaction(database.pool, async (client) => {
    const named = await queryRows(
      client,
      namedVersion,
      `select id, property_id as property, state from property_versions where id = any($1) and staff_id = $2
       order by property_id`,
      [versions, by],
    )
    const done: Undone = { undone: [], refused: [] }
    for (const [id, own] of Map.groupBy(named, ({ property }) => property)) {
      await takePropertyLock(client, id)
      const newest = await newestVersion(client, id)
      const isNewest = own.some((version) => version.id === newest?.id)
      const isLate = !newest || now.getTime() - newest.at.getTime() > UNDO_MINUTES * 60_000
      if (!isNewest || isLate) {
        const reason = isNewest
          ? portfolioTexts.tooLateToUndo.replace('.', '')
          : portfolioListTexts.bulk.changedSince
        done.refused.push({ id, title: newest?.content.title ?? '', reason })
        continue
      }
      const ids = own.map((version) => version.id)
      await execute(client, 'delete from property_versions where id = any($1)', [ids])
      if (own.some(({ state }) => state === 'published' || state === 'archived'))
        await restoreSite(client, id)
      await addAuditEntry(client, {
        staffId: by,
        action: 'property-saved',
        subject: { kind: 'property', id },
        detail: { undone: ids.join(', ') },
      })
      done.undone.push(id)
    }
    if (named.length === 0) throw new Refusal(portfolioTexts.tooLateToUndo)
    return done
  })
}

const siteVersion = z.object({ content: storedContent, state: versionState })

/** Puts on the site what its newest version there says, or takes the property off it. */
async function restoreSite(client: PoolClient, id: PropertyId): Promise<void> {
  const last = await findRow(
    client,
    siteVersion,
    `select content, state from property_versions where property_id = $1 and state in ('published', 'archived')
     order by id desc limit 1`,
    [id],
  )
  if (last?.state === 'published') await putOnSite(client, id, last.content)
  else await execute(client, 'delete from properties where id = $1', [id])
}
