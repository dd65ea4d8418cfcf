import { cleanText } from '../../../../domain/text/clean-text.ts'
import { type PropertyColumn, propertyFields } from '../../property-fields.ts'
import { sheetTexts } from '../../sheet.words.ts'
import { isPropertyColumn, type SheetTarget } from '../../sheet-columns.ts'
import { parseAddresses, parseYesNo, plainValue } from './cell-values.ts'
import type { Sheet, SheetCell } from './parse-cells.ts'
import type { SheetReading } from './reading.ts'
import type { AddressCells } from './row-address.ts'

/** A row of a sheet, by what its columns say. */
export interface SheetRow {
  /** The number that the row has in the sheet, from 1. */
  row: number
  id: string
  /** The cells of columns of a property, as their fields read them. */
  given: Partial<Record<PropertyColumn, string>>
  /** The same as they are written, with their headings. */
  written: ReadonlyMap<string, { heading: string; text: string }>
  address: AddressCells
  /** Whether columns besides «Adresse» are a part of the address. */
  hasAddressParts: boolean
  /** Amenities that columns of their own say yes or no to. */
  amenities: ReadonlyMap<string, boolean>
  /** The addresses of its pictures on the web. */
  pictures: readonly string[]
  /** Why cells hold nothing that can be read. */
  errors: string[]
}

const noAddress: AddressCells = {
  location: '',
  house_number: '',
  house_letter: '',
  flat: '',
  postal_code: '',
  city: '',
}

/** How many pictures a row can name: each is copied from another server. */
const MAX_PICTURES = 20

const isAddressPart = (target: SheetTarget): target is keyof AddressCells => Object.hasOwn(noAddress, target)

/** The rows below the headings in which anything is written. */
export function readRows({ rows }: Sheet, { head, columns }: SheetReading): SheetRow[] {
  const headings = rows[head]?.map(({ text }) => text) ?? []
  return rows
    .map((cells, place) => ({ cells, place }))
    .slice(head + 1)
    .filter(({ cells }) => cells.some(({ text }, place) => text !== '' && isRead(columns[place])))
    .map(({ cells, place }) => readRow(place + 1, cells, headings, columns))
}

const isRead = (target: SheetTarget | undefined) => target !== undefined && target !== 'ignored'

function readRow(
  row: number,
  cells: readonly SheetCell[],
  headings: readonly string[],
  columns: readonly SheetTarget[],
): SheetRow {
  const written = new Map<string, { heading: string; text: string }>()
  const given: SheetRow['given'] = {}
  const address = { ...noAddress }
  const amenities = new Map<string, boolean>()
  const pictures = new Set<string>()
  const errors: string[] = []
  let id = ''
  for (const [place, target] of columns.entries()) {
    const cell = cells[place]
    const heading = headings[place] ?? ''
    // A row may end before its headings do: it says nothing of the columns after its end.
    if (!cell || target === 'ignored') continue
    const problem = problemOf(target, cell, heading)
    if (problem) {
      errors.push(problem)
      continue
    }
    const { text } = cell
    if (target === 'id') id = text
    if (isAddressPart(target)) address[target] = text
    if (isPropertyColumn(target)) {
      written.set(target, { heading, text })
      given[target] = plainValue(target, text, heading)
    }
    if (target === 'pictures') {
      const said = parseAddresses(text)
      if (said) for (const address of said) pictures.add(address)
      else errors.push(sheetTexts.notValid(heading, text, sheetTexts.writeAddress))
    }
    if (target === 'amenity') {
      const says = parseYesNo(text)
      if (says === null) errors.push(sheetTexts.notValid(heading, text, sheetTexts.yesOrNo))
      else amenities.set(cleanText(heading).toLocaleLowerCase('nb'), says)
    }
  }
  if (pictures.size > MAX_PICTURES) errors.push(sheetTexts.tooManyPictures(pictures.size, MAX_PICTURES))
  const hasAddressParts = columns.some(
    (target) => isAddressPart(target) && target !== 'location' && target !== 'city',
  )
  return { row, id, given, written, address, hasAddressParts, amenities, pictures: [...pictures], errors }
}

/** Only a person's own words become a text of a property: Excel makes a date of «3-4», and TRUE of «sann». */
function problemOf(target: SheetTarget, { text, is }: SheetCell, heading: string): string | null {
  if (!is) return null
  if (is === 'date' && isPropertyColumn(target) && propertyFields[target].kind === 'date') return null
  if (is === 'boolean' && (target === 'amenity' || target === 'status')) return null
  return sheetTexts.noValue[is](heading, text)
}
