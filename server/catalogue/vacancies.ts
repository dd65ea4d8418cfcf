import type { Pool } from 'pg'
import { z } from 'zod'
import { categories } from '../../landlord/categories.ts'
import type { CategorySlug } from '../../landlord-types/category.ts'
import { queryRows } from '../database/query.ts'
import { hasAvailability } from './availability-condition.ts'
import type { Vacancies } from './views.ts'

const vacantSize = z.object({
  squareMetres: z.number().nullable(),
  count: z.number(),
  lowestPrice: z.number().nullable(),
})

export function vacancyCatalogue(pool: Pool) {
  return {
    /** The properties of a category that can be rented now: how many, and of which sizes from which price. */
    async vacancies(category: CategorySlug): Promise<Vacancies> {
      const type = categories.find(({ slug }) => slug === category)?.type
      if (!type) throw new Error(`There is no category ${category}`)
      const rows = await queryRows(
        pool,
        vacantSize,
        `select area as "squareMetres", count(*)::int as count, min(price) as "lowestPrice" from properties
         where type = $1 and ${hasAvailability('available')} group by area order by area`,
        [type],
      )
      return {
        count: rows.reduce((sum, row) => sum + row.count, 0),
        sizes: rows.flatMap(({ squareMetres, ...row }) =>
          squareMetres === null ? [] : [{ squareMetres, ...row }],
        ),
      }
    },
  }
}
