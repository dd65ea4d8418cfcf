import { type CategoryType, categories } from '../../content/categories.ts'
import { type PropertyField, propertyFieldErrors, propertyFields } from '../../content/property-fields.ts'
import { cleanText } from '../../domain/clean-text.ts'
import { parseNumber, writeNumber } from '../../domain/norwegian-numbers.ts'
import type { Property } from '../../domain/property.ts'

/** What a property says of itself: its row without what never changes. */
export type PropertyContent = Omit<Property, 'id' | 'created_at'> & {
  /** What its pictures show, by their addresses; absent where that was not edited with it. */
  picture_alts?: Record<string, string>
}

export type PropertyPictures = Pick<PropertyContent, 'images' | 'image_url' | 'picture_alts'>

export type FieldErrors = Record<string, string>

const LONGEST = { line: 300, text: 20_000, lines: 5_000 }
const LARGEST = 2_147_483_647

/**
 * The content of a property in texts, as a form or a spreadsheet has them. Every fault is named in Norwegian by
 * its column. Pictures are not texts: they come along as they are.
 */
export function parsePropertyContent(
  texts: Readonly<Record<string, string | undefined>>,
  pictures: PropertyPictures,
): { content: PropertyContent; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const content: Record<string, unknown> = { ...pictures }
  for (const field of propertyFields) {
    const text = cleanText(texts[field.column] ?? '')
    const read = readField(field, text)
    if ('error' in read) errors[field.column] = read.error
    else content[field.column] = read.value
  }
  return { content: content as unknown as PropertyContent, errors }
}

type Read = { value: unknown } | { error: string }

function readField(field: PropertyField, text: string): Read {
  const { kind, label, required } = field
  const errors = propertyFieldErrors
  if (kind === 'lines') {
    const lines = text.split(/\n|\s*\|\s*/).map((line) => line.trim())
    if (text.length > LONGEST.lines) return { error: errors.tooLong(label, LONGEST.lines) }
    return { value: [...new Set(lines.filter(Boolean))] }
  }
  if (!text) return required ? { error: errors.missing(label) } : { value: null }
  switch (kind) {
    case 'line':
    case 'text':
      if (text.length > LONGEST[kind]) return { error: errors.tooLong(label, LONGEST[kind]) }
      if (field.column === 'energy_class') {
        const letter = text.toUpperCase()
        return /^[A-G]$/.test(letter) ? { value: letter } : { error: errors.energy }
      }
      return { value: kind === 'line' ? text.replace(/\s*\n\s*/g, ' ') : text }
    case 'type': {
      const wanted = text.toLocaleLowerCase('nb')
      const type = categories.find((each) => each.type.toLocaleLowerCase('nb') === wanted)
      return type ? { value: type.type satisfies CategoryType } : { error: errors.type }
    }
    default:
      return readNumber(field, text)
  }
}

function readNumber({ kind, label }: PropertyField, text: string): Read {
  const errors = propertyFieldErrors
  const value = parseNumber(text.replace(/(kr(\/mnd)?|m²|m2)\.?$/i, ''))
  if (value === null) return { error: errors.number(label) }
  if (value < 0) return { error: errors.negative(label) }
  if (value > LARGEST) return { error: errors.tooLarge(label) }
  if ((kind === 'count' || kind === 'year') && !Number.isInteger(value)) return { error: errors.whole(label) }
  if (kind === 'year' && (value < 1500 || value > 2100)) return { error: errors.year }
  return { value }
}

/** A content as texts again, as the fields of a form show them. */
export function propertyTexts(content: PropertyContent): Record<string, string> {
  return textsOf(content, { lineBreak: '\n', thousands: '\u00a0' })
}

/** The same for the cells of a spreadsheet, which counts with numbers that are written plainly. */
export function propertyCells(content: PropertyContent, lineBreak: string): Record<string, string> {
  return textsOf(content, { lineBreak, thousands: '' })
}

function textsOf(
  content: PropertyContent,
  { lineBreak, thousands }: { lineBreak: string; thousands: '' | '\u00a0' },
): Record<string, string> {
  return Object.fromEntries(
    propertyFields.map(({ column, kind }) => {
      const value = valueIn(content, column)
      if (value === null) return [column, '']
      if (Array.isArray(value)) return [column, value.join(lineBreak)]
      if (typeof value === 'number') return [column, writeNumber(value, kind === 'year' ? '' : thousands)]
      return [column, String(value)]
    }),
  )
}

/** What a content has in a column; null where that is nothing. */
export function valueIn(content: PropertyContent, column: string): unknown {
  return (content as unknown as Record<string, unknown>)[column] ?? null
}

/** The columns in which two contents differ; how a line ends is no difference. */
export function changedColumns(before: PropertyContent, after: PropertyContent): string[] {
  return propertyFields
    .map(({ column }) => column)
    .filter((column) => comparable(valueIn(before, column)) !== comparable(valueIn(after, column)))
}

const comparable = (value: unknown) => JSON.stringify(typeof value === 'string' ? cleanText(value) : value)

/** The labels of what is different in two contents, pictures and what is said of them included. */
export function changedLabels(before: PropertyContent | null, after: PropertyContent): string[] {
  if (!before) return []
  const columns = changedColumns(before, after)
  const labels = propertyFields.filter(({ column }) => columns.includes(column)).map(({ label }) => label)
  if (comparable(before.images) !== comparable(after.images) || before.image_url !== after.image_url)
    labels.push('Bilder')
  if (altsDiffer(before.picture_alts, after.picture_alts)) labels.push('Hva bildene viser')
  return labels
}

/** Only pictures that both know: one that has come or gone is told of as a picture. */
function altsDiffer(
  before: PropertyContent['picture_alts'],
  after: PropertyContent['picture_alts'],
): boolean {
  if (!before || !after) return false
  return Object.keys(after).some((url) => url in before && before[url] !== after[url])
}
