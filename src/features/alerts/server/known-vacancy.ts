import type { Pool } from 'pg'
import { z } from 'zod'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { findRow } from '../../../platform/database/query.ts'
import { SAME_VACANCY_DAYS } from './record-vacancies.ts'
import { storedTraits } from './stored-traits.ts'

const knownRow = z.object({ matchedTraits: storedTraits.nullable(), told: z.array(z.string()) })

/** A vacancy that subscribers have been told of: what it was like then, where it lasts, and the subscribers. */
export type KnownVacancy = z.output<typeof knownRow>

/** The vacancy that a property has, or goes on with; null where the next one is a new one. */
export function knownVacancy(pool: Pool, id: PropertyId, now: Date): Promise<KnownVacancy | null> {
  return findRow(
    pool,
    knownRow,
    `select case when ended_at is null then matched_traits end as "matchedTraits",
       array(select subscriber_id::text from alert_deliveries where vacancy_id = vacancies.id) as told
     from vacancies
     where kind = 'property' and ref = $1
       and (ended_at is null or ended_at > $2::timestamptz - make_interval(days => ${SAME_VACANCY_DAYS}))
     order by vacancies.id desc limit 1`,
    [id, now],
  )
}
