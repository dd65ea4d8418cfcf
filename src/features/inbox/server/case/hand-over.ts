import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { NewCaseEvent } from '../../../../domain/cases/case-event.ts'
import type { StaffRole } from '../../../../domain/people/staff-roles.ts'
import { execute, queryRows } from '../../../../platform/database/query.ts'
import { addCaseEvents } from '../../../cases/server/events/add-case-event.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'

/** A colleague who gets cases. */
export interface Successor {
  id: string
  name: string
  role: StaffRole
}

/** A staff member whose account is closed, or whose role has changed. */
export interface Leaving {
  id: string
  name: string
  /** Their role from now on; null where the account is closed. */
  role: StaffRole | null
  /** Null where the cases are left without an assignee. */
  successor: Successor | null
  /** The administrator who did it; null for the system. */
  by: string | null
  now: Date
}

/** How many cases the successor got, and how many are without an assignee. */
export interface HandedOverCases {
  given: number
  unassigned: number
}

const leftCase = z.object({ id: z.string(), isGiven: z.boolean() })

/**
 * Gives the open cases that a staff member can no longer work on to a successor, as far as the successor reads their
 * forms. The others are left without an assignee. Each case notes the reason.
 */
export async function handOverOpenCases(
  client: PoolClient,
  { id, name, role, successor, by, now }: Leaving,
): Promise<HandedOverCases> {
  const cases = await queryRows(
    client,
    leftCase,
    `select id, ${isVisibleTo('$3')} as "isGiven" from cases
     where assignee_id = $1 and closed_at is null and not ${isVisibleTo('$2')}
     order by merged_into is not null, reference for update`,
    [id, role ? accessKeys(role) : [], successor ? accessKeys(successor.role) : []],
  )
  const assign = async (isGiven: boolean, event: NewCaseEvent & { kind: 'assigned' }) => {
    const caseIds = cases.filter((each) => each.isGiven === isGiven).map((each) => each.id)
    await execute(client, 'update cases set assignee_id = $2 where id = any($1)', [caseIds, event.data.to])
    await addCaseEvents(client, { caseIds, by: { staffId: by }, now }, event)
    return caseIds.length
  }
  const given = successor
    ? await assign(true, {
        kind: 'assigned',
        data: { to: successor.id, name: successor.name, closed: name, before: id },
      })
    : 0
  const reason = role ? { unread: name } : { closed: name }
  return {
    given,
    unassigned: await assign(false, { kind: 'assigned', data: { to: null, before: id, ...reason } }),
  }
}
