import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../../platform/audit/add-audit-entry.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute, findRow } from '../../../../platform/database/query.ts'
import { readersOf } from '../../../cases/server/case-record.ts'
import { addCaseEvent } from '../../../cases/server/events/add-case-event.ts'
import { routeCase } from '../../../cases/server/store/route-case.ts'
import type { Caseworker } from '../caseworker.ts'
import { caseRefusals } from '../refusals.words.ts'
import { assertNoNewEvents } from './assert-no-new-events.ts'
import { eventsSentBefore, onCase, type WorkedCase } from './on-case.ts'

interface Deps {
  database: Database
}

interface Assigning {
  /** Null where it is left without one. */
  to: string | null
  now: Date
  /** The idempotency key of the page. */
  key?: string | null | undefined
  /** The newest event when the case was chosen in a list. */
  unchangedSince?: string | null
}

/** Sets the assignee of a case, or removes it. Gives the id of the event, or null where nothing changes. */
export function assignCase(
  deps: Deps,
  worker: Caseworker,
  reference: CaseReference,
  { to, now, key, unchangedSince }: Assigning,
): Promise<string | null> {
  return onCase(deps, worker, reference, async (client, record) => {
    const [sent] = await eventsSentBefore(client, { caseId: record.id, staffId: worker.id, key })
    if (sent) return sent
    await assertNoNewEvents(client, worker, record, { before: 'bulk', after: unchangedSince })
    if (record.assigneeId === to) return null
    const name = await findRow(
      client,
      z.string(),
      `select name from staff where id::text = $1 and disabled_at is null and role = any($2)`,
      [to, readersOf(record)],
    )
    if (to && !name) throw new Refusal(caseRefusals.noAssignee)
    return assignTo(client, worker, record, { id: to, name }, { now, key })
  })
}

/** Sets the assignee of a locked case. Gives the id of the event. */
export async function assignTo(
  client: PoolClient,
  worker: Caseworker,
  record: Pick<WorkedCase, 'id' | 'assigneeId'>,
  to: { id: string | null; name: string | null },
  { now, key }: { now: Date; key?: string | null | undefined },
): Promise<string> {
  await execute(client, 'update cases set assignee_id = $2 where id = $1', [record.id, to.id])
  return addCaseEvent(
    client,
    { caseId: record.id, by: { staffId: worker.id }, now, key },
    { kind: 'assigned', data: { to: to.id, name: to.name, before: record.assigneeId } },
  )
}

/** Makes a staff member a follower of a case, or no longer: followers get the mails about what its sender does. */
export function followCase(
  deps: Deps,
  worker: Caseworker,
  reference: CaseReference,
  follows: boolean,
): Promise<void> {
  return onCase(deps, worker, reference, async (client, { id }) => {
    if (follows)
      await execute(
        client,
        'insert into case_followers (case_id, staff_id) values ($1, $2) on conflict do nothing',
        [id, worker.id],
      )
    else
      await execute(client, 'delete from case_followers where case_id = $1 and staff_id = $2', [
        id,
        worker.id,
      ])
  })
}

/** Moves a case that was held as possible spam to the lanes of the inbox. */
export function releaseCase(
  deps: Deps,
  worker: Caseworker,
  reference: CaseReference,
  now: Date,
): Promise<void> {
  return onCase(deps, worker, reference, async (client, record) => {
    if (!record.quarantine) return
    await execute(client, 'update cases set quarantine = null where id = $1', [record.id])
    await addCaseEvent(
      client,
      { caseId: record.id, by: { staffId: worker.id }, now },
      { kind: 'released', data: {} },
    )
    await addAuditEntry(client, {
      staffId: worker.id,
      action: 'case-released',
      subject: { kind: 'case', id: reference },
    })
    if (!record.assigneeId) await routeCase(client, record, now)
  })
}
