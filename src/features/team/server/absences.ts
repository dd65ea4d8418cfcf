import { z } from 'zod'
import { allRoles } from '../../../domain/people/staff-roles.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { isoDateColumn } from '../../../platform/database/columns.ts'
import type { Database } from '../../../platform/database/database.ts'
import { execute, type Queryable, queryRows, rowExists } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'
import { absenceTexts } from '../../inbox/absence.words.ts'

const texts = absenceTexts.refused

const absence = z.object({
  id: z.string(),
  staffId: z.string(),
  from: isoDateColumn,
  to: isoDateColumn,
  deputyId: z.string(),
  /** Null where the deputy's account is closed. */
  deputyName: z.string().nullable(),
})

/** Days in which a staff member is away, both included, and who acts for them. */
export type Absence = z.output<typeof absence>

/** The absences that are not over, in their order. */
export function listAbsences(db: Queryable, now: Date): Promise<Absence[]> {
  return queryRows(
    db,
    absence,
    `select a.id, staff_id as "staffId", first_day as "from", last_day as "to", deputy_id as "deputyId",
       case when deputy.disabled_at is null then deputy.name end as "deputyName"
     from staff_absences a join staff deputy on deputy.id = deputy_id
     where last_day >= $1 order by first_day`,
    [osloDate(now)],
  )
}

const proposedDeputy = z.object({ staffId: z.string(), deputyId: z.string() })

/** For each role the roles that read all of its cases, as JSON for SQL. */
const rolesThatRead = JSON.stringify(
  Object.fromEntries(
    allRoles.map((role) => [
      role,
      allRoles.filter((other) =>
        allForms.every(({ readers }) => !readers.includes(role) || readers.includes(other)),
      ),
    ]),
  ),
)

/**
 * Who could act for each staff member: who did last, else a colleague who reads all of their cases. Of those one of their role, then
 * one for whom they have acted, one who gets cases by the same rules, and the one with the fewest open cases. No one who is away
 * today.
 */
export async function proposeDeputies(db: Queryable, now: Date): Promise<ReadonlyMap<string, string>> {
  const rows = await queryRows(
    db,
    proposedDeputy,
    `with work as (select assignee_id, count(*) as open_cases from cases where closed_at is null group by assignee_id)
     select distinct on (s.id) s.id as "staffId", d.id as "deputyId"
     from staff s
       join staff d on d.id <> s.id and d.disabled_at is null
         and not exists (select from staff_absences where staff_id = d.id and $1 between first_day and last_day)
       left join lateral (select max(last_day) as last_day from staff_absences
         where staff_id = s.id and deputy_id = d.id) acted on true
       left join work on work.assignee_id = d.id
     where acted.last_day is not null or ($2::jsonb -> s.role) ? d.role
     order by s.id, acted.last_day desc nulls last, d.role = s.role desc,
       exists (select from staff_absences where staff_id = d.id and deputy_id = s.id) desc,
       exists (select from routing_rules mine join routing_rules theirs on theirs.staff_id = d.id
         and (theirs.prefix = mine.prefix or theirs.town = mine.town) where mine.staff_id = s.id) desc,
       open_cases nulls first, d.name, d.id`,
    [osloDate(now), rolesThatRead],
  )
  return new Map(rows.map(({ staffId, deputyId }) => [staffId, deputyId]))
}

interface NewAbsence {
  staffId: string
  deputyId: string
  from: IsoDate
  to: IsoDate
  /** Who says so: the staff member, or an administrator. */
  by: string
  now: Date
}

/**
 * Stores when a staff member is away and who acts for them.
 * @throws Refusal where the days are over or overlap others, or where there is no such deputy.
 */
export async function addAbsence(
  { database }: { database: Database },
  { staffId, deputyId, from, to, by, now }: NewAbsence,
): Promise<void> {
  if (to < from) throw new Refusal(texts.order, { errors: { to: texts.order } })
  if (to < osloDate(now)) throw new Refusal(texts.over, { errors: { to: texts.over } })
  if (deputyId === staffId) throw new Refusal(texts.self, { errors: { deputy: texts.self } })
  await inTransaction(database.pool, async (client) => {
    // Two absences of one staff member are added one after the other: neither overlooks the other.
    if (!(await rowExists(client, 'select from staff where id::text = $1 for update', [staffId])))
      throw new Refusal(texts.noAccount)
    if (
      !(await rowExists(client, 'select from staff where id::text = $1 and disabled_at is null', [deputyId]))
    )
      throw new Refusal(texts.deputy, { errors: { deputy: texts.deputy } })
    if (
      await rowExists(
        client,
        'select from staff_absences where staff_id = $1 and first_day <= $3 and last_day >= $2',
        [staffId, from, to],
      )
    )
      throw new Refusal(texts.overlaps, { errors: { from: texts.overlaps } })
    await execute(
      client,
      'insert into staff_absences (staff_id, deputy_id, first_day, last_day) values ($1, $2, $3, $4)',
      [staffId, deputyId, from, to],
    )
    await addAuditEntry(client, {
      staffId: by,
      action: 'absence-added',
      subject: { kind: 'staff', id: staffId },
      detail: { firstDay: from, lastDay: to },
    })
  })
}

/**
 * Removes an absence: who is away acts for themselves again.
 * @throws Refusal where that staff member has no such absence.
 */
export function removeAbsence(
  { database }: { database: Database },
  { id, staffId, by }: { id: string; staffId: string; by: string },
): Promise<void> {
  return inTransaction(database.pool, async (client) => {
    const removed = await execute(
      client,
      'delete from staff_absences where id::text = $1 and staff_id::text = $2',
      [id, staffId],
    )
    if (removed === 0) throw new Refusal(texts.gone)
    await addAuditEntry(client, {
      staffId: by,
      action: 'absence-removed',
      subject: { kind: 'staff', id: staffId },
    })
  })
}
