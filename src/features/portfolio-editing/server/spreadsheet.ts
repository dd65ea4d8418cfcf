import { z } from 'zod'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { asCsv, csvLines } from '../../../platform/base/csv.ts'
import type { Database } from '../../../platform/database/database.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { type PropertyColumn, propertyFields } from '../property-fields.ts'
import { sheetTexts } from '../sheet.words.ts'
import { editedColumns, propertyCells, storedContent } from './property-content.ts'

type Deps = { database: Pick<Database, 'pool'> }

/** Stands between several things in one cell. */
const SEPARATOR = ' | '

export const spreadsheetColumns: readonly { column: 'id' | PropertyColumn; label: string }[] = [
  { column: 'id', label: 'ID' },
  ...editedColumns.map((column) => ({ column, label: propertyFields[column].label })),
]

const siteRow = z.object({ id: z.string(), content: storedContent })

type SiteRow = z.output<typeof siteRow>

/** How much of the portfolio is in memory at a time. */
const ROWS_AT_ONCE = 250

/** A workbook is made in memory, and one with more rows would not be read by an import either. */
const MAX_WORKBOOK_ROWS = 5000

/** What is on the site, in the order of its titles, after a row. */
function siteRows({ database }: Deps, limit: number, after?: SiteRow): Promise<SiteRow[]> {
  return queryRows(
    database.pool,
    siteRow,
    `select id, to_jsonb(properties) - 'id' - 'created_at' as content from properties
     where $2::uuid is null or (title, id) > ($3, $2::uuid)
     order by title, id limit $1`,
    [limit, after?.id ?? null, after?.content.title ?? null],
  )
}

/** A property in texts under the columns above. */
function textsUnderColumns({ id, content }: SiteRow): string[] {
  const texts = propertyCells(content, SEPARATOR)
  return spreadsheetColumns.map(({ column }) => (column === 'id' ? id : (texts[column] ?? '')))
}

/** The portfolio as CSV, piece by piece. */
export async function* portfolioAsCsv(deps: Deps): AsyncGenerator<string> {
  yield asCsv([spreadsheetColumns.map(({ label }) => label)]).toString()
  let last: SiteRow | undefined
  do {
    const rows = await siteRows(deps, ROWS_AT_ONCE, last)
    yield csvLines(rows.map(textsUnderColumns))
    last = rows[ROWS_AT_ONCE - 1]
  } while (last)
}

/**
 * The portfolio as a workbook, whose numbers can be added up.
 * @throws Refusal where it is too large for one.
 */
export async function portfolioAsXlsx(deps: Deps): Promise<Buffer> {
  const shown = await siteRows(deps, MAX_WORKBOOK_ROWS + 1)
  if (shown.length > MAX_WORKBOOK_ROWS) throw new Refusal(sheetTexts.tooManyForWorkbook(MAX_WORKBOOK_ROWS))
  const head = spreadsheetColumns.map(({ label }) => ({ value: label, fontWeight: 'bold' as const }))
  const rows = shown.map((row) =>
    textsUnderColumns(row).map((text, index) => {
      const { column = 'id' } = spreadsheetColumns[index] ?? {}
      const value = column === 'id' ? row.id : row.content[column]
      return typeof value === 'number' ? { value, type: Number } : { value: text, type: String }
    }),
  )
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  return writeXlsxFile([head, ...rows]).toBuffer()
}
