import type { PoolClient } from 'pg'
import type { PropertyId } from '../../../../domain/portfolio/property.ts'
import { addAuditEntries } from '../../../../platform/audit/add-audit-entry.ts'
import { propertyId } from '../../../../platform/database/columns.ts'
import { execute, queryRows } from '../../../../platform/database/query.ts'
import { editedPropertyColumns } from '../../../portfolio-browsing/server/property-row.ts'
import type { PropertyContent } from '../property-content.ts'

interface Written {
  importId: string
  staffId: string
}

/** Stores new properties as drafts, each with one version. */
export async function addDrafts(
  client: PoolClient,
  properties: readonly { id: PropertyId; content: PropertyContent }[],
  { importId, staffId }: Written,
): Promise<void> {
  await execute(
    client,
    `insert into property_versions (property_id, staff_id, state, content, key)
     select new.id, $2, 'draft', new.content, $3 from jsonb_to_recordset($1) as new (id uuid, content jsonb)`,
    [JSON.stringify(properties), staffId, importId],
  )
  await logSaved(
    client,
    properties.map(({ id }) => id),
    staffId,
    'draft',
  )
}

/** Publishes those of some properties whose newest version is a draft. Gives how many. */
export async function publishDrafts(
  client: PoolClient,
  ids: readonly PropertyId[],
  { importId, staffId }: Written,
): Promise<number> {
  await execute(
    client,
    `select pg_advisory_xact_lock(hashtext('property ' || id)) from unnest($1::uuid[]) as id`,
    [ids],
  )
  const published = await queryRows(
    client,
    propertyId,
    `insert into property_versions (property_id, staff_id, state, content, key)
     select newest.property_id, $2, 'published', newest.content, $3 from (
       select distinct on (property_id) property_id, state, content from property_versions
       where property_id = any($1) order by property_id, id desc) as newest
     where newest.state = 'draft' returning property_id`,
    [ids, staffId, importId],
  )
  await execute(
    client,
    `insert into properties
     select filled.* from (select distinct on (property_id) property_id, content from property_versions
         where property_id = any($1) order by property_id, id desc) as newest
       -- In from, not in select: there it is run once for each column.
       cross join lateral jsonb_populate_record(null::properties,
         newest.content || jsonb_build_object('id', newest.property_id, 'created_at', now())) as filled
     on conflict (id) do update set (${editedPropertyColumns.join(', ')}) = row (${editedPropertyColumns.map((name) => `excluded.${name}`).join(', ')})`,
    [published],
  )
  await logSaved(client, published, staffId, 'published')
  return published.length
}

const logSaved = (
  client: PoolClient,
  ids: readonly PropertyId[],
  staffId: string,
  state: 'draft' | 'published',
): Promise<void> =>
  addAuditEntries(
    client,
    ids.map((id) => ({
      staffId,
      action: 'property-saved',
      subject: { kind: 'property', id },
      detail: { state, sheet: true },
    })),
  )
