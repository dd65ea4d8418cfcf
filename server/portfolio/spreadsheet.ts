import { stringify } from 'csv-stringify/sync'
import writeXlsxFile from 'write-excel-file/node'
import { propertyFields } from '../../content/property-fields.ts'
import type { Database } from '../database/database.ts'
import { type PropertyContent, propertyCells } from './property-content.ts'

type Desk = { database: Pick<Database, 'pool'> }

/** Stands between several things in one cell. */
const SEPARATOR = ' | '

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
    const texts = propertyCells(content, SEPARATOR)
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
