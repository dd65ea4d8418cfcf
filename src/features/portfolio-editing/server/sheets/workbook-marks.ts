import { text } from 'node:stream/consumers'
import { XMLParser } from 'fast-xml-parser'
import { fromBufferPromise } from 'yauzl'
import { z } from 'zod'

/** What `read-excel-file` does not say of a sheet that is visible. */
interface SheetMarks {
  /** The place of the sheet among all. */
  place: number
  name: string
  /** The cells that hold an error or a formula that was never worked out, by row and column from 0. */
  errors: { row: number; column: number; text: string }[]
}

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'

const xml = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  isArray: (name) => name === 'sheet' || name === 'Relationship',
})

const workbookXml = z.object({
  workbook: z.object({
    sheets: z.object({
      sheet: z.array(
        z.object({ '@_id': z.string(), '@_name': z.string().default(''), '@_state': z.string().optional() }),
      ),
    }),
  }),
})

const relationsXml = z.object({
  Relationships: z.object({
    Relationship: z.array(z.object({ '@_Id': z.string(), '@_Target': z.string() })),
  }),
})

/**
 * Reads which sheets of a workbook are visible, and which of their cells hold no value: the reader of cells gives hidden
 * sheets too, and takes an error for an empty cell (ECMA-376, part 1, 18.2.19 and 18.18.11). Where all are hidden, the
 * first one is read.
 */
export async function readWorkbookMarks(bytes: Buffer, maxSheets: number): Promise<SheetMarks[]> {
  const files = await readFiles(bytes, (path) => path === WORKBOOK || path === RELATIONS)
  const { sheet: sheets } = workbookXml.parse(xml.parse(files.get(WORKBOOK) ?? '')).workbook.sheets
  const relations = relationsXml.parse(xml.parse(files.get(RELATIONS) ?? '')).Relationships
  const named = sheets.map(({ '@_id': id, '@_name': name, '@_state': state = 'visible' }, place) => {
    const target = relations.Relationship.find((relation) => relation['@_Id'] === id)?.['@_Target'] ?? ''
    return { place, name, state, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` }
  })
  const visible = named.filter(({ state }) => state === 'visible')
  const read = (visible.length > 0 ? visible : named.slice(0, 1)).slice(0, maxSheets)
  const texts = await readFiles(bytes, (path) => read.some((sheet) => sheet.path === path))
  return read.map(({ place, name, path }) => ({ place, name, errors: errorsIn(texts.get(path) ?? '') }))
}

const openingOfCell = /<(?:\w+:)?c\b([^>]*?)(\/?)>/g
const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1]

function errorsIn(sheet: string): SheetMarks['errors'] {
  const errors: SheetMarks['errors'] = []
  for (const { 0: tag, 1: attributes = '', 2: isEmpty, index } of sheet.matchAll(openingOfCell)) {
    const [, letters = '', row] = /^([A-Z]+)(\d+)$/.exec(attribute(attributes, 'r') ?? '') ?? []
    if (isEmpty || !row) continue
    const text = errorIn(contentOfCell(sheet, index + tag.length), attribute(attributes, 't'))
    if (text !== null) errors.push({ row: Number(row) - 1, column: columnOf(letters), text })
  }
  return errors
}

/** The number of a column from 0: A is the first, AA the 27th. */
const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function contentOfCell(sheet: string, start: number): string {
  const closing = /<\/(?:\w+:)?c>/g
  closing.lastIndex = start
  return sheet.slice(start, closing.exec(sheet)?.index)
}

/** What a cell shows for its error, or `=` for a formula without its value; null where it holds a value, or is empty. */
function errorIn(content: string, type: string | undefined): string | null {
  const [, value] = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)</.exec(content) ?? []
  if (type === 'e') return value || '#N/A'
  const isFormula = /^\s*<(?:\w+:)?f\b/.test(content)
  return isFormula && !/<(?:\w+:)?v\b/.test(content) ? '=' : null
}

/** The texts of the files in a ZIP that are wanted, by their paths. */
async function readFiles(bytes: Buffer, isWanted: (path: string) => boolean): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: false })
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    const path = entry.fileName.replace(/^\//, '')
    if (isWanted(path)) files.set(path, await text(await zip.openReadStreamPromise(entry)))
  }
  return files
}
