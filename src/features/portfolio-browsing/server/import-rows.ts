import { z } from 'zod'
import { categories } from '#landlord/categories.ts'
import { MAX_LATITUDE, MAX_LONGITUDE, roundDegrees } from '../../../domain/portfolio/coordinates.ts'
import { isDocumentAddress } from '../../../domain/portfolio/document-address.ts'
import type { Listing } from '../../../domain/portfolio/listing.ts'
import { type Property, parsePropertyId } from '../../../domain/portfolio/property.ts'
import { parseDate } from '../../../domain/time/calendar.ts'
import { messageOf } from '../../../platform/base/errors.ts'
import { schemaOfColumns } from './property-row.ts'

const text = z.string().trim().min(1)
const optionalText = z.string().nullable()
const postalCode = z.string().regex(/^\d{4}$/, 'must be four digits')
const count = z.int().min(0).max(2_147_483_647).nullable()
const degrees = (most: number) => z.number().min(-most).max(most).transform(roundDegrees).nullable()
const day = z
  .string()
  .transform((text, context) => {
    const date = parseDate(text)
    if (!date) context.addIssue('must be a date such as 2027-03-01')
    return date ?? z.NEVER
  })
  .nullable()
/** ISO 8601, and as PostgreSQL writes it: «2026-11-29 01:02:03.123+00». */
const timestamp = z
  .string()
  .transform((text) =>
    text.replace(
      /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)(?::?(\d\d))?$/,
      (_, day, time, hours, minutes) => `${day}T${time}${hours}:${minutes ?? '00'}`,
    ),
  )
  .pipe(z.iso.datetime({ offset: true, error: 'must be a time such as 2026-11-29T01:02:03Z' }))
/** An address of our own storage, or of somewhere on the web; never a script. */
const imageAddress = z
  .string()
  .regex(/^(https?:\/\/|\/)\S+$/, 'must be an address that starts with https:// or /')
const documentAddress = z
  .string()
  .refine(isDocumentAddress, 'must start with https:// or be a path of the site')

const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullable()
    .transform((items) => items ?? [])

const WholeProperty = z.strictObject({
  id: z.uuid().transform((text, context) => {
    const id = parsePropertyId(text)
    if (!id) context.addIssue('must be a UUID')
    return id ?? z.NEVER
  }),
  ...schemaOfColumns({
    text,
    optionalText,
    postalCode: postalCode.nullable(),
    amount: z.number().min(0).nullable(),
    count,
    day,
    texts: list(z.string()),
    imageAddress: imageAddress.nullable(),
    imageAddresses: list(imageAddress),
    latitude: degrees(MAX_LATITUDE),
    longitude: degrees(MAX_LONGITUDE),
    documentAddress: documentAddress.nullable(),
    oneOf: (words) => z.enum(words).nullable(),
  }),
  type: z.enum(categories.map((category) => category.type)),
  created_at: timestamp,
}) satisfies z.ZodType<Property>

/** A column that the file does not have stays as it is, or gets the default of its table in a new row. */
const FileProperty = WholeProperty.partial().required({ id: true })

/** The columns without which there is no row: a new one has them of the file, a known one may leave them out. */
const needed = { title: true, type: true, location: true, city: true } as const
const PropertyRow = FileProperty.required(needed)

const WholeListing = z.strictObject({
  id: text,
  title: text,
  address: text,
  price: optionalText,
  area: optionalText,
  bedrooms: count,
  property_type: optionalText,
  image_url: imageAddress.nullable(),
  finn_url: z.url({ protocol: /^https$/ }),
  is_active: z.boolean(),
  scraped_at: timestamp,
  amenities: list(z.string()),
  available_from: day,
  energy_class: optionalText,
}) satisfies z.ZodType<Listing>

const FileListing = WholeListing.partial().required({ id: true })
const neededOfListing = { title: true, address: true, finn_url: true } as const
const ListingRow = FileListing.required(neededOfListing)

