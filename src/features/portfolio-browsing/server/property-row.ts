import { z } from 'zod'
import {
  type ColumnKinds,
  type PropertyColumnValues,
  propertyColumns,
} from '../../../domain/portfolio/property-columns.ts'
import { rentUnits, roomKinds, vatTerms } from '../../../domain/portfolio/rent-terms.ts'
import { keysOf, recordOf } from '../../../domain/records.ts'
import { categoryType, isoDateColumn, propertyId } from '../../../platform/database/columns.ts'

/** The kinds of column that hold one of some words. */
const wordsOfKinds = { vat: vatTerms, rentUnit: rentUnits, roomKind: roomKinds } as const

/** How a column of each kind is read; a category is the same everywhere. */
type ColumnReaders = {
  readonly [Kind in Exclude<keyof ColumnKinds, 'category' | keyof typeof wordsOfKinds>]: z.ZodType<
    ColumnKinds[Kind]
  >
} & { oneOf: (words: readonly string[]) => z.ZodType<string | null> }

/** The columns of `properties` that can be edited, as a schema of some readers. */
export function schemaOfColumns({ oneOf, ...readers }: ColumnReaders) {
  const readerOf: Record<keyof ColumnKinds, z.ZodType> = {
    ...readers,
    ...recordOf(keysOf(wordsOfKinds), (kind) => oneOf(wordsOfKinds[kind])),
    category: categoryType,
  }
  const schema = recordOf(keysOf(propertyColumns), (column) => readerOf[propertyColumns[column]])
  return schema as { [Column in keyof PropertyColumnValues]: z.ZodType<PropertyColumnValues[Column]> }
}

/** A row of `properties`; its columns are those of `selectedPropertyColumns`. */
export const propertyRow = z.object({
  id: propertyId,
  ...schemaOfColumns({
    text: z.string(),
    optionalText: z.string().nullable(),
    postalCode: z.string().nullable(),
    amount: z.number().nullable(),
    count: z.number().nullable(),
    day: isoDateColumn.nullable(),
    texts: z.array(z.string()),
    imageAddress: z.string().nullable(),
    imageAddresses: z.array(z.string()),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    documentAddress: z.string().nullable(),
    oneOf: (words) => z.enum(words).nullable(),
  }),
})

const numberOrNull = z.number().nullable().default(null)
const textOrNull = z.string().nullable().default(null)

/** The columns of a property in JSON, without its id. A column that is missing is null, or an empty list. */
export const propertyJson = z.object(
  schemaOfColumns({
    text: z.string(),
    optionalText: textOrNull,
    postalCode: textOrNull,
    amount: numberOrNull,
    count: numberOrNull,
    day: isoDateColumn.nullable().default(null),
    texts: z.array(z.string()).default([]),
    imageAddress: textOrNull,
    imageAddresses: z.array(z.string()),
    latitude: numberOrNull,
    longitude: numberOrNull,
    documentAddress: textOrNull,
    oneOf: (words) => z.enum(words).nullable().default(null),
  }),
)

export type PropertyRow = z.output<typeof propertyRow>

/** The names of the columns, for a statement. */
export const editedPropertyColumns = Object.keys(propertyRow.omit({ id: true }).shape)
export const selectedPropertyColumns = Object.keys(propertyRow.shape).join(', ')
