import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { keysOf } from '../../../domain/records.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findRow, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { portfolioListTexts } from '../list.words.ts'
import { portfolioTexts } from '../portfolio.words.ts'
import { changedColumns, changedLabels, contentRow, type PropertyContent } from './property-content.ts'
import { addVersion, lockProperty, newestVersion, takePropertyLock } from './versions.ts'
import { type CurrentProperty, writeChange } from './write-change.ts'

const { bulk: texts } = portfolioListTexts

interface BulkChange {
  ids: readonly PropertyId[]
  /** The newest version of all when they were chosen; what a colleague has changed since is left alone. */
  snapshot?: string | undefined
  /** Names the attempt: what it has done already is not done again. */
  key?: string | undefined
  by: string
  /**
   * Changes one. Gives whether anything was to be changed.
   * @throws Refusal before it writes anything.
   */
  change: (client: PoolClient, property: CurrentProperty) => Promise<boolean>
}

export interface ChangedProperties {
  changed: PropertyId[]
  /** The versions that were written. */
  versions: string[]
  /** How many were as they should be. */
  same: number
  refused: RefusedProperty[]
}

export interface RefusedProperty {
  id: PropertyId
  title: string
  reason: string
}

/** Changes several properties in one transaction; those that cannot be changed are left as they are. */
export function changeProperties(
  { database }: { database: Pick<Database, 'pool'> },
  { ids, snapshot, key, by, change }: BulkChange,
): Promise<ChangedProperties> {
  return inTransaction(database.pool, async (client) => {
    const done: ChangedProperties = { changed: [], versions: [], same: 0, refused: [] }
    // In one order, so that two such actions never wait for each other.
    for (const id of [...new Set(ids)].sort()) {
      await takePropertyLock(client, id)
      const before = await newestVersion(client, id)
      if (key && before?.key === key) {
        done.changed.push(id)
        done.versions.push(...(await versionsOf(client, id, { key })))
        continue
      }
      const title = before?.content.title ?? ''
      try {
        if (before && snapshot && BigInt(before.id) > BigInt(snapshot) && before.staff_id !== by)
          throw new Refusal(texts.changedBy(before.by))
        const property = await currentProperty(client, id)
        const newest = await newestVersion(client, id)
        if (await change(client, property)) {
          done.changed.push(id)
          done.versions.push(...(await versionsOf(client, id, { after: newest?.id ?? '0' })))
        } else done.same += 1
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        done.refused.push({ id, title, reason: error.message.replace(/\.$/, '') })
      }
    }
    return done
  })
}

const versionsOf = (
  client: PoolClient,
  id: PropertyId,
  { key, after = '0' }: { key?: string; after?: string },
) =>
  queryRows(
    client,
    z.string(),
    'select id from property_versions where property_id = $1 and id > $2 and ($3::text is null or key = $3) order by id',
    [id, after, key ?? null],
  )

/** A property as it is. What an import has written past its versions is stored as one, so that it is found again. */
async function currentProperty(client: PoolClient, id: PropertyId): Promise<CurrentProperty> {
  const newest = await lockProperty(client, id)
  const onSite = await findRow(
    client,
    contentRow,
    `select to_jsonb(properties) - 'id' - 'created_at' as content from properties where id = $1`,
    [id],
  )
  const version = await newestVersion(client, id)
  if (!version) throw new Refusal(portfolioTexts.noProperty)
  const { state, publish_at: publishAt } = version
  if (state !== 'published' || !onSite)
    return { id, state: state === 'published' ? 'archived' : state, onSite, newest, publishAt }
  if (changedLabels(newest, onSite).length > 0)
    await addVersion(client, { propertyId: id, content: onSite, by: null, state: 'published' })
  return { id, state, onSite, newest: onSite, publishAt }
}

/**
 * Changes some columns without changing the state: what is on the site stays there, and what waits goes on waiting. Gives
 * whether anything was to be changed.
 * @throws Refusal where a draft already changes one of them.
 */
export async function changeColumns(
  client: PoolClient,
  property: CurrentProperty,
  to: Partial<PropertyContent>,
  { by, key }: { by: string; key?: string | null | undefined },
): Promise<boolean> {
  const { id, state, onSite, newest } = property
  const columns = keysOf(to)
  const isOf = (column: string) => columns.some((each) => each === column)
  if (onSite && changedColumns(onSite, newest).some(isOf)) throw new Refusal(texts.draftDiffers)
  const isChanged = await writeChange(client, property, {
    change: (content) => ({ ...content, ...to }),
    by,
    key,
  })
  if (!isChanged) return false
  await addAuditEntry(client, {
    staffId: by,
    action: 'property-saved',
    subject: { kind: 'property', id },
    detail: { state },
  })
  return true
}