/** What a file says of each row, known or new. */
export interface FileRows {
  properties: readonly z.output<typeof FileProperty>[]
  finn_properties: readonly z.output<typeof FileListing>[]
}

export interface ImportRows {
  properties: readonly z.output<typeof PropertyRow>[]
  finn_properties: readonly z.output<typeof ListingRow>[]
}

/** What is wrong with a file that was to be imported, a line for each row and column. */
export class RefusedImport extends Error {
  override name = 'RefusedImport'
  readonly refusals: string[]

  constructor(refusals: string[]) {
    super(`Nothing was imported: ${refusals.length} ${refusals.length === 1 ? 'fault' : 'faults'}.`)
    this.refusals = refusals
  }
}

const File = z.strictObject({
  properties: z.array(z.unknown()).default([]),
  finn_properties: z.array(z.unknown()).default([]),
})

/**
 * The rows of an import file: `{"properties": […], "finn_properties": […]}` in the columns of the tables.
 * @throws RefusedImport that names every fault, row by row.
 */
export function parseFile(json: string): FileRows {
  let content: unknown
  try {
    // Programs of Windows begin a file with a mark.
    content = JSON.parse(json.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new RefusedImport([`The file is not JSON: ${messageOf(error)}`])
  }
  const file = File.safeParse(content)
  if (!file.success) throw new RefusedImport(file.error.issues.map((issue) => refusalOf('file', issue)))
  return parseTables(file.data, FileProperty, FileListing)
}

/**
 * The rows of a file, with what they need of the known ones that they change, by their ids.
 * @throws RefusedImport that names what new ones lack.
 */
export function completeRows(
  file: FileRows,
  known: ReadonlyMap<string, Record<string, unknown>>,
): ImportRows {
  const complete = (rows: readonly { id: string }[], columns: object) =>
    rows.map((row) => {
      const standing = Object.entries(known.get(row.id) ?? {})
      return { ...Object.fromEntries(standing.filter(([column]) => column in columns)), ...row }
    })
  return parseTables(
    {
      properties: complete(file.properties, needed),
      finn_properties: complete(file.finn_properties, neededOfListing),
    },
    PropertyRow,
    ListingRow,
  )
}

/** The rows of a file for an empty database. */
export const parseImport = (json: string): ImportRows => completeRows(parseFile(json), new Map())

function parseTables<P extends { id: string }, L extends { id: string }>(
  file: { properties: unknown[]; finn_properties: unknown[] },
  propertySchema: z.ZodType<P>,
  listingSchema: z.ZodType<L>,
) {
  const refusals: string[] = []
  const properties = parseRows('properties', file.properties, propertySchema, refusals)
  const finn_properties = parseRows('finn_properties', file.finn_properties, listingSchema, refusals)
  if (refusals.length > 0) throw new RefusedImport(refusals)
  return { properties, finn_properties }
}

function parseRows<T extends { id: string }>(
  table: string,
  rows: unknown[],
  schema: z.ZodType<T>,
  refusals: string[],
): T[] {
  const seen = new Set<string>()
  return rows.flatMap((row, index) => {
    const place = `${table}[${index}]`
    const parsed = schema.safeParse(row)
    if (!parsed.success) {
      refusals.push(...parsed.error.issues.map((issue) => refusalOf(place, issue)))
      return []
    }
    if (seen.has(parsed.data.id)) refusals.push(`${place}.id: ${parsed.data.id} stands in the file already`)
    seen.add(parsed.data.id)
    return [parsed.data]
  })
}

function refusalOf(place: string, issue: z.core.$ZodIssue): string {
  const path = issue.path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
  if (issue.code === 'unrecognized_keys') return `${place}: unknown column ${issue.keys.join(', ')}`
  if (issue.code === 'invalid_type' && issue.expected === 'nonoptional')
    return `${place}${path}: is missing, and a new one needs it`
  return `${place}${path}: ${issue.message}`
}
