import { randomUUID } from 'node:crypto'
import { getTableColumns } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import type { PropertyId } from '../../domain/property.ts'
import { audit } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import { properties } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'
import type { PropertyContent } from './property-content.ts'

type Desk = { database: Pick<Database, 'pool'> }

export type VersionState = 'draft' | 'scheduled' | 'published' | 'archived'

export interface PropertyVersion {
  id: string
  propertyId: PropertyId
  at: Date
  by: string | null
  state: VersionState
  publishAt: Date | null
  content: PropertyContent
}

/** Something that cannot be done with a property; its message says why. */
export class PropertyRefusal extends Error {
  override name = 'PropertyRefusal'
}

/** What is done with a content that was saved. */
export type SaveAs = { state: 'draft' } | { state: 'published' } | { state: 'scheduled'; publishAt: Date }

interface Saved {
  id: PropertyId | null
  content: PropertyContent
  as: SaveAs
  by: string | null
}

/** Saves what a property says, as a draft, on the site now, or on the site later. A new one where `id` is null. */
export function saveProperty(desk: Desk, saved: Saved): Promise<PropertyId> {
  return inTransaction(desk.database.pool, (client) => savePropertyIn(client, saved))
}

/** The same as part of a transaction. */
export async function savePropertyIn(
  client: PoolClient,
  { id, content, as, by }: Saved,
): Promise<PropertyId> {
  const propertyId = id ?? (randomUUID() as PropertyId)
  if (id) await lockProperty(client, id)
  await addVersion(client, { propertyId, content, by, ...as })
  if (as.state === 'published') await putOnSite(client, propertyId, content)
  await audit(client, {
    staffId: by,
    action: 'property-saved',
    subject: `property ${propertyId}`,
    detail: { state: as.state },
  })
  return propertyId
}

/** Takes a property off the site. What it was is kept, and it can be put back. */
export function archiveProperty(
  desk: Desk,
  { id, by }: { id: PropertyId; by: string | null },
): Promise<void> {
  return inTransaction(desk.database.pool, async (client) => {
    const content = await lockProperty(client, id)
    await addVersion(client, { propertyId: id, content, by, state: 'archived' })
    await client.query('delete from properties where id = $1', [id])
    await audit(client, { staffId: by, action: 'property-archived', subject: `property ${id}` })
  })
}

/** Puts an earlier version on the site again, as the newest. */
export function restoreVersion(
  desk: Desk,
  { id, version, by }: { id: PropertyId; version: string; by: string | null },
): Promise<void> {
  return inTransaction(desk.database.pool, async (client) => {
    await lockProperty(client, id)
    const { rows } = await client.query<{ content: PropertyContent }>(
      'select content from property_versions where property_id = $1 and id = $2',
      [id, version],
    )
    if (!rows[0]) throw new PropertyRefusal('Versjonen finnes ikke.')
    await addVersion(client, { propertyId: id, content: rows[0].content, by, state: 'published' })
    await putOnSite(client, id, rows[0].content)
    await audit(client, {
      staffId: by,
      action: 'property-saved',
      subject: `property ${id}`,
      detail: { restored: version },
    })
  })
}

/** Puts what is due on the site. Gives how many. Each is done once, however many processes look. */
export async function publishDue({ database: { pool } }: Desk, now = new Date()): Promise<number> {
  const { rows } = await pool.query<{ property_id: PropertyId }>(
    `select property_id from property_versions newest
     where state = 'scheduled' and publish_at <= $1
       and not exists (select 1 from property_versions later
         where later.property_id = newest.property_id and later.id > newest.id)`,
    [now],
  )
  for (const { property_id: id } of rows) {
    await inTransaction(pool, async (client) => {
      await lockProperty(client, id)
      const newest = await newestVersion(client, id)
      // Somebody else was here first, or something else was decided meanwhile.
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
  return rows.length
}

/**
 * Locks a property and gives what it says: its newest version, or its row where nobody has edited it yet. That
 * row is then kept as the first version.
 */
async function lockProperty(client: PoolClient, id: PropertyId): Promise<PropertyContent> {
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`property ${id}`])
  const newest = await newestVersion(client, id)
  if (newest) return newest.content
  const { rows } = await client.query<{ content: PropertyContent; created_at: Date }>(
    `select to_jsonb(properties) - 'id' - 'created_at' as content, created_at from properties where id = $1`,
    [id],
  )
  if (!rows[0]) throw new PropertyRefusal('Eiendommen finnes ikke.')
  const { content, created_at: at } = rows[0]
  await addVersion(client, { propertyId: id, content, by: null, state: 'published', at })
  return content
}

async function newestVersion(client: PoolClient, id: PropertyId) {
  const { rows } = await client.query<{
    content: PropertyContent
    state: VersionState
    publish_at: Date | null
    staff_id: string | null
  }>(
    'select content, state, publish_at, staff_id from property_versions where property_id = $1 order by id desc limit 1',
    [id],
  )
  return rows[0]
}

interface NewVersion {
  propertyId: PropertyId
  content: PropertyContent
  by: string | null
  state: VersionState
  publishAt?: Date
  at?: Date
}

async function addVersion(
  client: PoolClient,
  { propertyId, content, by, state, publishAt, at = new Date() }: NewVersion,
): Promise<void> {
  await client.query(
    `insert into property_versions (property_id, at, staff_id, state, publish_at, content)
     values ($1, $2, $3, $4, $5, $6)`,
    [propertyId, at, by, state, publishAt ?? null, content],
  )
}

/** Writes the row that the public site reads, whole. */
export async function putOnSite(client: PoolClient, id: PropertyId, content: PropertyContent): Promise<void> {
  await client.query(
    `insert into properties select (jsonb_populate_record(null::properties,
       $2::jsonb || jsonb_build_object('id', $1::text, 'created_at',
         coalesce((select created_at from properties where id = $1::uuid), now())))).*
     on conflict (id) do update set (${columns.join(', ')}) = row (${columns.map((name) => `excluded.${name}`).join(', ')})`,
    [id, content],
  )
}

/** Everything that a content may change of a row. */
const columns = Object.keys(getTableColumns(properties)).filter(
  (name) => name !== 'id' && name !== 'created_at',
)
