import { type CategoryType, categories } from '../../content/categories.ts'
import { type PropertyField, propertyFieldErrors, propertyFields } from '../../content/property-fields.ts'
import type { Property } from '../../domain/property.ts'

/** What a property says of itself: its row without what never changes. */
export type PropertyContent = Omit<Property, 'id' | 'created_at'>

export type FieldErrors = Record<string, string>

const LONGEST = { line: 300, text: 20_000, lines: 5_000 }
const LARGEST = 2_147_483_647

/**
 * The content of a property in texts, as a form or a spreadsheet has them. Every fault is named in Norwegian by
 * its column. Pictures are not texts: they come along as they are.
 */
export function parsePropertyContent(
  texts: Readonly<Record<string, string | undefined>>,
  pictures: Pick<PropertyContent, 'images' | 'image_url'>,
): { content: PropertyContent; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const content: Record<string, unknown> = { ...pictures }
  for (const field of propertyFields) {
    const text = (texts[field.column] ?? '').trim()
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
    const lines = text.split(/\r?\n|\s*\|\s*/).map((line) => line.trim())
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
      return { value: text }
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
  const plain = text.replace(/\s|(kr|m²|m2)\.?$/gi, '').replace(',', '.')
  const value = Number(plain)
  if (plain === '' || !Number.isFinite(value)) return { error: errors.number(label) }
  if (value < 0) return { error: errors.negative(label) }
  if (value > LARGEST) return { error: errors.tooLarge(label) }
  if ((kind === 'count' || kind === 'year') && !Number.isInteger(value)) return { error: errors.whole(label) }
  if (kind === 'year' && (value < 1500 || value > 2100)) return { error: errors.year }
  return { value }
}

/** A content as texts again, for a form or a spreadsheet. */
export function propertyTexts(content: PropertyContent, lineBreak = '\n'): Record<string, string> {
  return Object.fromEntries(
    propertyFields.map(({ column }) => {
      const value = (content as unknown as Record<string, unknown>)[column]
      if (value === null || value === undefined) return [column, '']
      return [
        column,
        Array.isArray(value) ? value.join(lineBreak) : String(value).replace(/^(\d+)\.(\d+)$/, '$1,$2'),
      ]
    }),
  )
}

/** The labels of the columns in which two contents differ. */
export function changedLabels(before: PropertyContent | null, after: PropertyContent): string[] {
  if (!before) return []
  const differs = (column: string) =>
    JSON.stringify((before as unknown as Record<string, unknown>)[column] ?? null) !==
    JSON.stringify((after as unknown as Record<string, unknown>)[column] ?? null)
  const labels = propertyFields.filter(({ column }) => differs(column)).map(({ label }) => label)
  return differs('images') || differs('image_url') ? [...labels, 'Bilder'] : labels
}
