import { type ContentField, contentErrors, type DocumentId, editable } from '../content/editable.ts'
import { propertyFieldErrors } from '../content/property-fields.ts'
import { parseDate } from './calendar.ts'
import { cleanText } from './clean-text.ts'
import { formatNumber } from './format.ts'
import { parseNumber, writeNumber } from './norwegian-numbers.ts'
import { parseOfficeHours } from './office-hours.ts'
import { folderName } from './slug.ts'

/** What an editor shows and posts: a text for each field, under its path, such as «sizes.0.name». */
export type ContentTexts = Readonly<Record<string, string>>

type Value = string | number | readonly string[] | readonly number[]
type Fields = Record<string, unknown>

const MAX_FIELD_CHARACTERS = 5000

/** More than any list has; what is posted beyond it is no item. */
const MAX_ITEMS = 200

/** The texts of a document's value. */
export function contentTexts(id: DocumentId, value: unknown): Record<string, string> {
  const texts: Record<string, string> = {}
  const { fields, lists } = editable[id]
  const root = value as Fields
  for (const field of fields) Object.assign(texts, textsOf(field, field.name, root[field.name]))
  for (const list of lists) {
    const items = (root[list.name] ?? []) as readonly Fields[]
    for (const [index, item] of items.entries())
      for (const field of list.fields)
        Object.assign(texts, textsOf(field, `${list.name}.${index}.${field.name}`, item[field.name]))
  }
  return texts
}

/** How many items a list has in some texts. */
export function itemsIn(texts: ContentTexts, list: string): number {
  const places = Object.keys(texts).flatMap((path) => {
    const [name, index] = path.split('.')
    return name === list ? [Number(index) + 1] : []
  })
  return Math.max(0, ...places.filter((place) => Number.isInteger(place) && place <= MAX_ITEMS))
}

/**
 * A document's value from what was posted. An item in which everything is empty is none. What is missing or wrong
 * is named in Norwegian by its path.
 */
export function parseContent(
  id: DocumentId,
  texts: ContentTexts,
): { value: Record<string, unknown>; errors: Record<string, string> } {
  const errors: Record<string, string> = {}
  const value: Fields = {}
  const { fields, lists } = editable[id]
  const anchors = new Set<unknown>()
  const read = (into: Fields, field: ContentField, path: string) => {
    const result = readField(field, path, texts)
    if ('error' in result) errors[path] = result.error
    else if (result.value !== undefined) into[field.name] = result.value
    const anchor = field.kind === 'anchor' && into[field.name]
    if (!anchor) return
    if (anchors.has(anchor)) errors[path] = contentErrors.anchorTaken(field.label, String(anchor))
    anchors.add(anchor)
  }
  for (const field of fields) read(value, field, field.name)
  for (const list of lists) {
    const items: Fields[] = []
    for (let index = 0; index < itemsIn(texts, list.name); index += 1) {
      const prefix = `${list.name}.${index}.`
      const isEmpty = Object.entries(texts).every(
        ([path, text]) => !path.startsWith(prefix) || text.trim() === '',
      )
      if (isEmpty) continue
      const item: Fields = {}
      for (const field of list.fields) read(item, field, `${prefix}${field.name}`)
      items.push(item)
    }
    value[list.name] = items
    const [first] = list.fields
    if (list.needed && items.length === 0 && first)
      errors[`${list.name}.0.${first.name}`] = contentErrors.empty(list.label)
  }
  return { value, errors }
}

function textsOf({ kind }: ContentField, path: string, value: unknown): Record<string, string> {
  if (value === undefined) return { [path]: '' }
  if (kind === 'range') {
    const [from, to] = value as readonly number[]
    return { [path]: writeNumber(from ?? 0), [`${path}-to`]: writeNumber(to ?? 0) }
  }
  if (kind === 'lines') return { [path]: (value as readonly string[]).join('\n') }
  return { [path]: kind === 'number' ? writeNumber(value as number) : String(value) }
}

function readField(
  { kind, label, optional }: ContentField,
  path: string,
  texts: ContentTexts,
): { value: Value | undefined } | { error: string } {
  const text = cleanText(texts[path] ?? '')
  if (text.length > MAX_FIELD_CHARACTERS)
    return { error: `${label} kan ha høyst ${formatNumber(MAX_FIELD_CHARACTERS)} tegn` }
  if (kind === 'lines') {
    const lines = text.split('\n').map((line) => line.trim())
    const kept = lines.filter(Boolean)
    return kept.length > 0 || optional ? { value: kept } : { error: `${label}: skriv minst én linje` }
  }
  if (kind === 'range') {
    const [from, to] = [numberIn(text), numberIn(texts[`${path}-to`] ?? '')]
    if (from === null || to === null || from > to) return { error: propertyFieldErrors.range(label) }
    return { value: [from, to] }
  }
  if (!text) return optional ? { value: undefined } : { error: `${label} må fylles ut` }
  if (kind === 'number') {
    const number = numberIn(text)
    return number === null ? { error: propertyFieldErrors.number(label) } : { value: number }
  }
  if (kind === 'anchor' && text !== folderName(text))
    return { error: contentErrors.anchor(label, folderName(text)) }
  if (kind === 'hours' && !parseOfficeHours(text)) return { error: contentErrors.hours(label) }
  if (kind === 'day') {
    const day = parseDate(text)
    return day ? { value: day } : { error: `${label} må være en dato` }
  }
  return { value: text }
}

function numberIn(text: string): number | null {
  const number = parseNumber(text)
  return number !== null && number >= 0 ? number : null
}
