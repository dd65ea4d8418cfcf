import { parse } from 'csv-parse/sync'
import readXlsxFile from 'read-excel-file/node'
import { portfolioTexts } from '../../content/staff/portfolio.ts'
import { cleanText } from '../../domain/clean-text.ts'
import { spreadsheetColumns } from './spreadsheet.ts'
import { unpacksWithin } from './unpacked-size.ts'
import { PropertyRefusal } from './versions.ts'

const { sheet: texts } = portfolioTexts

/** More rows than any landlord of this size has. */
const MOST_ROWS = 5000

/** In megabytes: several times what so many rows take, as it is sent and unpacked. */
const MOST = { sent: 5, unpacked: 20 }
const MEGABYTE = 1024 * 1024

/** A spreadsheet as it is understood. */
export interface Sheet {
  /** What each row says, by column; its number is the spreadsheet's own, whose head is row 1. */
  rows: { row: number; given: Record<string, string> }[]
  /** Heads that are no column of ours: what stands under them is not read. */
  unknown: string[]
}

/**
 * Reads a spreadsheet. Columns are known by their label or their name in the table.
 * @throws PropertyRefusal where the file cannot be read as one.
 */
export async function readSheet(bytes: Buffer): Promise<Sheet> {
  const [head = [], ...body] = await readCells(bytes)
  const columns = head.map(columnOf)
  const known = columns.filter((column) => column !== null)
  if (!known.includes('title') && !known.includes('id')) throw new PropertyRefusal(texts.noHead)
  const twice = head.find((_, i) => columns[i] && columns.indexOf(columns[i] ?? null) !== i)
  if (twice) throw new PropertyRefusal(texts.twice(twice))
  if (body.length > MOST_ROWS) throw new PropertyRefusal(texts.tooMany(MOST_ROWS))
  const rows = body
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ row, cells }) => ({
      row,
      given: Object.fromEntries(
        columns.flatMap((column, i) =>
          column ? [[column, (cells[i] ?? '').replace(/^'(?=[=+\-@])/, '')]] : [],
        ),
      ),
    }))
  return { rows, unknown: head.filter((name, i) => name !== '' && !columns[i]) }
}

async function readCells(bytes: Buffer): Promise<string[][]> {
  const tooLarge = new PropertyRefusal(texts.tooLarge(MOST))
  if (bytes.length > MOST.sent * MEGABYTE) throw tooLarge
  try {
    // A workbook is a ZIP.
    if (bytes.subarray(0, 2).toString() === 'PK') {
      // The whole of it is unpacked before its rows can be counted.
      if (!(await unpacksWithin(bytes, MOST.unpacked * MEGABYTE))) throw tooLarge
      const sheets = await readXlsxFile(bytes)
      const first = sheets[0]?.data ?? []
      return first.map((row) => row.map(textOfCell))
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const delimiter = (text.split('\n', 1)[0] ?? '').includes(';') ? ';' : ','
    const rows: string[][] = parse(text, { delimiter, bom: true, relax_column_count: true, trim: true })
    return rows.map((row) => row.map(cleanText))
  } catch (error) {
    if (error === tooLarge) throw error
    throw new PropertyRefusal(texts.unreadable, { cause: error })
  }
}

/** A number in a workbook has no way of being written: it becomes one that a Norwegian would write. */
function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cleanText(String(cell))
}

function columnOf(head: string): string | null {
  const wanted = head.trim().toLocaleLowerCase('nb')
  return (
    spreadsheetColumns.find(
      ({ column, label }) => column === wanted || label.toLocaleLowerCase('nb') === wanted,
    )?.column ?? null
  )
}
