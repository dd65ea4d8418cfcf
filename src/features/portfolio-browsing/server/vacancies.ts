import type { Pool } from 'pg'
import { z } from 'zod'
import type { CategorySlug } from '../../../../landlord-types/category.ts'
import { categoryFromSlug } from '../../../domain/portfolio/categories.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { isVacantNow } from './vacancy-condition.ts'
import type { Vacancies } from './views.ts'

const vacantSize = z.object({
  squareMetres: z.number().nullable(),
  count: z.number(),
  lowestPrice: z.number().nullable(),
})

export function vacancyCatalogue(pool: Pool, today: () => IsoDate) {
  return {
    /** The properties of a category that can be rented now: how many, and of which sizes from which price. */
    async vacancies(category: CategorySlug): Promise<Vacancies> {
      const rows = await queryRows(
        pool,
        vacantSize,
        `select area as "squareMetres", count(*)::int as count, min(price) as "lowestPrice" from properties
         where type = $1 and ${isVacantNow('$2')} group by area order by area`,
        [categoryFromSlug(category)?.type, today()],
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
