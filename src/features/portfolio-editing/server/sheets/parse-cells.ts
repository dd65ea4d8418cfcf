import readXlsxFile from 'read-excel-file/node'
import { cleanText } from '../../../../domain/text/clean-text.ts'
import { unpacksWithin } from '../unpacked-size.ts'
import { parseCsv } from './parse-csv.ts'
import { readWorkbookMarks } from './workbook-marks.ts'

/** A cell as it is read: its text, and what it is where no person wrote that text. */
export interface SheetCell {
  text: string
  /** `error`: what was to stand here could not be worked out, and `text` says why. */
  is?: 'error' | 'date' | 'boolean'
}

export interface Sheet {
  name: string
  rows: SheetCell[][]
}

export type FileFamily = 'csv' | 'xlsx'

/** The visible sheets of a file that have cells, or the reason why they could not be read. */
export type CellsAnswer = { family: FileFamily; sheets: Sheet[] } | { problem: 'too-large' | 'unreadable' }

/** More sheets than this of a workbook are not read. */
const MAX_SHEETS = 20

/**
 * Reads the visible sheets of a workbook, or CSV. A workbook of some hundred bytes can claim sixteen thousand million
 * cells: only for a process that may run out of memory (`sheet-process.ts`).
 */
export async function parseCells(bytes: Buffer, maxUnpackedBytes: number): Promise<CellsAnswer> {
  try {
    // A workbook is a ZIP.
    if (bytes.subarray(0, 2).toString() === 'PK') {
      // The whole of it is unpacked before its rows can be counted.
      if (!(await unpacksWithin(bytes, maxUnpackedBytes))) return { problem: 'too-large' }
      return { family: 'xlsx', sheets: await sheetsOfWorkbook(bytes) }
    }
    const rows = parseCsv(bytes).map((row) => row.map(writtenCell))
    return { family: 'csv', sheets: [{ name: '', rows }].filter(hasCells) }
  } catch {
    return { problem: 'unreadable' }
  }
}

async function sheetsOfWorkbook(bytes: Buffer): Promise<Sheet[]> {
  const marks = await readWorkbookMarks(bytes, MAX_SHEETS)
  const all = await readXlsxFile(bytes)
  return marks
    .map(({ place, name, errors }) => {
      const rows = (all[place]?.data ?? []).map((row) => row.map(valueCell))
      for (const { row, column, text } of errors) {
        const inRow = rows[row]
        if (inRow && column < inRow.length) inRow[column] = { text, is: 'error' }
      }
      return { name, rows }
    })
    .filter(hasCells)
}

const hasCells = ({ rows }: Sheet): boolean => rows.some((row) => row.some(({ text }) => text !== ''))

/** What spreadsheets show for an error, in English and Norwegian, and for a number that is wider than its column. */
const shownError =
  /^#(?:N\/A|I\/T|REF!|VALUE!|VERDI!|DIV\/0!|NAME\?|NAVN\?|NUM!|NULL!|SPILL!|OVERFLYT!|CALC!|#+)$/i

function writtenCell(written: string): SheetCell {
  // An apostrophe in front of a sign keeps a spreadsheet from working the text out: so do our own.
  const text = cleanText(written).replace(/^'(?=[=+\-@])/, '')
  return shownError.test(text) ? { text, is: 'error' } : { text }
}

/** The digits that a spreadsheet counts with: those after them are an error of its arithmetic. */
const SIGNIFICANT_DIGITS = 15

/** A number or a day in a workbook has no way of being written: it becomes one that a Norwegian would write. */
function valueCell(value: unknown): SheetCell {
  if (value === null || value === undefined) return { text: '' }
  if (value instanceof Date) return { text: value.toISOString().slice(0, 10), is: 'date' }
  if (typeof value === 'boolean') return { text: value ? 'SANN' : 'USANN', is: 'boolean' }
  if (typeof value !== 'number') return writtenCell(String(value))
  return { text: String(Number(value.toPrecision(SIGNIFICANT_DIGITS - 1))).replace('.', ',') }
}
