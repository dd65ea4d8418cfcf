import type { PoolClient } from 'pg'
import { z } from 'zod'
import { newPropertyId, type PropertyId } from '../../../domain/portfolio/property.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { propertyId } from '../../../platform/database/columns.ts'
import type { Database } from '../../../platform/database/database.ts'
import { execute, findRow, type Queryable, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { editedPropertyColumns } from '../../portfolio-browsing/server/property-row.ts'
import { assertLatestVersion, type Editing, newestVersionRow } from '../../workspace/server/edit-conflict.ts'
import { portfolioTexts } from '../portfolio.words.ts'
import { changedLabels, contentRow, type PropertyContent, storedContent } from './property-content.ts'

type Deps = { database: Pick<Database, 'pool'> }

export const versionState = z.enum(['draft', 'scheduled', 'published', 'archived'])

export type VersionState = z.output<typeof versionState>

/** The state in which a content is saved. */
export type SaveAs = { state: 'draft' } | { state: 'published' } | { state: 'scheduled'; publishAt: Date }

interface Saved {
  id: PropertyId | null
  /** The id of a new property. */
  newId?: PropertyId
  content: PropertyContent
  as: SaveAs
  by: string | null
  /** Where it comes from an editor: what that was opened on. */
  editing?: Editing
}

/**
 * Saves the content of a property, as a draft, published or scheduled. A new property if `id` is null.
 * @throws EditConflict if another version was saved after the editor was opened.
 */
export function saveProperty(deps: Deps, saved: Saved): Promise<PropertyId> {
  return inTransaction(deps.database.pool, (client) => savePropertyIn(client, saved))
}

/** The same as part of a transaction. */
export async function savePropertyIn(
  client: PoolClient,
  { id, newId, content, as, by, editing }: Saved,
): Promise<PropertyId> {
  const propertyId = id ?? newId ?? newPropertyId()
  if (editing) {
    await takePropertyLock(client, propertyId)
    const newest = await newestVersion(client, propertyId)
    assertLatestVersion(newest, editing)
    if (newest && newest.key === editing.key && isSame(newest, content, as)) return propertyId
  }
  if (id) await lockProperty(client, id)
  await addVersion(client, { propertyId, content, by, key: editing?.key ?? null, ...as })
  if (as.state === 'published') await putOnSite(client, propertyId, content)
  await addAuditEntry(client, {
    staffId: by,
    action: 'property-saved',
    subject: { kind: 'property', id: propertyId },
    detail: { state: as.state },
  })
  return propertyId
}

/**
 * Whether an editor has seen everything that was saved since it was opened.
 * @throws EditConflict if not.
 */
export async function assertLatestPropertyVersion(
  { database }: Deps,
  id: PropertyId,
  editing: Editing,
): Promise<void> {
  assertLatestVersion(await newestVersion(database.pool, id), editing)
}

function isSame(newest: NewestProperty, content: PropertyContent, as: SaveAs): boolean {
  const publishAt = as.state === 'scheduled' ? as.publishAt.getTime() : undefined
  return (
    newest.state === as.state &&
    newest.publish_at?.getTime() === publishAt &&
    changedLabels(newest.content, content).length === 0
  )
}

/** Takes a property off the site. Its content is kept, and it can be restored. */
export function archiveProperty(
  deps: Deps,
  { id, by }: { id: PropertyId; by: string | null },
): Promise<void> {
  return inTransaction(deps.database.pool, async (client) => {
    const content = await lockProperty(client, id)
    await addVersion(client, { propertyId: id, content, by, state: 'archived' })
    await execute(client, 'delete from properties where id = $1', [id])
    await addAuditEntry(client, {
      staffId: by,
      action: 'property-archived',
      subject: { kind: 'property', id },
    })
  })
}

/** Publishes an earlier version again, as the newest. */
export function restoreVersion(
  deps: Deps,
  { id, version, by }: { id: PropertyId; version: string; by: string | null },
): Promise<void> {
  return inTransaction(deps.database.pool, async (client) => {
    await lockProperty(client, id)
    const content = await findRow(
      client,
      contentRow,
      'select content from property_versions where property_id = $1 and id::text = $2',
      [id, version],
    )
    if (!content) throw new Refusal(portfolioTexts.noVersion)
    await addVersion(client, { propertyId: id, content, by, state: 'published' })
    await putOnSite(client, id, content)
    await addAuditEntry(client, {
      staffId: by,
      action: 'property-saved',
      subject: { kind: 'property', id },
      detail: { restored: version },
    })
  })
}

/** Publishes the properties that are due, each once, also with several processes. Gives how many. */
export async function publishDue({ database: { pool } }: Deps, now = new Date()): Promise<number> {
  const ids = await queryRows(
    pool,
    propertyId,
    `select property_id from property_versions newest
     where state = 'scheduled' and publish_at <= $1
       and not exists (select 1 from property_versions later
         where later.property_id = newest.property_id and later.id > newest.id)`,
    [now],
  )
  for (const id of ids) {
    await inTransaction(pool, async (client) => {
      await lockProperty(client, id)
      const newest = await newestVersion(client, id)
      // Another process has published it, or a newer version has come meanwhile.
      if (newest?.state !== 'scheduled' || !newest.publish_at || newest.publish_at > now) return
      await addVersion(client, {
        propertyId: id,
        content: newest.content,
        by: newest.staff_id,
        state: 'published',
      })
      await putOnSite(client, id, newest.content)
    })
  }
  return ids.length
}

const rowOnSite = z.object({ content: storedContent, created_at: z.date() })

/**
 * Locks a property and returns its newest content, or its row if it has never been edited. That row is then stored as
 * the first version.
 */
export async function lockProperty(client: PoolClient, id: PropertyId): Promise<PropertyContent> {
  await takePropertyLock(client, id)
  const newest = await newestVersion(client, id)
  if (newest) return newest.content
  const row = await findRow(
    client,
    rowOnSite,
    `select to_jsonb(properties) - 'id' - 'created_at' as content, created_at from properties where id = $1`,
    [id],
  )
  if (!row) throw new Refusal(portfolioTexts.noProperty)
  const { content, created_at: at } = row
  await addVersion(client, { propertyId: id, content, by: null, state: 'published', at })
  return content
}

/** Until the transaction ends, no other one changes this property. */
export async function takePropertyLock(client: PoolClient, id: PropertyId): Promise<void> {
  await execute(client, 'select pg_advisory_xact_lock(hashtext($1))', [`property ${id}`])
}

const newestProperty = newestVersionRow.extend({
  content: storedContent,
  state: versionState,
  publish_at: z.date().nullable(),
  staff_id: z.string().nullable(),
})

type NewestProperty = z.output<typeof newestProperty>

/** A property's newest version, and who wrote it. */
export function newestVersion(db: Queryable, id: PropertyId): Promise<NewestProperty | null> {
  return findRow(
    db,
    newestProperty,
    `select property_versions.id, key, at, staff.name as by, content, state, publish_at, staff_id
     from property_versions left join staff on staff.id = staff_id
     where property_id = $1 order by property_versions.id desc limit 1`,
    [id],
  )
}

interface NewVersion {
  propertyId: PropertyId
  content: PropertyContent
  by: string | null
  state: VersionState
  publishAt?: Date | null
  at?: Date
  key?: string | null
}

/** Adds a version of a property, which must be locked. */
export async function addVersion(
  client: PoolClient,
  { propertyId, content, by, state, publishAt, at = new Date(), key = null }: NewVersion,
): Promise<void> {
  await execute(
    client,
    `insert into property_versions (property_id, at, staff_id, state, publish_at, content, key)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [propertyId, at, by, state, publishAt ?? null, content, key],
  )
}

/** Writes the row that the public site reads, and the alternative texts of its pictures. */
export async function putOnSite(client: PoolClient, id: PropertyId, content: PropertyContent): Promise<void> {
  await execute(
    client,
    // In from, not in select: there it is run once for each column.
    `insert into properties select filled.* from jsonb_populate_record(null::properties,
       $2::jsonb || jsonb_build_object('id', $1::text, 'created_at',
         coalesce((select created_at from properties where id = $1::uuid),
           (select min(at) from property_versions where property_id = $1::uuid and state = 'published'), now()))) as filled
     on conflict (id) do update set (${editedPropertyColumns.join(', ')}) = row (${editedPropertyColumns.map((name) => `excluded.${name}`).join(', ')})`,
    [id, content],
  )
  await execute(
    client,
    `update pictures set alt = nullif(said.alt, '') from jsonb_each_text($1) said (url, alt)
     where pictures.url = said.url and pictures.alt is distinct from nullif(said.alt, '')`,
    [content.picture_alts ?? {}],
  )
}
