import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { Refusal } from '../../domain/refusal.ts'
import { portfolioTexts } from '../../forms/staff/portfolio.words.ts'
import { readCells } from './read-cells.ts'
import { spreadsheetColumns } from './spreadsheet.ts'

const { sheet: texts } = wordsOf(portfolioTexts, staffLanguage)

/** More rows than any landlord of this size has. */
const MAX_ROWS = 5000

/** In megabytes: several times what so many rows take, as it is sent and unpacked. */
const MAX_MEGABYTES = { sent: 5, unpacked: 20 }
const MEGABYTE = 1024 * 1024

/** A parsed spreadsheet. */
export interface Sheet {
  /** The cells of each row by column; rows have the spreadsheet's own numbers, the headings being row 1. */
  rows: { row: number; given: Record<string, string> }[]
  /** Unknown headings, whose columns are ignored. */
  unknown: string[]
}

/**
 * Reads a spreadsheet. Columns are known by their label or their name in the table.
 * @throws Refusal where the file cannot be read as one.
 */
export async function readSheet(bytes: Buffer): Promise<Sheet> {
  const [head = [], ...body] = await cellsOf(bytes)
  const columns = head.map(columnOf)
  const known = columns.filter((column) => column !== null)
  if (!known.includes('title') && !known.includes('id')) throw new Refusal(texts.noHead)
  const twice = head.find((_, i) => columns[i] && columns.indexOf(columns[i] ?? null) !== i)
  if (twice) throw new Refusal(texts.twice(twice))
  if (body.length > MAX_ROWS) throw new Refusal(texts.tooMany(MAX_ROWS))
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

async function cellsOf(bytes: Buffer): Promise<string[][]> {
  const tooLarge = new Refusal(texts.tooLarge(MAX_MEGABYTES))
  if (bytes.length > MAX_MEGABYTES.sent * MEGABYTE) throw tooLarge
  const answer = await readCells(bytes, MAX_MEGABYTES.unpacked * MEGABYTE)
  if ('cells' in answer) return answer.cells
  throw answer.problem === 'too-large' ? tooLarge : new Refusal(texts.unreadable)
}

function columnOf(head: string): string | null {
  const wanted = head.trim().toLocaleLowerCase('nb')
  return (
    spreadsheetColumns.find(
      ({ column, label }) => column === wanted || label.toLocaleLowerCase('nb') === wanted,
    )?.column ?? null
  )
}
