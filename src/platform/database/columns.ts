import { z } from 'zod'
import type { CategoryType } from '../../../landlord-types/category.ts'
import { type CaseReference, parseCaseReference } from '../../domain/cases/case-reference.ts'
import { allCaseStatuses } from '../../domain/cases/case-status.ts'
import { allRoles } from '../../domain/people/staff-roles.ts'
import { type PropertyId, parsePropertyId } from '../../domain/portfolio/property.ts'
import { type IsoDate, parseDate } from '../../domain/time/calendar.ts'

/** Columns that many rows have, with the domain's types. */

export const caseReferenceColumn = z.custom<CaseReference>(
  (value) => typeof value === 'string' && parseCaseReference(value) === value,
)

export const propertyId = z.custom<PropertyId>(
  (value) => typeof value === 'string' && parsePropertyId(value) === value,
)

/** A `date`. */
export const isoDateColumn = z.custom<IsoDate>(
  (value) => typeof value === 'string' && parseDate(value) === value,
)

export const caseStatus = z.enum(allCaseStatuses)

/** All that the table allows, whether the landlord offers them or not. */
export const categoryType = z.enum([
  'Bolig',
  'Parkering',
  'Næring',
  'Coliving',
  'Minilager',
  'Reklame',
]) satisfies z.ZodType<CategoryType>

export const staffRole = z.enum(allRoles)

/** An option of a field, from data. */
export const option = z.object({ value: z.string(), label: z.string() })

/** A `bytea`. */
export const bytes = z.instanceof(Buffer)

/** One of the keys of a record. */
export const keyColumn = <const R extends object>(record: R) =>
  z.custom<keyof R>((value) => typeof value === 'string' && Object.hasOwn(record, value))

/**
 * The columns of a row's schema, as SQL: `sentAt` is read as `sent_at as "sentAt"`. `computed` has what is no column of its own, by its
 * key; `table` is the table's name or alias in the statement.
 */
export function columnsOf<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  { table, computed = {} }: { table?: string; computed?: Partial<Record<keyof Shape, string>> } = {},
): string {
  const columns = Object.entries(shape).map(([key, field]) => {
    const column = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const isDate = (field instanceof z.ZodNullable ? field.unwrap() : field) === isoDateColumn
    const own = `${table ? `${table}.` : ''}${column}${isDate ? '::text' : ''}`
    return `${computed[key] ?? own} as "${key}"`
  })
  return columns.join(', ')
}

/** A promised reply time, as it is stored with a case and in the document of all of them. */
export const replyPromiseColumn = z.object({
  words: z.string(),
  time: z.union([
    z.object({ workingDays: z.number() }),
    z.object({ hours: z.number(), workingDaysOnly: z.boolean() }),
  ]),
})
