import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import readXlsxFile from 'read-excel-file/node'
import writeXlsxFile from 'write-excel-file/node'
import { propertyFields } from '../../content/property-fields.ts'
import { type PropertyId, parsePropertyId } from '../../domain/property.ts'
import { audit } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import {
  changedLabels,
  type FieldErrors,
  type PropertyContent,
  parsePropertyContent,
  propertyTexts,
} from './property-content.ts'
import { newestContent } from './read-portfolio.ts'
import { PropertyRefusal, savePropertyIn } from './versions.ts'

type Desk = { database: Pick<Database, 'pool'> }

/** Stands between several things in one cell. */
const SEPARATOR = ' | '

/** More rows than any landlord of this size has. */
const MOST_ROWS = 5000

export const spreadsheetColumns = [
  { column: 'id', label: 'ID' },
  ...propertyFields.map(({ column, label }) => ({ column, label })),
]

/** What is on the site, as rows of texts under the columns above. */
async function siteRows({ database }: Desk): Promise<string[][]> {
  const { rows } = await database.pool.query<{ id: string; content: PropertyContent }>(
    `select id, to_jsonb(properties) - 'id' - 'created_at' as content from properties
     order by title collate "nb-x-icu", id`,
  )
  return rows.map(({ id, content }) => {
    const texts = propertyTexts(content, SEPARATOR)
    return spreadsheetColumns.map(({ column }) => (column === 'id' ? id : (texts[column] ?? '')))
  })
}

/** What begins with one of these is a formula to a spreadsheet: it is put in quotes for it. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** The portfolio as CSV, as Norwegian Excel opens it: semicolons, and a mark that says UTF-8. */
export async function portfolioAsCsv(desk: Desk): Promise<Buffer> {
  const rows = (await siteRows(desk)).map((row) => row.map(harmless))
  const head = spreadsheetColumns.map(({ label }) => label)
  return Buffer.from(`\ufeff${stringify([head, ...rows], { delimiter: ';' })}`)
}

/** The portfolio as a workbook. */
export async function portfolioAsXlsx(desk: Desk): Promise<Buffer> {
  const head = spreadsheetColumns.map(({ label }) => ({ value: label, fontWeight: 'bold' as const }))
  const rows = (await siteRows(desk)).map((row) => row.map((value) => ({ value, type: String })))
  return writeXlsxFile([head, ...rows]).toBuffer()
}

/** What a row of a spreadsheet would do. */
export interface RowReport {
  /** As the spreadsheet counts: its head is row 1. */
  row: number
  title: string
  does: 'adds' | 'changes' | 'nothing' | 'refused'
  changed: string[]
  errors: string[]
}

export interface ImportReport {
  /** For saying yes; null where something is wrong, or there is nothing to do. */
  id: string | null
  rows: RowReport[]
}

interface PlannedRow {
  id: string | null
  content: PropertyContent
}

/**
 * Tells what a spreadsheet would do, row by row, and does nothing. Columns are known by their label or their
 * name in the table; those that are missing stay as they are.
 * @throws PropertyRefusal where the file cannot be read as one.
 */
