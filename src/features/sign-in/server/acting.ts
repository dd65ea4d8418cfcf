import { z } from 'zod'
import type { StaffRole } from '../../../domain/people/staff-roles.ts'
import { type IsoDate, osloDate } from '../../../domain/time/calendar.ts'
import { isoDateColumn, staffRole } from '../../../platform/database/columns.ts'
import { type Queryable, queryRows } from '../../../platform/database/query.ts'

/** A staff member who is told and works: for themselves, or as the deputy of a colleague who is away. */
export interface Deputy {
  id: string
  name: string
  email: string
  /** The colleague who is away, and their last day away; null where the staff member acts for themselves. */
  actsFor: { id: string; name: string; until: IsoDate } | null
}

const member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: staffRole,
  deputyId: z.string().nullable(),
  until: isoDateColumn.nullable(),
})

type Member = z.output<typeof member>

/**
 * Who acts for each of some staff members at a time: they themselves, or their deputy while they are away, or the
 * deputy's deputy. A deputy whose role is not among `roles`, or whose account is closed, does not act. Staff members
 * whose accounts are closed are left out.
 */
export async function findActing(
  db: Queryable,
  staffIds: readonly string[],
  { at, roles }: { at: Date; roles: readonly StaffRole[] },
): Promise<Map<string, Deputy>> {
  if (staffIds.length === 0) return new Map()
  const members = await queryRows(
    db,
    member,
    `select staff.id, name, email, role, deputy_id as "deputyId", last_day as until
     from staff left join staff_absences a on a.staff_id = staff.id and $1 between first_day and last_day
     where disabled_at is null`,
    [osloDate(at)],
  )
  const byId = new Map(members.map((each) => [each.id, each]))
  const acting = new Map<string, Deputy>()
  for (const id of staffIds) {
    const asked = byId.get(id)
    if (asked) acting.set(id, actingFor(asked, byId, roles))
  }
  return acting
}

function actingFor(asked: Member, members: ReadonlyMap<string, Member>, roles: readonly StaffRole[]): Deputy {
  const seen = new Set([asked.id])
  let acting = asked
  while (acting.deputyId !== null) {
    const deputy = members.get(acting.deputyId)
    if (!deputy || !roles.includes(deputy.role)) break
    // All of them are away, each for another: the case stays with its assignee.
    if (seen.has(deputy.id)) return memberAs(asked, null)
    seen.add(deputy.id)
    acting = deputy
  }
  return memberAs(acting, acting === asked ? null : asked)
}

const memberAs = ({ id, name, email }: Member, away: Member | null): Deputy => ({
  id,
  name,
  email,
  actsFor: away?.until ? { id: away.id, name: away.name, until: away.until } : null,
})

/** SQL for the ids of a staff member, and of the colleagues for whom they act on a day, directly or through others. */
export const coveredBy = (staffId: string, day: string) => `(
  with recursive acted (id) as (
    select ${staffId} union
    select a.staff_id from staff_absences a join acted on acted.id = a.deputy_id
    where ${day} between a.first_day and a.last_day)
  select id from acted)`
