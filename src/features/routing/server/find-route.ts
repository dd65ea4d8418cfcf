import { z } from 'zod'
import type { StaffRole } from '../../../domain/people/staff-roles.ts'
import { findRow, type Queryable } from '../../../platform/database/query.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'
import { type Deputy, findActing } from '../../sign-in/server/acting.ts'

/** The field of each form that says what kind of case it is, as JSON for SQL. */
export const kindFields = JSON.stringify(
  Object.fromEntries(allForms.map(({ id, caseFields }) => [id, caseFields.kind])),
)

/** SQL for whether a rule `r` fits a case `c`. `kinds` is the place of `kindFields`. */
export const ruleFits = (kinds: string): string => `
  (r.prefix is null or r.prefix = split_part(c.reference, '-', 1))
  and (r.kind is null or r.kind = c.answers ->> (${kinds}::jsonb ->> c.form))
  and (r.town is null or r.town = c.town)
  and (r.building_id is null or (r.building_id = c.building_id and c.building_match = 'certain'))`

/**
 * Who gets a new case by the rules: of those that fit, the most exact one with a colleague who reads the case; they themselves or
 * their deputy. Null where there is none.
 */
export async function findRoute(
  db: Queryable,
  caseId: string,
  { readers, at }: { readers: readonly StaffRole[]; at: Date },
): Promise<Deputy | null> {
  const chosen = await findRow(
    db,
    z.string(),
    `select s.id from cases c join routing_rules r on ${ruleFits('$2')}
       join staff s on s.disabled_at is null and s.role = any($3) and (s.id = r.staff_id or s.role = r.role)
     where c.id = $1
     order by r.exactness desc,
       exists (select 1 from staff_absences a where a.staff_id = s.id
         and ($4::timestamptz at time zone 'Europe/Oslo')::date between first_day and last_day),
       (select count(*) from cases mine where mine.assignee_id = s.id and mine.closed_at is null), s.id
     limit 1`,
    [caseId, kindFields, readers, at],
  )
  if (!chosen) return null
  return (await findActing(db, [chosen], { at, roles: readers })).get(chosen) ?? null
}
