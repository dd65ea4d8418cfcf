import { z } from 'zod'
import type { Property } from '../../../domain/portfolio/property.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { categoryType, isoDateColumn, propertyId } from '../../../platform/database/columns.ts'

/** How the columns of each kind are read. */
export interface PropertyColumnKinds {
  text: z.ZodType<string>
  optionalText: z.ZodType<string | null>
  /** Square metres or kroner. */
  amount: z.ZodType<number | null>
  /** A whole number. */
  count: z.ZodType<number | null>
  day: z.ZodType<IsoDate | null>
  texts: z.ZodType<readonly string[]>
  imageAddress: z.ZodType<string | null>
  imageAddresses: z.ZodType<string[]>
  latitude: z.ZodType<number | null>
  longitude: z.ZodType<number | null>
  documentAddress: z.ZodType<string | null>
}

/** The columns of `properties` that can be edited, read by some kinds. */
export const propertyColumns = (kinds: PropertyColumnKinds) =>
  ({
    title: kinds.text,
    type: categoryType,
    location: kinds.text,
    city: kinds.text,
    description: kinds.optionalText,
    price: kinds.amount,
    status: kinds.optionalText,
    available_from: kinds.day,
    images: kinds.imageAddresses,
    image_url: kinds.imageAddress,
    amenities: kinds.texts,
    portfolio_company: kinds.optionalText,
    spv_company: kinds.optionalText,
    property_registration: kinds.optionalText,
    gross_area: kinds.amount,
    primary_rooms: kinds.amount,
    plot_area: kinds.amount,
    area: kinds.amount,
    apartments: kinds.count,
    commercial_spaces: kinds.count,
    advertising_spaces: kinds.count,
    bedrooms: kinds.count,
    bathrooms: kinds.count,
    parking_spaces: kinds.count,
    garages: kinds.count,
    storage_units: kinds.count,
    year_built: kinds.count,
    energy_class: kinds.optionalText,
    latitude: kinds.latitude,
    longitude: kinds.longitude,
    floor: kinds.count,
    shortest_term: kinds.count,
    included: kinds.texts,
    distances: kinds.texts,
    floor_plan: kinds.documentAddress,
    energy_certificate: kinds.documentAddress,
  }) satisfies Record<keyof Omit<Property, 'id' | 'created_at'>, z.ZodType>

/** A row of `properties`; its columns are those of `selectedPropertyColumns`. */
export const propertyRow = z.object({
  id: propertyId,
  ...propertyColumns({
    text: z.string(),
    optionalText: z.string().nullable(),
    amount: z.number().nullable(),
    count: z.number().nullable(),
    day: isoDateColumn.nullable(),
    texts: z.array(z.string()),
    imageAddress: z.string().nullable(),
    imageAddresses: z.array(z.string()),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    documentAddress: z.string().nullable(),
  }),
})

const numberOrNull = z.number().nullable().default(null)
const textOrNull = z.string().nullable().default(null)

/** The columns of a property in JSON, without its id. A column that is missing is null, or an empty list. */
export const propertyJson = z.object(
  propertyColumns({
    text: z.string(),
    optionalText: textOrNull,
    amount: numberOrNull,
    count: numberOrNull,
    day: isoDateColumn.nullable().default(null),
    texts: z.array(z.string()).default([]),
    imageAddress: textOrNull,
    imageAddresses: z.array(z.string()),
    latitude: numberOrNull,
    longitude: numberOrNull,
    documentAddress: textOrNull,
  }),
)

export type PropertyRow = z.output<typeof propertyRow>

/** The names of the columns, for a statement. */
export const editedPropertyColumns = Object.keys(propertyRow.omit({ id: true }).shape)
export const selectedPropertyColumns = Object.keys(propertyRow.shape).join(', ')
