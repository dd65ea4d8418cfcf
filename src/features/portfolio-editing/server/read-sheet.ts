import { Refusal } from '../../../domain/submissions/refusal.ts'
import { portfolioTexts } from '../portfolio.words.ts'
import { propertyFields } from '../property-fields.ts'
import type { SheetCell } from './parse-cells.ts'
import { readCells } from './read-cells.ts'
import { spreadsheetColumns } from './spreadsheet.ts'

const { sheet: texts } = portfolioTexts

/** More rows than any landlord of this size has. */
const MAX_ROWS = 5000

/** In megabytes: several times what so many rows take, as it is sent and unpacked. */
const MAX_MEGABYTES = { sent: 5, unpacked: 20 }
const MEGABYTE = 1024 * 1024

export interface SheetRow {
  row: number
  given: Record<string, string>
  /** Why cells hold nothing that a person wrote. */
  errors: string[]
}

/** A parsed spreadsheet. */
export interface Sheet {
  /** The cells of each row by column; rows have the spreadsheet's own numbers, the headings being row 1. */
  rows: SheetRow[]
  /** Unknown headings, whose columns are ignored. */
  unknown: string[]
}

/**
 * Reads a spreadsheet. Columns are known by their label or their name in the table.
 * @throws Refusal where the file cannot be read as one.
 */
export async function readSheet(bytes: Buffer): Promise<Sheet> {
  const [headCells = [], ...body] = await cellsOf(bytes)
  const head = headCells.map(({ text }) => text)
  const columns = head.map(columnOf)
  const known = columns.filter((column) => column !== null)
  if (!known.includes('title') && !known.includes('id')) throw new Refusal(texts.noHead)
  const twice = head.find((_, i) => columns[i] && columns.indexOf(columns[i] ?? null) !== i)
  if (twice) throw new Refusal(texts.twice(twice))
  if (body.length > MAX_ROWS) throw new Refusal(texts.tooMany(MAX_ROWS))
  const rows = body
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some(({ text }) => text !== ''))
    .map(({ row, cells }) => {
      // A row may end before its headings do: it says nothing of the columns after its end.
      const known = columns.flatMap((column, i) => {
        const cell = cells[i]
        return column && cell ? [{ column, cell }] : []
      })
      return {
        row,
        given: Object.fromEntries(
          known.map(({ column, cell }) => [column, cell.text.replace(/^'(?=[=+\-@])/, '')]),
        ),
        errors: known.flatMap(({ column, cell }) => problemOf(column, cell) ?? []),
      }
    })
  return { rows, unknown: head.filter((name, i) => name !== '' && !columns[i]) }
}

/** Only a person's own words become a text of a property: Excel makes a date of «3-4», and TRUE of «sann». */
function problemOf(column: string, { text, is }: SheetCell): string | null {
  const found = spreadsheetColumns.find((each) => each.column === column)
  if (!is || !found) return null
  if (is === 'date' && found.column !== 'id' && propertyFields[found.column].kind === 'date') return null
  return texts.noValue[is](found.label, text)
}

async function cellsOf(bytes: Buffer): Promise<SheetCell[][]> {
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
