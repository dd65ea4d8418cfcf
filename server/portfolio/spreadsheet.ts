import { z } from 'zod'
import { type PropertyColumn, propertyFields } from '../../forms/staff/property-fields.ts'
import { asCsv } from '../base/csv.ts'
import type { Database } from '../database/database.ts'
import { queryRows } from '../database/query.ts'
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

/** What is on the site. */
function siteRows({ database }: Deps): Promise<SiteRow[]> {
  return queryRows(
    database.pool,
    siteRow,
    `select id, to_jsonb(properties) - 'id' - 'created_at' as content from properties
     order by title collate "nb-x-icu", id`,
  )
}

/** A property in texts under the columns above. */
function textsUnderColumns({ id, content }: SiteRow): string[] {
  const texts = propertyCells(content, SEPARATOR)
  return spreadsheetColumns.map(({ column }) => (column === 'id' ? id : (texts[column] ?? '')))
}

/** The portfolio as CSV. */
export async function portfolioAsCsv(deps: Deps): Promise<Buffer> {
  const rows = (await siteRows(deps)).map(textsUnderColumns)
  return asCsv([spreadsheetColumns.map(({ label }) => label), ...rows])
}

/** The portfolio as a workbook, whose numbers can be added up. */
export async function portfolioAsXlsx(deps: Deps): Promise<Buffer> {
  const head = spreadsheetColumns.map(({ label }) => ({ value: label, fontWeight: 'bold' as const }))
  const rows = (await siteRows(deps)).map((row) =>
    textsUnderColumns(row).map((text, index) => {
      const { column = 'id' } = spreadsheetColumns[index] ?? {}
      const value = column === 'id' ? row.id : row.content[column]
      return typeof value === 'number' ? { value, type: Number } : { value: text, type: String }
    }),
  )
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  return writeXlsxFile([head, ...rows]).toBuffer()
}
