import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { StaffRole } from '../../domain/staff-roles.ts'
import { addCaseEvents } from '../cases/events/add-case-event.ts'
import { execute, queryValues } from '../database/query.ts'
import { formsReadBy } from './caseworker.ts'

interface Leaving {
  id: string
  name: string
  /** Their role from now on; null where the account is closed. */
  role: StaffRole | null
  /** The administrator who did it; null for the system. */
  by: string | null
  now: Date
}

/**
 * Removes a staff member from the open cases that they can no longer work on, and notes the reason in each. Returns
 * how many.
 */
export async function unassignOpenCases(
  client: PoolClient,
  { id, name, role, by, now }: Leaving,
): Promise<number> {
  const caseIds = await queryValues(
    client,
    z.string(),
    `select id from cases where assignee_id = $1 and closed_at is null and not (form = any($2))
     order by merged_into is not null, reference for update`,
    [id, role ? formsReadBy(role) : []],
  )
  await execute(client, 'update cases set assignee_id = null where id = any($1)', [caseIds])
  const reason = role ? { unread: name } : { closed: name }
  await addCaseEvents(
    client,
    { caseIds, by: { staffId: by }, now },
    { kind: 'assigned', data: { to: null, before: id, ...reason } },
  )
  return caseIds.length
}
