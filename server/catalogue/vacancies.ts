import type { Pool } from 'pg'
import { z } from 'zod'
import type { IsoDate } from '../../domain/calendar.ts'
import { categories } from '../../landlord/categories.ts'
import type { CategorySlug } from '../../landlord-types/category.ts'
import type { DataVersion } from '../database/data-version.ts'
import { queryRows } from '../database/query.ts'
import { liveIndex } from './live-index.ts'
import { isVacantNow } from './vacancy-condition.ts'
import type { Vacancies } from './views.ts'

const vacantSize = z.object({
  squareMetres: z.number().nullable(),
  count: z.number(),
  lowestPrice: z.number().nullable(),
})

/** Read once for each category until one of its properties changes, or the day ends: all of them are looked at. */
export function vacancyCatalogue(
  pool: Pool,
  version: Pick<DataVersion, 'lastChangeOf' | 'isFollowing'>,
  today: () => IsoDate,
) {
  const bySlug = new Map(
    categories.map(({ slug, type }) => [
      slug,
      liveIndex({
        version,
        tags: [`category:${type.toLowerCase()}`],
        today,
        make: (day) => readVacancies(pool, type, day),
      }),
    ]),
  )
  return {
    /** The properties of a category that can be rented now: how many, and of which sizes from which price. */
    async vacancies(category: CategorySlug): Promise<Vacancies> {
      const vacancies = bySlug.get(category)
      if (!vacancies) throw new Error(`There is no category ${category}`)
      return vacancies.current()
    },
  }
}

async function readVacancies(pool: Pool, type: string, day: IsoDate): Promise<Vacancies> {
  const rows = await queryRows(
    pool,
    vacantSize,
    `select area as "squareMetres", count(*)::int as count, min(price) as "lowestPrice" from properties
     where type = $1 and ${isVacantNow('$2')} group by area order by area`,
    [type, day],
  )
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    sizes: rows.flatMap(({ squareMetres, ...row }) =>
      squareMetres === null ? [] : [{ squareMetres, ...row }],
    ),
  }
}
