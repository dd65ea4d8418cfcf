import { z } from 'zod'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatWhen } from '../../../../domain/time/format-moment.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { queryRow, queryRows } from '../../../../platform/database/query.ts'
import type {
  ImportLine,
  NewProperties,
  RowCounts,
  RowReport,
  SheetImport,
  SheetMatching,
} from '../../sheet-report.ts'
import { findSheetBatch } from '../pictures/web-pictures.ts'
import { examplesOf, guessColumns, type RememberedHeadings } from './reading.ts'
import { findImport, importRow, isImportId, readRemembered, type StoredImport } from './store-import.ts'

type Deps = { database: Pick<Database, 'pool'> }

const ROWS_ON_A_PAGE = 100
const MAX_EXAMPLES = 3

/** As many rows are offered to have the headings. */
const MAX_HEADS = 12

const rowReport = z.object({
  row: z.number(),
  title: z.string(),
  does: z.enum(['adds', 'changes', 'nothing', 'refused']),
  lines: z.array(z.string()),
  note: z.string().nullable(),
  propertyId: z.string().nullable(),
  isUndone: z.boolean(),
}) satisfies z.ZodType<RowReport>

const rowCounts = z.object({
  adds: z.number(),
  changes: z.number(),
  nothing: z.number(),
  refused: z.number(),
})

const countsByRow = `count(*) filter (where does = 'adds')::integer as adds,
  count(*) filter (where does = 'changes')::integer as changes,
  count(*) filter (where does = 'nothing')::integer as nothing,
  count(*) filter (where does = 'refused')::integer as refused`

type States = Pick<StoredImport, 'planned_at' | 'applied_at' | 'undone_at'>

function stateOf({
  planned_at: planned,
  applied_at: applied,
  undone_at: undone,
}: States): SheetImport['state'] {
  if (undone) return 'undone'
  if (applied) return 'applied'
  return planned ? 'planned' : 'matching'
}

/** An import with a page of its rows; null where there is none. */
export async function readImport(
  { database: { pool } }: Deps,
  { id, page, now }: { id: string; page: number; now: Date },
): Promise<SheetImport | null> {
  const found = isImportId(id) ? await findImport(pool, id) : null
  if (!found) return null
  const counts: RowCounts = await queryRow(
    pool,
    rowCounts,
    `select ${countsByRow} from portfolio_import_rows where import_id = $1`,
    [id],
  )
  const state = stateOf(found)
  const rows = await queryRows(
    pool,
    rowReport,
    `select row, title, does, lines, note, property_id as "propertyId",
       undone_at is not null as "isUndone" from portfolio_import_rows
     where import_id = $1 and does <> 'nothing'
     order by ($4 and note is null), array_position(array['refused', 'changes', 'adds'], does), row limit $2 offset $3`,
    [id, ROWS_ON_A_PAGE, (page - 1) * ROWS_ON_A_PAGE, state === 'undone'],
  )
  return {
    id,
    state,
    family: found.family,
    at: formatWhen(found.applied_at ?? found.at, now, staffLanguage),
    by: found.by,
    matching: matchingOf(found, await readRemembered(pool)),
    counts,
    rows,
    page,
    pages: Math.max(1, Math.ceil((counts.adds + counts.changes + counts.refused) / ROWS_ON_A_PAGE)),
    pictures: await findSheetBatch(pool, id),
    added: state === 'applied' && counts.adds > 0 ? await readAdded(pool, id) : null,
  }
}

function matchingOf({ sheets, reading }: StoredImport, remembered: RememberedHeadings): SheetMatching {
  const sheet = sheets[reading.sheet]
  const rows = sheet?.rows ?? []
  const guessed = guessColumns(sheet, reading.head, remembered)
  return {
    sheets: sheets.map(({ name }) => name),
    sheet: reading.sheet,
    head: reading.head,
    heads: rows.slice(0, Math.max(MAX_HEADS, reading.head + 1)).flatMap((row, place) => {
      const texts = row.map(({ text }) => text).filter(Boolean)
      return texts.length > 0 ? [{ row: place, text: texts.slice(0, 4).join(' · ') }] : []
    }),
    columns: (rows[reading.head] ?? []).flatMap(({ text: heading }, place) => {
      const target = reading.columns[place] ?? 'ignored'
      if (heading === '' || !sheet) return []
      const examples = [...new Set(examplesOf(sheet, reading.head, place, MAX_EXAMPLES))]
      return [{ place, heading, target, isSure: guessed[place]?.isSure ?? false, examples }]
    }),
    type: reading.columns.includes('type') ? null : reading.type,
  }
}

const addedRow = z.object({
  drafts: z.number(),
  published: z.number(),
  pictures: z.number(),
  rent: z.number(),
  energyClass: z.number(),
})

/** How many new properties of an import are published, and how many lack what visitors ask for. */
async function readAdded(pool: Database['pool'], id: string): Promise<NewProperties> {
  const { drafts, published, ...missing } = await queryRow(
    pool,
    addedRow,
    `select count(*) filter (where shown.id is null and newest.state = 'draft')::integer as drafts,
       count(shown.id)::integer as published,
       count(*) filter (where newest.content -> 'images' = '[]' and newest.content ->> 'image_url' is null)::integer as pictures,
       count(*) filter (where newest.content ->> 'price' is null and newest.content ->> 'season_rent' is null)::integer as rent,
       count(*) filter (where newest.content ->> 'energy_class' is null
         and newest.content ->> 'type' in ('Bolig', 'Coliving'))::integer as "energyClass"
     from portfolio_import_rows as added
       join lateral (select state, content from property_versions
         where property_versions.property_id = added.property_id order by id desc limit 1) as newest on true
       left join properties as shown on shown.id = added.property_id
     where import_id = $1 and does = 'adds' and written_at is not null`,
    [id],
  )
  return { drafts, published, missing }
}

const importLine = importRow
  .pick({ id: true, at: true, by: true, planned_at: true, applied_at: true, undone_at: true })
  .extend(rowCounts.shape)

const MAX_LATEST = 10

/** The latest imports of all staff. */
export async function latestImports({ database: { pool } }: Deps, now: Date): Promise<ImportLine[]> {
  const lines = await queryRows(
    pool,
    importLine,
    `select portfolio_imports.id, at, staff.name as by, planned_at, applied_at, undone_at, counts.*
     from portfolio_imports left join staff on staff.id = staff_id,
       lateral (select ${countsByRow} from portfolio_import_rows where import_id = portfolio_imports.id) as counts
     order by at desc limit ${MAX_LATEST}`,
  )
  return lines.map(({ id, at, by, adds, changes, nothing, refused, ...states }) => ({
    id,
    at: formatWhen(states.applied_at ?? at, now, staffLanguage),
    by,
    state: stateOf(states),
    counts: { adds, changes, nothing, refused },
  }))
}
