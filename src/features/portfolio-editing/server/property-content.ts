import { z } from 'zod'
import { writeNumber } from '../../../domain/format/write-number.ts'
import type { Property } from '../../../domain/portfolio/property.ts'
import { keysOf, pick, recordOf } from '../../../domain/records.ts'
import { cleanText } from '../../../domain/text/clean-text.ts'
import type { AnswersOf } from '../../../forms/engine/answers.ts'
import type { Entries, Errors } from '../../../forms/engine/entries.ts'
import { readFields } from '../../../forms/engine/read.ts'
import { writeFields } from '../../../forms/engine/write.ts'
import { propertyJson } from '../../portfolio-browsing/server/property-row.ts'
import { labelsOfColumns, type PropertyColumn, propertyFields } from '../property-fields.ts'

/** A property's content as a version stores it. A version from before a column was added lacks it: it is null, or an empty list. */
export const storedContent = propertyJson.extend({
  picture_alts: z.record(z.string(), z.string()).optional(),
}) satisfies z.ZodType<PropertyContent>

/** A row of a content alone. */
export const contentRow = z.object({ content: storedContent }).transform(({ content }) => content)

/** The content of a property: its row without the columns that never change. */
export type PropertyContent = Omit<Property, 'id' | 'created_at'> & {
  /** The alternative texts of its pictures, by their addresses; left out if they were not edited. */
  picture_alts?: Record<string, string>
}

export type PropertyPictures = Pick<PropertyContent, 'images' | 'image_url' | 'picture_alts'>

/** The answers to the fields of a property. */
type PropertyAnswers = AnswersOf<typeof propertyFields>

/** Every column that is edited and that a spreadsheet has. */
export const editedColumns: readonly PropertyColumn[] = keysOf(propertyFields)

const nothing = recordOf(editedColumns, () => null)

/** The content of a property from the answers to its fields: what was left empty is null. */
export function propertyContent(answers: PropertyAnswers, pictures: PropertyPictures): PropertyContent {
  return { ...nothing, ...pick(answers, editedColumns), ...pictures }
}

type ParsedProperty =
  | { content: PropertyContent; errors: Readonly<Record<string, never>> }
  | { content: null; errors: Errors }

/** The content of a property from texts by column, as a spreadsheet has them, or what is wrong with them. */
export function parsePropertyContent(
  texts: Readonly<Record<string, string | undefined>>,
  pictures: PropertyPictures,
): ParsedProperty {
  const entries = Object.fromEntries(Object.entries(texts).map(([column, text = '']) => [column, [text]]))
  const read = readFields(propertyFields, entries)
  if (!read.isValid) return { content: null, errors: read.errors }
  return { content: propertyContent(read.answers, pictures), errors: {} }
}

/** A content as the fields of an editor show it. */
export function propertyEntries(content: PropertyContent): Entries {
  return writeFields(
    propertyFields,
    Object.fromEntries(editedColumns.map((column) => [column, content[column]])),
  )
}

/** A content as the cells of a spreadsheet, which counts with numbers that are written plainly. */
export function propertyCells(content: PropertyContent, lineBreak: string): Record<string, string> {
  return Object.fromEntries(editedColumns.map((column) => [column, cellOf(content[column], lineBreak)]))
}

function cellOf(value: PropertyContent[PropertyColumn], lineBreak: string): string {
  if (value === null) return ''
  if (typeof value === 'object') return value.join(lineBreak)
  return typeof value === 'number' ? writeNumber(value, '') : value
}

/** The columns in which two contents differ; how a line ends is no difference. */
export function changedColumns(before: PropertyContent, after: PropertyContent): PropertyColumn[] {
  return editedColumns.filter((column) => comparable(before[column]) !== comparable(after[column]))
}

const comparable = (value: unknown) => JSON.stringify(typeof value === 'string' ? cleanText(value) : value)

/** The labels of the columns that differ between two contents, with pictures and their alternative texts. */
export function changedLabels(before: PropertyContent | null, after: PropertyContent): string[] {
  if (!before) return []
  const labels = labelsOfColumns(changedColumns(before, after))
  if (comparable(before.images) !== comparable(after.images) || before.image_url !== after.image_url)
    labels.push('Bilder')
  if (altsDiffer(before.picture_alts, after.picture_alts)) labels.push('Hva bildene viser')
  return labels
}

/** More characters than this are not shown as what a value was and is. */
const MAX_SHOWN_VALUE = 40

/** What differs between two contents, with what short values were and are: «Leie: 11 900 → 12 500». */
export function changesInWords(before: PropertyContent | null, after: PropertyContent): string[] {
  if (!before) return []
  const ofColumns = valuesThatDiffer(before, after).map(({ label, old, now }) => {
    const isShort = [old, now].every((text) => text.length <= MAX_SHOWN_VALUE && !text.includes('\n'))
    return isShort ? fromTo(label, old, now) : label
  })
  return [...ofColumns, ...changedLabels(before, after).slice(ofColumns.length)]
}

/** The same for a staff member who has yet to confirm the changes: of a long value, what surrounds the first difference. */
export function changesFromTo(before: PropertyContent, after: PropertyContent): string[] {
  return valuesThatDiffer(before, after).map(({ label, old, now }) => {
    const differsAt = [...old].findIndex((letter, index) => letter !== now[index])
    const start = Math.max(0, (differsAt < 0 ? old.length : differsAt) - MAX_SHOWN_VALUE / 2)
    return fromTo(label, excerpt(old, start), excerpt(now, start))
  })
}

/** What a new property holds besides its title, in one line: «Type: Bolig · Leie: 12 500». */
export function factsInWords(content: PropertyContent): string {
  const entries = propertyEntries(content)
  return editedColumns
    .flatMap((column) => {
      const text = shownEntry(column, entries)
      const [label = column] = labelsOfColumns([column])
      return text === '' || column === 'title' ? [] : [`${label}: ${excerpt(text, 0)}`]
    })
    .join(' · ')
}

/** A value as staff read it: a day in words. */
function shownEntry(column: PropertyColumn, entries: Entries): string {
  const text = entries[column]?.[0] ?? ''
  const field = propertyFields[column]
  return field.kind === 'date' && text !== '' ? field.behavior.show(text, field) : text
}

function valuesThatDiffer(before: PropertyContent, after: PropertyContent) {
  const [was, is] = [propertyEntries(before), propertyEntries(after)]
  return changedColumns(before, after).map((column) => {
    const [label = column] = labelsOfColumns([column])
    return { label, old: shownEntry(column, was), now: shownEntry(column, is) }
  })
}

const fromTo = (label: string, old: string, now: string) => `${label}: ${old || '–'} → ${now || '–'}`

function excerpt(text: string, start: number): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' / ')
  if (line.length <= MAX_SHOWN_VALUE) return line
  const end = start + MAX_SHOWN_VALUE
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`
}

/** Only pictures in both versions: an added or removed picture is listed as a change of pictures. */
function altsDiffer(
  before: PropertyContent['picture_alts'],
  after: PropertyContent['picture_alts'],
): boolean {
  if (!before || !after) return false
  return Object.keys(after).some((url) => url in before && before[url] !== after[url])
}
