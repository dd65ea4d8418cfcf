import { z } from 'zod'
import type { CategorySlug } from '../../../../landlord-types/category.ts'
import { isoDateColumn } from '../../../platform/database/columns.ts'
import { energyClasses } from '../../portfolio-browsing/filters/energy-class.ts'
import { featureNames } from '../../portfolio-browsing/filters/features.ts'
import type { HomeTraits } from '../../portfolio-browsing/filters/home-facts.ts'
import { kindNames } from '../../portfolio-browsing/filters/kinds.ts'

const place = z.object({ slug: z.string(), name: z.string() })

/** All that there can be, whether the landlord offers it or not. */
const category = z.enum([
  'bolig',
  'parkering',
  'naering',
  'coliving',
  'minilager',
  'reklame',
]) satisfies z.ZodType<CategorySlug>

/**
 * What filters look at in a home, as a vacancy stores it. A vacancy from before a trait was added lacks it, and may have one
 * that has been dropped.
 */
export const storedTraits = z.object({
  categories: z.array(category),
  town: place,
  area: place,
  spot: z.object({ x: z.number(), y: z.number(), isExact: z.boolean() }).nullable().default(null),
  kinds: z
    .array(z.string())
    .default([])
    .transform((names) => kindNames.filter((name) => names.includes(name))),
  bedrooms: z.number().nullable().default(null),
  rent: z.number().nullable().default(null),
  squareMetres: z.number().nullable().default(null),
  vacancy: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.enum(['now', 'reserved', 'rented']) }),
      z.object({ kind: z.literal('from'), date: isoDateColumn }),
    ])
    .nullable()
    .default(null),
  features: z
    .array(z.string())
    .default([])
    .transform((names) => featureNames.filter((name) => names.includes(name))),
  energy: z.enum(energyClasses).nullable().default(null),
}) satisfies z.ZodType<HomeTraits>

/** The traits of a home without what is only of a property. */
export const traitsAlone = (home: HomeTraits): HomeTraits => storedTraits.parse(home)

export const homeKind = z.enum(['property', 'listing'])
export type HomeKind = z.output<typeof homeKind>
