import type { PoolClient } from 'pg'
import { z } from 'zod'
import { type PropertyId, parsePropertyId } from '../../../domain/portfolio/property.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { propertyId } from '../../../platform/database/columns.ts'
import type { Database } from '../../../platform/database/database.ts'
import { execute, findRow, type Queryable, queryRow } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { propertyRow } from '../../portfolio-browsing/server/property-row.ts'
import { portfolioTexts } from '../portfolio.words.ts'
import { labelsOfColumns, type PropertyColumn } from '../property-fields.ts'
import type { RowReport, SheetReport } from '../sheet-report.ts'
import {
  changedColumns,
  changesFromTo,
  contentRow,
  type PropertyContent,
  parsePropertyContent,
  propertyCells,
  storedContent,
} from './property-content.ts'
import { readSheet, type SheetRow } from './read-sheet.ts'
import {
  addVersion,
  lockProperty,
  newestVersion,
  putOnSite,
  savePropertyIn,
  type VersionState,
} from './versions.ts'

type Deps = { database: Pick<Database, 'pool'> }

const { sheet: texts } = portfolioTexts

/** Some columns of a property and what they hold. */
const someColumns = propertyRow.omit({ id: true, images: true, image_url: true }).partial()

type Columns = z.output<typeof someColumns>

/** A new property, or the columns of one that change: from what the person saw, to what the sheet says. */
const plannedRow = z.union([
  z.object({ id: z.null(), content: storedContent }),
  z.object({ id: propertyId, title: z.string(), from: someColumns, to: someColumns }),
])

type PlannedRow = z.output<typeof plannedRow>

/**
 * Previews what an import of a spreadsheet would change, row by row. Columns that are missing stay as they are.
 * @throws Refusal where the file cannot be read as one.
 */
export async function planImport(
  deps: Deps,
  { bytes, staffId }: { bytes: Buffer; staffId: string },
): Promise<SheetReport> {
  const sheet = await readSheet(bytes)
  const rows: RowReport[] = []
  const planned: PlannedRow[] = []
  const seen = new Set<string>()
  for (const { row, ...read } of sheet.rows) {
    const { report, plan } = await planRow(deps, read, seen)
    rows.push({ row, ...report })
    if (plan) planned.push(plan)
  }
  const { unknown } = sheet
  const isWrong = rows.some(({ does }) => does === 'refused')
  if (isWrong || planned.length === 0) return { id: null, rows, unknown }
  const id = await queryRow(
    deps.database.pool,
    z.string(),
    'insert into portfolio_imports (staff_id, rows) values ($1, $2) returning id',
    [staffId, JSON.stringify(planned)],
  )
  return { id, rows, unknown }
}

async function planRow(
  { database: { pool } }: Deps,
  { given, errors: cellErrors }: Omit<SheetRow, 'row'>,
  seen: Set<string>,
): Promise<{ report: Omit<RowReport, 'row'>; plan: PlannedRow | null }> {
  const report = (does: RowReport['does'], more: Partial<RowReport> = {}) => ({
    title: given.title ?? '',
    does,
    changed: [],
    errors: [],
    note: null,
    ...more,
  })
  const refused = (errors: string[]) => ({ report: report('refused', { errors }), plan: null })
  if (cellErrors.length > 0) return refused(cellErrors)
  const id = given.id ? parsePropertyId(given.id) : null
  if (given.id && !id) return refused([texts.noId])
  if (id && seen.has(id)) return refused([texts.sameId])
  if (id) seen.add(id)
  const standing = id ? await findStanding(pool, id) : null
  if (id && !standing) return refused([texts.unknownId])
  const before = standing?.content ?? null
  const cells = { ...(before ? propertyCells(before, '\n') : {}), ...given }
  const { content, errors } = parsePropertyContent(cells, {
    images: before?.images ?? [],
    image_url: before?.image_url ?? null,
  })
  if (!content) return refused(Object.values(errors))
  const { title } = content
  if (!id || !before) return { report: report('adds', { title }), plan: { id: null, content } }
  const columns = changedColumns(before, content)
  if (columns.length === 0) return { report: report('nothing', { title }), plan: null }
  const changed = changesFromTo(before, content)
  return {
    report: report('changes', { title, changed, note: standing ? noteOn(standing) : null }),
    plan: { id, title, from: pick(before, columns), to: pick(content, columns) },
  }
}

