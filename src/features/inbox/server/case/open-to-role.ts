import type { PoolClient } from 'pg'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { may } from '../../../../domain/people/permissions.ts'
import { allRoles, type StaffRole } from '../../../../domain/people/staff-roles.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../../platform/audit/add-audit-entry.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute, rowExists } from '../../../../platform/database/query.ts'
import { readersOf } from '../../../cases/server/case-record.ts'
import { addCaseEvent } from '../../../cases/server/events/add-case-event.ts'
import { staffCaseTexts } from '../../case.words.ts'
import type { Caseworker } from '../caseworker.ts'
import { assignTo } from './assign.ts'
import { onCase, type WorkedCase } from './on-case.ts'

const texts = staffCaseTexts.reading

interface Deps {
  database: Database
}

interface Opening {
  role: StaffRole
  now: Date
}

/** The roles that a case can be opened to: those that work with cases and do not read this one. */
export const rolesToOpenTo = (record: Pick<WorkedCase, 'form' | 'openedTo'>): StaffRole[] =>
  allRoles.filter((role) => may(role, 'read-cases') && !readersOf(record).includes(role))

/**
 * Lets a role read one case, besides the roles that read its form.
 * @throws Refusal where the role reads it already, or works with no cases.
 */
export function openToRole(
  deps: Deps,
  worker: Caseworker,
  reference: CaseReference,
  { role, now }: Opening,
): Promise<void> {
  return onCase(deps, worker, reference, async (client, record) => {
    if (!rolesToOpenTo(record).includes(role)) throw new Refusal(texts.refused)
    await execute(client, 'update cases set opened_to = array_append(opened_to, $2) where id = $1', [
      record.id,
      role,
    ])
    await recordReading(client, worker, { id: record.id, reference }, { role, now, isAllowed: true })
  })
}

/**
 * Ends what `openToRole` allowed. An assignee with that role is the assignee no longer.
 * @throws Refusal where the case is not opened to the role.
 */
export function closeToRole(
  deps: Deps,
  worker: Caseworker,
  reference: CaseReference,
  { role, now }: Opening,
): Promise<void> {
  return onCase(deps, worker, reference, async (client, record) => {
    if (!record.openedTo.includes(role)) throw new Refusal(texts.notOpened)
    await execute(client, 'update cases set opened_to = array_remove(opened_to, $2) where id = $1', [
      record.id,
      role,
    ])
    await recordReading(client, worker, { id: record.id, reference }, { role, now, isAllowed: false })
    const losesAssignee = await rowExists(client, 'select from staff where id = $1 and role = $2', [
      record.assigneeId,
      role,
    ])
    if (losesAssignee) await assignTo(client, worker, record, { id: null, name: null }, { now })
  })
}

/** Notes in the case and in the audit log who reads it from now on, or no longer. */
async function recordReading(
  client: PoolClient,
  worker: Caseworker,
  { id, reference }: { id: WorkedCase['id']; reference: CaseReference },
  { role, now, isAllowed }: Opening & { isAllowed: boolean },
): Promise<void> {
  await addCaseEvent(
    client,
    { caseId: id, by: { staffId: worker.id }, now },
    { kind: 'reading', data: { role, isAllowed } },
  )
  await addAuditEntry(client, {
    staffId: worker.id,
    action: isAllowed ? 'case-reading-allowed' : 'case-reading-ended',
    subject: { kind: 'case', id: reference },
    detail: { role },
  })
}
