import { z } from 'zod'
import type { StaffRole } from '../../../../domain/people/staff-roles.ts'
import { type Queryable, queryRows } from '../../../../platform/database/query.ts'
import { findActing } from '../../../sign-in/server/acting.ts'
import { onCallAt } from '../../on-call.ts'
import { readOnCallSettings } from './on-call-settings.ts'
import { readShifts } from './shifts.ts'

/** How far ahead the next shift is looked for. */
const NEXT_SHIFT_DAYS = 14

/** Who reads cases of the kind that is told of. */
type Readers = readonly StaffRole[]

/**
 * Who gets an urgent case at an instant: those on call who read such cases, else those of the fallback who do, else the
 * administrators.
 */
export async function peopleOnCall(db: Queryable, readers: Readers, now: Date): Promise<string[]> {
  const [first = []] = await groupsInOrder(db, readers, now)
  return first
}

/** Who gets an urgent case that those told of it have not opened; empty where everyone is told already. */
export async function nextOnCall(
  db: Queryable,
  readers: Readers,
  { told, now }: { told: readonly string[]; now: Date },
): Promise<string[]> {
  const groups = await groupsInOrder(db, readers, now)
  const untold = groups.map((group) => group.filter((id) => !told.includes(id)))
  return untold.find((group) => group.length > 0) ?? []
}

/** Those on call, the fallback, the next on call, and the administrators, each by their deputies, without empty groups. */
async function groupsInOrder(db: Queryable, readers: Readers, now: Date): Promise<string[][]> {
  const until = new Date(now.getTime() + NEXT_SHIFT_DAYS * 86_400_000)
  const shifts = await readShifts(db, { from: now, to: until })
  const { fallback } = await readOnCallSettings(db)
  const acting = async (ids: readonly string[]) => {
    const people = await findActing(db, ids, { at: now, roles: readers })
    return activeAmong(
      db,
      readers,
      [...people.values()].map(({ id }) => id),
    )
  }
  const next = shifts.find(({ from }) => from > now)
  const groups = [
    await acting(onCallAt(shifts, now).map(({ staffId }) => staffId)),
    await ('staffId' in fallback ? acting([fallback.staffId]) : allOf(db, fallback.role, readers)),
    await acting(next ? [next.staffId] : []),
    await allOf(db, 'administrator', readers),
  ]
  return groups.filter((group) => group.length > 0)
}

/** Those of some people whose accounts are open and who read such cases. */
function activeAmong(db: Queryable, readers: Readers, ids: readonly string[]): Promise<string[]> {
  return queryRows(
    db,
    z.string(),
    'select id from staff where id = any($1) and disabled_at is null and role = any($2) order by id',
    [ids, readers],
  )
}

/** All of a role, where it reads such cases. */
async function allOf(db: Queryable, role: StaffRole, readers: Readers): Promise<string[]> {
  if (!readers.includes(role)) return []
  return queryRows(
    db,
    z.string(),
    'select id from staff where role = $1 and disabled_at is null order by id',
    [role],
  )
}
