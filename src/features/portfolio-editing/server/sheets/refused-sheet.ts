import { z } from 'zod'
import { asCsv } from '../../../../platform/base/csv.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { queryRows } from '../../../../platform/database/query.ts'
import { sheetTexts } from '../../sheet.words.ts'
import { findImport, isImportId } from './store-import.ts'

const refusedRow = z.object({ row: z.number(), lines: z.array(z.string()) })

/**
 * The rows of an import that were refused, under the headings that they came with, and why. As a table with the headings
 * first; null where there is no such import.
 */
async function refusedRows(pool: Database['pool'], id: string): Promise<string[][] | null> {
  const found = isImportId(id) ? await findImport(pool, id) : null
  const sheet = found?.sheets[found.reading.sheet]
  if (!found || !sheet) return null
  const refused = await queryRows(
    pool,
    refusedRow,
    `select row, lines from portfolio_import_rows where import_id = $1 and does = 'refused' order by row`,
    [id],
  )
  const textsOf = (place: number) => sheet.rows[place]?.map(({ text }) => text) ?? []
  return [
    [sheetTexts.errorColumn, ...textsOf(found.reading.head)],
    ...refused.map(({ row, lines }) => [lines.join(' '), ...textsOf(row - 1)]),
  ]
}

type Deps = { database: Pick<Database, 'pool'> }

/** What was refused, as CSV that Norwegian Excel opens. */
export async function refusedAsCsv({ database }: Deps, id: string): Promise<Buffer | null> {
  const rows = await refusedRows(database.pool, id)
  return rows && asCsv(rows)
}

/** What was refused, as a workbook. */
export async function refusedAsXlsx({ database }: Deps, id: string): Promise<Buffer | null> {
  const rows = await refusedRows(database.pool, id)
  if (!rows) return null
  const [head = [], ...body] = rows
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  return writeXlsxFile([
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...body.map((row) => row.map((value) => ({ value, type: String }))),
  ]).toBuffer()
}
