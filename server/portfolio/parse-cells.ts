import { parse } from 'csv-parse/sync'
import readXlsxFile from 'read-excel-file/node'
import { cleanText } from '../../domain/clean-text.ts'
import { unpacksWithin } from './unpacked-size.ts'

/** The cells of a spreadsheet, row by row, or the reason why they could not be read. */
export type CellsAnswer = { cells: string[][] } | { problem: 'too-large' | 'unreadable' }

/**
 * Reads the first sheet of a workbook, or CSV. A workbook of some hundred bytes can claim sixteen thousand million cells: only
 * for a process that may run out of memory (`sheet-process.ts`).
 */
export async function parseCells(bytes: Buffer, maxUnpackedBytes: number): Promise<CellsAnswer> {
  try {
    // A workbook is a ZIP.
    if (bytes.subarray(0, 2).toString() === 'PK') {
      // The whole of it is unpacked before its rows can be counted.
      if (!(await unpacksWithin(bytes, maxUnpackedBytes))) return { problem: 'too-large' }
      const sheets = await readXlsxFile(bytes)
      return { cells: (sheets[0]?.data ?? []).map((row) => row.map(textOfCell)) }
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const delimiter = (text.split('\n', 1)[0] ?? '').includes(';') ? ';' : ','
    const rows: string[][] = parse(text, { delimiter, bom: true, relax_column_count: true, trim: true })
    return { cells: rows.map((row) => row.map(cleanText)) }
  } catch {
    return { problem: 'unreadable' }
  }
}

/** A number or a day in a workbook has no way of being written: it becomes one that a Norwegian would write. */
function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cleanText(String(cell))
}
