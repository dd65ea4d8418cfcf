import { z } from 'zod'
import { foldTown, matchAddresses, parseStreetAddress } from '../../../../domain/portfolio/street-address.ts'
import { defaultLanguage } from '../../../../domain/text/language.ts'
import { listOf } from '../../../../domain/text/list-of.ts'
import { propertyRow } from '../../../portfolio-browsing/server/property-row.ts'
import { type PropertyColumn, propertyFields } from '../../property-fields.ts'
import { sheetTexts } from '../../sheet.words.ts'
import type { RowOutcome } from '../../sheet-report.ts'
import {
  changedColumns,
  changesFromTo,
  factsInWords,
  type PropertyContent,
  parsePropertyContent,
  propertyCells,
  storedContent,
} from '../property-content.ts'
import type { SheetRow } from './read-rows.ts'
import type { SheetReading } from './reading.ts'
import { type RowAddress, titleOf } from './row-address.ts'
import type { Standing } from './standings.ts'

/** Some columns of a property and what they hold. */
const someColumns = propertyRow.omit({ id: true, images: true, image_url: true }).partial()

export type SomeColumns = z.output<typeof someColumns>

/** The pictures to copy, by their addresses on the web. */
const webPictures = z.array(z.string()).default([])

/** A new property, or the columns of one that change: from what the person saw, to what the sheet says. */
export const storedPlan = z.union([
  z.object({ content: storedContent, pictures: webPictures }),
  z.object({ from: someColumns, to: someColumns, pictures: webPictures }),
])

export type RowPlan = z.output<typeof storedPlan>

export interface PlannedRow {
  does: RowOutcome
  title: string
  lines: string[]
  note: string | null
  plan: RowPlan | null
}

export const refusedRow = (title: string, lines: string[]): PlannedRow => ({
  does: 'refused',
  title,
  lines,
  note: null,
  plan: null,
})

/** What a row makes of no property. */
export function planNew(
  { given, written, amenities, pictures }: SheetRow,
  address: RowAddress,
  reading: Pick<SheetReading, 'type'>,
  note: string | null,
): PlannedRow {
  const type = given.type || reading.type
  const title = given.title || titleOf(address, reading.type)
  const cells = {
    ...given,
    type,
    title,
    location: address.location,
    postal_code: address.postalCode,
    city: address.city,
    amenities: withAmenities(given.amenities ?? '', amenities),
  }
  const { content, errors } = parsePropertyContent(cells, { images: [], image_url: null })
  if (content) {
    const lines = [factsInWords(content), ...picturesInWords(pictures)]
    return { does: 'adds', title, lines, note, plan: { content, pictures: [...pictures] } }
  }
  const { wrongPostalCode } = address
  const lines = errorLines(errors, written, cells)
  return refusedRow(title, wrongPostalCode ? [...lines, sheetTexts.noPostalCode(wrongPostalCode)] : lines)
}

/** What a row changes of a property. */
export function planChange(
  { given, written, amenities, hasAddressParts, pictures: named }: SheetRow,
  address: RowAddress,
  standing: Standing,
  { foundBy, copies }: { foundBy: 'id' | 'address'; copies: ReadonlyMap<string, string> },
): PlannedRow {
  const { content: before } = standing
  const kept = keptColumns(before, { given, address, hasAddressParts, foundBy })
  const said = Object.fromEntries(
    Object.entries({
      ...given,
      ...(hasAddressParts && { location: address.location, city: address.city }),
    }).filter(([column]) => !kept.has(column)),
  )
  const old = propertyCells(before, '\n')
  const cells = {
    ...old,
    ...said,
    amenities: withAmenities(said.amenities ?? old.amenities ?? '', amenities),
  }
  const { content, errors } = parsePropertyContent(cells, {
    images: before.images,
    image_url: before.image_url,
  })
  if (!content) return refusedRow(given.title || before.title, errorLines(errors, written, cells))
  const { title } = content
  const columns = changedColumns(before, content)
  const has = new Set([...before.images, before.image_url])
  const pictures = named.filter((address) => !has.has(copies.get(address) ?? address))
  if (columns.length === 0 && pictures.length === 0)
    return { does: 'nothing', title, lines: [], note: null, plan: null }
  return {
    does: 'changes',
    title,
    lines: [...changesFromTo(before, content), ...picturesInWords(pictures)],
    note: noteOn(standing),
    plan: { from: pickColumns(before, columns), to: pickColumns(content, columns), pictures },
  }
}

