import type { PoolClient } from 'pg'
import { z } from 'zod'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { addAuditEntries, addAuditEntry } from '../../../../platform/audit/add-audit-entry.ts'
import { propertyId } from '../../../../platform/database/columns.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute, type Queryable, queryRow, queryRows } from '../../../../platform/database/query.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { sheetTexts } from '../../sheet.words.ts'
import { undoBatch } from '../pictures/add-batch.ts'
import { findSheetBatch } from '../pictures/web-pictures.ts'
import type { Press } from './apply-import.ts'
import { changeProperty } from './change-property.ts'
import { storedPlan } from './plan-row.ts'
import { lockImport } from './store-import.ts'

const writtenRow = z.object({ row: z.number(), property_id: propertyId, plan: storedPlan })

const ROWS_AT_ONCE = 250

/** How many properties are as they were before an import, and how many were changed since and stay. */
export interface Undone {
  undone: number
  kept: number
}

/**
 * Undoes an import: its new properties are deleted, and what it changed is as it was. What was changed since by another
 * hand stays, and its row says so.
 * @throws Refusal where the import is not saved.
 */
export async function undoImport(
  { database: { pool } }: { database: Pick<Database, 'pool'> },
  press: Press,
): Promise<Undone> {
  const batch = await findSheetBatch(pool, press.id)
  if (batch) await undoBatch({ database: { pool } }, { batch, staffId: press.staffId })
  let after = 0
  for (;;) {
    const last = await inTransaction(pool, (client) => undoRows(client, press, after))
    if (last === null) break
    after = last
  }
  return countUndone(pool, press.id)
}

const undoneRow = z.object({ undone: z.number(), kept: z.number() })

const countUndone = (db: Queryable, id: string): Promise<Undone> =>
  queryRow(
    db,
    undoneRow,
    `select count(undone_at)::integer as undone, (count(written_at) - count(undone_at))::integer as kept
     from portfolio_import_rows where import_id = $1`,
    [id],
  )

/** Undoes the rows after one. Gives the last of them; null where there are none. */
async function undoRows(client: PoolClient, { id, staffId }: Press, after: number): Promise<number | null> {
  const { applied_at: appliedAt, undone_at: undoneAt } = await lockImport(client, id)
  if (!appliedAt) throw new Refusal(sheetTexts.notApplied)
  if (undoneAt) return null
  const rows = await queryRows(
    client,
    writtenRow,
    `select row, property_id, plan from portfolio_import_rows
     where import_id = $1 and written_at is not null and undone_at is null and row > $2 order by row limit $3`,
    [id, after, ROWS_AT_ONCE],
  )
  if (rows.length === 0) {
    await execute(client, 'update portfolio_imports set undone_at = clock_timestamp() where id = $1', [id])
    const { undone: properties } = await countUndone(client, id)
    await addAuditEntry(client, { staffId, action: 'portfolio-import-undone', detail: { properties } })
    return null
  }
  const added = rows.flatMap(({ property_id: own, plan }) => ('content' in plan ? [own] : []))
  const deleted = new Set(await deleteUntouched(client, added, { id, staffId }))
  const kept = new Map<number, string>()
  for (const { row, property_id: property, plan } of rows) {
    if ('content' in plan) {
      if (!deleted.has(property)) kept.set(row, sheetTexts.changedAfterwards(''))
      continue
    }
    const { from: to, to: from } = plan
    const moved = await changeProperty(client, { id: property, from, to, staffId, key: id })
    if (moved) kept.set(row, sheetTexts.changedAfterwards(moved.join(', ')))
  }
  await execute(
    client,
    `update portfolio_import_rows set undone_at = now()
     where import_id = $1 and row = any($2) and row <> all($3)`,
    [id, rows.map(({ row }) => row), [...kept.keys()]],
  )
  await execute(
    client,
    `update portfolio_import_rows set note = kept.note from unnest($2::integer[], $3::text[]) as kept (row, note)
     where import_id = $1 and portfolio_import_rows.row = kept.row`,
    [id, [...kept.keys()], [...kept.values()]],
  )
  return rows.at(-1)?.row ?? null
}

/** Deletes new properties of an import that only it has written, and that no case is about. Gives their ids. */
async function deleteUntouched(client: PoolClient, ids: readonly string[], { id, staffId }: Press) {
  await execute(
    client,
    `select pg_advisory_xact_lock(hashtext('property ' || id)) from unnest($1::uuid[]) as id`,
    [ids],
  )
  const deleted = await queryRows(
    client,
    propertyId,
    `delete from property_versions where property_id = any($1)
       and not exists (select from property_versions as other
         where other.property_id = property_versions.property_id and other.key is distinct from $2)
       and not exists (select from cases where cases.property_id = property_versions.property_id)
     returning property_id`,
    [ids, id],
  )
  await execute(client, 'delete from properties where id = any($1)', [deleted])
  const distinct = [...new Set(deleted)]
  await addAuditEntries(
    client,
    distinct.map((property) => ({
      staffId,
      action: 'property-archived',
      subject: { kind: 'property', id: property },
    })),
  )
  return distinct
}
