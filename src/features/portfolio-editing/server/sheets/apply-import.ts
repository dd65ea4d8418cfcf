import type { PoolClient } from 'pg'
import { z } from 'zod'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../../platform/audit/add-audit-entry.ts'
import { propertyId } from '../../../../platform/database/columns.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute, queryRow, queryRows, rowExists } from '../../../../platform/database/query.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { sheetTexts } from '../../sheet.words.ts'
import { copySheetPictures } from '../pictures/web-pictures.ts'
import { changeProperty } from './change-property.ts'
import { addDrafts, publishDrafts } from './many-versions.ts'
import { storedPlan } from './plan-row.ts'
import { findImport, lockImport, planImport } from './store-import.ts'

type Deps = { database: Pick<Database, 'pool'> }

export interface Press {
  id: string
  staffId: string
}

/** How many rows are written in one transaction: each property of it is locked that long. */
const ROWS_AT_ONCE = 250

const waitingRow = z.object({ row: z.number(), property_id: propertyId, plan: storedPlan })

type WaitingRow = z.output<typeof waitingRow>

/**
 * Saves the rows that a staff member has seen. Only what the sheet changes is changed: what a colleague has done since
 * stays, and a row where both changed the same is refused. What is cut off goes on where it was when it is pressed again.
 * @throws Refusal where another sheet was saved since: what this one does is worked out anew.
 */
export async function applyImport({ database: { pool } }: Deps, press: Press): Promise<void> {
  if (await inTransaction(pool, (client) => planAnewIfOld(client, press.id)))
    throw new Refusal(sheetTexts.othersApplied)
  while (await inTransaction(pool, (client) => applyRows(client, press)));
}

/** Whether another sheet was saved since a sheet was compared with the portfolio. */
async function planAnewIfOld(client: PoolClient, id: string): Promise<boolean> {
  const { planned_at: plannedAt, applied_at: appliedAt } = await lockImport(client, id)
  if (appliedAt) return false
  if (!plannedAt) throw new Refusal(sheetTexts.gone)
  const isOld = await rowExists(
    client,
    `select from portfolio_imports other where other.id <> $1 and greatest(applied_at, undone_at) > $2
       and not exists (select from portfolio_import_rows where import_id = $1 and written_at is not null)`,
    [id, plannedAt],
  )
  const found = isOld ? await findImport(client, id) : null
  if (found) await planImport(client, found)
  return found !== null
}

/** Saves the next rows. Gives whether there may be more. */
async function applyRows(client: PoolClient, { id, staffId }: Press): Promise<boolean> {
  const { applied_at: appliedAt } = await lockImport(client, id)
  if (appliedAt) return false
  const rows = await queryRows(
    client,
    waitingRow,
    `select row, property_id, plan from portfolio_import_rows
     where import_id = $1 and does in ('adds', 'changes') and written_at is null order by row limit $2`,
    [id, ROWS_AT_ONCE],
  )
  if (rows.length === 0) {
    await finish(client, { id, staffId })
    return false
  }
  await addDrafts(
    client,
    rows.flatMap(({ property_id: own, plan }) =>
      'content' in plan ? [{ id: own, content: plan.content }] : [],
    ),
    { importId: id, staffId },
  )
  for (const row of rows) await applyChange(client, row, { id, staffId })
  await copySheetPictures(client, {
    importId: id,
    staffId,
    named: rows.flatMap(({ property_id: property, plan }) =>
      plan.pictures.map((address) => ({ property, address })),
    ),
  })
  await execute(
    client,
    `update portfolio_import_rows set written_at = now()
     where import_id = $1 and row = any($2) and does <> 'refused'`,
    [id, rows.map(({ row }) => row)],
  )
  return true
}

async function applyChange(
  client: PoolClient,
  { row, property_id: property, plan }: WaitingRow,
  { id, staffId }: Press,
): Promise<void> {
  if ('content' in plan) return
  const { from, to } = plan
  const moved = await changeProperty(client, { id: property, from, to, staffId, key: id })
  if (!moved) return
  await execute(
    client,
    `update portfolio_import_rows set does = 'refused', lines = $3 where import_id = $1 and row = $2`,
    [id, row, [sheetTexts.changedSince(moved.join(', '))]],
  )
}

async function finish(client: PoolClient, { id, staffId }: Press): Promise<void> {
  const properties = await queryRow(
    client,
    z.number(),
    `with finished as (update portfolio_imports set applied_at = clock_timestamp() where id = $1)
     select count(*)::integer from portfolio_import_rows where import_id = $1 and written_at is not null`,
    [id],
  )
  await addAuditEntry(client, { staffId, action: 'portfolio-imported', detail: { properties } })
}

/** Publishes the new properties of an import that are drafts still. Gives how many. */
export async function publishImport({ database: { pool } }: Deps, { id, staffId }: Press): Promise<number> {
  const ids = await queryRows(
    pool,
    propertyId,
    `select property_id from portfolio_import_rows join portfolio_imports on portfolio_imports.id = import_id
     where import_id = $1 and does = 'adds' and written_at is not null and portfolio_imports.undone_at is null
     order by row`,
    [id],
  )
  let published = 0
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const some = ids.slice(start, start + ROWS_AT_ONCE)
    published += await inTransaction(pool, (client) => publishDrafts(client, some, { importId: id, staffId }))
  }
  return published
}