const picturesInWords = (pictures: readonly string[]): string[] =>
  pictures.length > 0 ? [sheetTexts.webPictures(pictures.length)] : []

/** The columns that stay: what a home is found by says who it is, and no property can be without its title. */
function keptColumns(
  before: PropertyContent,
  {
    given,
    address,
    hasAddressParts,
    foundBy,
  }: Pick<SheetRow, 'given' | 'hasAddressParts'> & { address: RowAddress; foundBy: 'id' | 'address' },
): Set<string> {
  const required: readonly PropertyColumn[] = ['title', 'type', 'location', 'city']
  const kept = new Set<string>(required.filter((column) => given[column] === ''))
  const [said, known] = [
    parseStreetAddress(address.location),
    parseStreetAddress(`${before.location}, ${before.city}`),
  ]
  const isSameHouse = said !== null && known !== null && matchAddresses(said, known) !== null
  if (foundBy === 'address' && (isSameHouse || known === null)) kept.add('location')
  if (hasAddressParts && (isSameHouse || ['', before.location].includes(address.street))) kept.add('location')
  if (foundBy === 'address' || hasAddressParts) {
    if (address.city === '' || foldTown(address.city) === foldTown(before.city)) kept.add('city')
  }
  return kept
}

const pickColumns = (content: PropertyContent, columns: readonly PropertyColumn[]): SomeColumns =>
  Object.fromEntries(columns.map((column) => [column, content[column]]))

/** A list of amenities with those that columns of their own say yes to, and without the others. */
function withAmenities(list: string, said: SheetRow['amenities']): string {
  const others = list
    .split(/\n|\|/)
    .map((each) => each.trim())
    .filter((each) => each !== '' && !said.has(each.toLocaleLowerCase('nb')))
  return [...others, ...[...said].flatMap(([name, has]) => (has ? [name] : []))].join('\n')
}

/** The errors of a row, by its headings, with what was written and what may be. */
function errorLines(
  errors: Readonly<Record<string, string>>,
  written: SheetRow['written'],
  cells: Readonly<Record<string, string | undefined>>,
): string[] {
  return Object.entries(errors).map(([column, message]) => {
    const known = written.get(column)
    if (!cells[column]) return message.endsWith('.') ? message : `${message}.`
    return sheetTexts.notValid(
      known?.heading ?? column,
      known?.text ?? cells[column] ?? '',
      allowed(column, message),
    )
  })
}

/** What a column may hold; what its field says where that is no list. */
function allowed(column: string, message: string): string {
  const field = Object.entries(propertyFields).find(([name]) => name === column)?.[1]
  if (field?.kind === 'select')
    return sheetTexts.choose(
      listOf(
        field.options.map(({ label }) => label),
        defaultLanguage,
      ).replace(/ og (?=[^ ]+$)/, ' eller '),
    )
  if (column === 'energy_class') return sheetTexts.choose('A–G')
  if (field?.kind === 'date') return sheetTexts.writeDate
  if (field?.kind === 'decimal') return sheetTexts.writeNumber
  return `${message}.`
}

function noteOn({ isOnSite, state }: Standing): string | null {
  if (state === 'published') return null
  return isOnSite && state !== 'archived' ? sheetTexts.waits[state] : sheetTexts.offSite[state]
}