export async function planImport(
  desk: Desk,
  { bytes, staffId }: { bytes: Buffer; staffId: string },
): Promise<ImportReport> {
  const [head = [], ...body] = await readCells(bytes)
  const columns = head.map(columnOf)
  if (!columns.includes('title') && !columns.includes('id'))
    throw new PropertyRefusal('Første rad må ha overskrifter, som «ID» og «Tittel».')
  if (body.length > MOST_ROWS) throw new PropertyRefusal(`Filen har mer enn ${MOST_ROWS} rader.`)
  const rows: RowReport[] = []
  const planned: PlannedRow[] = []
  const seen = new Set<string>()
  for (const [index, cells] of body.entries()) {
    if (cells.every((cell) => cell === '')) continue
    const given = Object.fromEntries(
      columns.flatMap((column, i) =>
        column ? [[column, (cells[i] ?? '').replace(/^'(?=[=+\-@])/, '')]] : [],
      ),
    )
    const report = await planRow(desk, given, seen)
    rows.push({ row: index + 2, ...report.report })
    if (report.planned) planned.push(report.planned)
  }
  const isWrong = rows.some(({ does }) => does === 'refused')
  if (isWrong || planned.length === 0) return { id: null, rows }
  const { rows: stored } = await desk.database.pool.query<{ id: string }>(
    'insert into portfolio_imports (staff_id, rows) values ($1, $2) returning id',
    [staffId, JSON.stringify(planned)],
  )
  return { id: stored[0]?.id ?? null, rows }
}

async function planRow(
  { database: { pool } }: Desk,
  given: Record<string, string>,
  seen: Set<string>,
): Promise<{ report: Omit<RowReport, 'row'>; planned: PlannedRow | null }> {
  const refused = (errors: string[]) => ({
    report: { title: given.title ?? '', does: 'refused' as const, changed: [], errors },
    planned: null,
  })
  const id = given.id ? parsePropertyId(given.id) : null
  if (given.id && !id) return refused(['ID er ikke en ID fra denne listen'])
  if (id && seen.has(id)) return refused(['Den samme ID-en står flere ganger i filen'])
  if (id) seen.add(id)
  const before = id ? await sheetContent(pool, id) : null
  if (id && !before) return refused(['Det finnes ingen eiendom med denne ID-en'])
  const texts = { ...(before ? propertyTexts(before) : {}), ...given }
  const pictures = { images: before?.images ?? [], image_url: before?.image_url ?? null }
  const { content, errors } = parsePropertyContent(texts, pictures)
  if (Object.keys(errors).length > 0) return refused(Object.values(errors satisfies FieldErrors))
  const changed = changedLabels(before, content)
  if (before && changed.length === 0)
    return { report: { title: content.title, does: 'nothing', changed, errors: [] }, planned: null }
  return {
    report: { title: content.title, does: before ? 'changes' : 'adds', changed, errors: [] },
    planned: { id, content },
  }
}

/** What a sheet is held against: what is on the site, as that is what goes out; or what waits to be. */
async function sheetContent(pool: Database['pool'], id: PropertyId): Promise<PropertyContent | null> {
  const { rows } = await pool.query<{ content: PropertyContent }>(
    `select to_jsonb(properties) - 'id' - 'created_at' as content from properties where id = $1`,
    [id],
  )
  return rows[0]?.content ?? (await newestContent(pool, id))?.content ?? null
}

/** Does what was planned and said yes to, all of it. Gives how many properties were written. */
export async function applyImport(
  desk: Desk,
  { id, staffId }: { id: string; staffId: string },
): Promise<number> {
  return inTransaction(desk.database.pool, async (client) => {
    const { rows } = await client.query<{ rows: PlannedRow[] }>(
      `delete from portfolio_imports where id::text = $1 and staff_id = $2 and at > now() - interval '1 hour'
       returning rows`,
      [id, staffId],
    )
    const planned = rows[0]?.rows
    if (!planned) throw new PropertyRefusal('Det er for lenge siden filen ble lest. Last den opp på nytt.')
    for (const { id: propertyId, content } of planned) {
      const known = propertyId ? parsePropertyId(propertyId) : null
      await savePropertyIn(client, { id: known, content, as: { state: 'published' }, by: staffId })
    }
    await audit(client, {
      staffId,
      action: 'portfolio-imported',
      detail: { properties: planned.length },
    })
    return planned.length
  })
}

async function readCells(bytes: Buffer): Promise<string[][]> {
  try {
    // A workbook is a ZIP.
    if (bytes.subarray(0, 2).toString() === 'PK') {
      const sheets = await readXlsxFile(bytes)
      const first = sheets[0]?.data ?? []
      return first.map((row) => row.map((cell) => (cell === null ? '' : String(cell).trim())))
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const delimiter = (text.split('\n', 1)[0] ?? '').includes(';') ? ';' : ','
    return parse(text, { delimiter, bom: true, relax_column_count: true, trim: true })
  } catch (error) {
    throw new PropertyRefusal('Filen kan ikke leses. Lagre den som XLSX, eller som CSV i UTF-8.', {
      cause: error,
    })
  }
}

function columnOf(head: string): string | null {
  const wanted = head.trim().toLocaleLowerCase('nb')
  return (
    spreadsheetColumns.find(
      ({ column, label }) => column === wanted || label.toLocaleLowerCase('nb') === wanted,
    )?.column ?? null
  )
}
