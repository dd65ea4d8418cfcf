import { parse } from 'csv-parse/sync'
import readXlsxFile from 'read-excel-file/node'
import { cleanText } from '../../../domain/text/clean-text.ts'
import { decodeText } from '../../../platform/base/decode-text.ts'
import { unpacksWithin } from './unpacked-size.ts'
import { readWorkbookMarks } from './workbook-marks.ts'

/** A cell as it is read: its text, and what it is where no person wrote that text. */
export interface SheetCell {
  text: string
  /** `error`: what was to stand here could not be worked out, and `text` says why. */
  is?: 'error' | 'date' | 'boolean'
}

/** The cells of a spreadsheet, row by row, or the reason why they could not be read. */
export type CellsAnswer = { cells: SheetCell[][] } | { problem: 'too-large' | 'unreadable' }

/**
 * Reads the first visible sheet of a workbook, or CSV. A workbook of some hundred bytes can claim sixteen thousand million
 * cells: only for a process that may run out of memory (`sheet-process.ts`).
 */
export async function parseCells(bytes: Buffer, maxUnpackedBytes: number): Promise<CellsAnswer> {
  try {
    // A workbook is a ZIP.
    if (bytes.subarray(0, 2).toString() === 'PK') {
      // The whole of it is unpacked before its rows can be counted.
      if (!(await unpacksWithin(bytes, maxUnpackedBytes))) return { problem: 'too-large' }
      return { cells: await cellsOfWorkbook(bytes) }
    }
    // Excel on Windows writes CSV in UTF-8 only where it is asked to.
    const text = decodeText(bytes)
    const rows: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      trim: true,
    })
    return { cells: rows.map((row) => row.map(writtenCell)) }
  } catch {
    return { problem: 'unreadable' }
  }
}

async function cellsOfWorkbook(bytes: Buffer): Promise<SheetCell[][]> {
  const marks = await readWorkbookMarks(bytes)
  const rows = (await readXlsxFile(bytes))[marks.sheet]?.data ?? []
  const cells = rows.map((row) => row.map(valueCell))
  for (const { row, column, text } of marks.errors) {
    const inRow = cells[row]
    if (inRow && column < inRow.length) inRow[column] = { text, is: 'error' }
  }
  return cells
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1)
  return [';', '\t'].find((delimiter) => head.includes(delimiter)) ?? ','
}

/** What spreadsheets show for an error, in English and Norwegian, and for a number that is wider than its column. */
const shownError =
  /^#(?:N\/A|I\/T|REF!|VALUE!|VERDI!|DIV\/0!|NAME\?|NAVN\?|NUM!|NULL!|SPILL!|OVERFLYT!|CALC!|#+)$/i

function writtenCell(written: string): SheetCell {
  const text = cleanText(written)
  return shownError.test(text) ? { text, is: 'error' } : { text }
}

/** A number or a day in a workbook has no way of being written: it becomes one that a Norwegian would write. */
function valueCell(value: unknown): SheetCell {
  if (value === null || value === undefined) return { text: '' }
  if (value instanceof Date) return { text: value.toISOString().slice(0, 10), is: 'date' }
  if (typeof value === 'boolean') return { text: value ? 'SANN' : 'USANN', is: 'boolean' }
  return typeof value === 'number' ? { text: String(value).replace('.', ',') } : writtenCell(String(value))
}
