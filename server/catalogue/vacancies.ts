import { and, count, eq, min } from 'drizzle-orm'
import { categories } from '../../landlord/categories.ts'
import type { CategorySlug } from '../../landlord-types/category.ts'
import type { Database } from '../database/database.ts'
import { properties } from '../database/schema.ts'
import { hasAvailability } from './availability-condition.ts'
import type { Vacancies } from './views.ts'

export function vacancyCatalogue(orm: Database['orm']) {
  return {
    /** The properties of a category that can be rented now: how many, and of which sizes from which price. */
    async vacancies(category: CategorySlug): Promise<Vacancies> {
      const type = categories.find(({ slug }) => slug === category)?.type
      if (!type) throw new Error(`There is no category ${category}`)
      const rows = await orm
        .select({ squareMetres: properties.area, count: count(), lowestPrice: min(properties.price) })
        .from(properties)
        .where(and(eq(properties.type, type), hasAvailability('available')))
        .groupBy(properties.area)
        .orderBy(properties.area)
      return {
        count: rows.reduce((sum, row) => sum + row.count, 0),
        sizes: rows.flatMap(({ squareMetres, ...row }) =>
          squareMetres === null ? [] : [{ squareMetres, ...row }],
        ),
      }
    },
  }
}