const pick = (content: PropertyContent, columns: readonly PropertyColumn[]): Columns =>
  Object.fromEntries(columns.map((column) => [column, content[column]]))

/**
 * What a sheet is compared with: the published version, since that is what an export contains, or else the newest
 * version.
 */
interface Standing {
  content: PropertyContent
  isOnSite: boolean
  state: VersionState
}

async function findStanding(db: Queryable, id: PropertyId): Promise<Standing | null> {
  const shown = await findRow(
    db,
    contentRow,
    `select to_jsonb(properties) - 'id' - 'created_at' as content from properties where id = $1`,
    [id],
  )
  const newest = await newestVersion(db, id)
  const isOnSite = shown !== null
  const content = shown ?? newest?.content
  if (!content) return null
  const isBack = isOnSite && newest?.state === 'archived'
  return { content, isOnSite, state: isBack ? 'published' : (newest?.state ?? 'published') }
}

function noteOn({ isOnSite, state }: Standing): string | null {
  if (state === 'published') return null
  return isOnSite && state !== 'archived' ? texts.waits[state] : texts.offSite[state]
}

const storedPlan = z.object({ rows: z.array(plannedRow), written: z.number().nullable() })

/**
 * Runs the confirmed plan, all of it. Only what the sheet changes is changed: what a colleague has
 * done since stays, and where both changed the same, nothing is written. Confirming twice runs it once.
 * Gives how many properties were written.
 */
export async function applyImport(
  deps: Deps,
  { id, staffId }: { id: string; staffId: string },
): Promise<number> {
  return inTransaction(deps.database.pool, async (client) => {
    const plan = await findRow(
      client,
      storedPlan,
      `select rows, written from portfolio_imports
       where id::text = $1 and staff_id = $2 and at > now() - interval '1 hour' for update`,
      [id, staffId],
    )
    if (!plan) throw new Refusal(texts.tooLate)
    if (plan.written !== null) return plan.written
    for (const row of plan.rows) {
      if (row.id === null) {
        const { content } = row
        await savePropertyIn(client, { id: null, content, as: { state: 'published' }, by: staffId })
      } else await changeProperty(client, row, staffId)
    }
    const written = plan.rows.length
    await execute(client, `update portfolio_imports set written = $2, rows = '[]' where id::text = $1`, [
      id,
      written,
    ])
    await addAuditEntry(client, { staffId, action: 'portfolio-imported', detail: { properties: written } })
    return written
  })
}

/**
 * Changes some columns of a property without changing its state: an unpublished one stays unpublished, a scheduled
 * one stays scheduled.
 */
async function changeProperty(
  client: PoolClient,
  { id, title, from, to }: Extract<PlannedRow, { from: Columns }>,
  by: string,
): Promise<void> {
  await lockProperty(client, id)
  const standing = await findStanding(client, id)
  const newest = await newestVersion(client, id)
  if (!standing || !newest) throw new Refusal(texts.changedSince(title, ''))
  const moved = changedColumns({ ...standing.content, ...from }, standing.content)
  if (moved.length > 0) throw new Refusal(texts.changedSince(title, labelsOfColumns(moved).join(', ')))
  const change = (content: PropertyContent): PropertyContent => ({ ...content, ...to })
  if (standing.isOnSite) {
    const content = change(standing.content)
    await addVersion(client, { propertyId: id, content, by, state: 'published' })
    await putOnSite(client, id, content)
  }
  if (standing.state !== 'published')
    await addVersion(client, {
      propertyId: id,
      content: change(newest.content),
      by,
      state: standing.state,
      publishAt: newest.publish_at,
    })
  await addAuditEntry(client, {
    staffId: by,
    action: 'property-saved',
    subject: { kind: 'property', id },
    detail: { state: standing.state, sheet: true },
  })
}
