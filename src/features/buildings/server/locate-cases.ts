import type { Pool } from 'pg'
import { z } from 'zod'
import type { Answers } from '../../../forms/engine/field.ts'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { findForm } from '../../form-catalogue/catalogue.ts'
import { locateCase } from './locate-case.ts'

const AT_ONCE = 500

const unlocated = z.object({
  id: z.string(),
  form: z.string(),
  answers: z.custom<Answers>((value) => typeof value === 'object' && value !== null),
  address: z.string().nullable(),
  propertyId: z.string().nullable(),
})

/** Gives cases of earlier versions their building. Gives how many it has located. */
export async function locateCases(pool: Pool): Promise<number> {
  for (let located = 0; ; ) {
    const cases = await queryRows(
      pool,
      unlocated,
      `select id, form, answers, address, property_id as "propertyId" from cases
       where building_match is null order by id limit ${AT_ONCE}`,
    )
    if (cases.length === 0) return located
    for (const { id, form: formId, ...sent } of cases) {
      const form = findForm(formId)
      const { match, buildingId, flat, concerns } = form
        ? await locateCase(pool, { form, ...sent })
        : ({ match: 'none', buildingId: null, flat: null, concerns: 'home' } as const)
      await execute(
        pool,
        `update cases set building_match = $2, building_id = $3, flat = $4, concerns = $5
         where id = $1 and building_match is null`,
        [id, match, buildingId, flat, concerns],
      )
    }
    located += cases.length
  }
}
